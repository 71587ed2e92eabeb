/** What happened, counted by what was tried and how it ended: `done` or the code of a refusal. */
export type Tally = {
  count(act: string, ended: string): void;
  /** Something that must not happen; the day ends with an error. */
  fault(what: string): void;
  /** A fact worth a line in the report that is no fault. */
  note(what: string): void;
  acts(): number;
  rows(): readonly { readonly act: string; readonly ended: string; readonly times: number }[];
  faults(): readonly string[];
  notes(): readonly string[];
};

export function createTally(): Tally {
  const times = new Map<string, Map<string, number>>();
  const faults = new Map<string, number>();
  const notes = new Set<string>();
  let acts = 0;
  return {
    count(act, ended) {
      acts += 1;
      const of = times.get(act) ?? new Map<string, number>();
      times.set(act, of.set(ended, (of.get(ended) ?? 0) + 1));
    },
    fault: (what) => void faults.set(what, (faults.get(what) ?? 0) + 1),
    note: (what) => void notes.add(what),
    acts: () => acts,
    rows: () =>
      [...times].flatMap(([act, of]) =>
        [...of].map(([ended, count]) => ({ act, ended, times: count })),
      ),
    faults: () =>
      [...faults].map(([what, count]) => (count > 1 ? `${what} (${count} times)` : what)),
    notes: () => [...notes],
  };
}
