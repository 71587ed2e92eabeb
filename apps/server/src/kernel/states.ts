/** What a thing may become, as data: beside each state those that may follow it. */
export type StateTable<State extends string> = Readonly<Record<State, readonly State[]>>;

export type States<State extends string> = {
  /** All states, in the order of the table. */
  readonly all: readonly State[];
  /** States that nothing follows, and the others. */
  readonly ends: readonly State[];
  readonly open: readonly State[];
  /** States that follow none: where a thing begins. */
  readonly starts: readonly State[];
  mayBecome(from: State, to: State): boolean;
  isEnd(state: State): boolean;
  /** @throws Error when the table does not know the change: a fault of ours, never a refusal */
  check(id: string, from: State, to: State): void;
};

/** The one shape of a state table; `what` names the thing in a fault. Architecture.md 7.10. */
export function statesOf<State extends string>(
  what: string,
  table: StateTable<State>,
): States<State> {
  const all = Object.keys(table) as State[];
  const followed = new Set(all.flatMap((state) => table[state]));
  const isEnd = (state: State) => table[state].length === 0;
  const mayBecome = (from: State, to: State) => table[from].includes(to);
  return {
    all,
    ends: all.filter(isEnd),
    open: all.filter((state) => !isEnd(state)),
    starts: all.filter((state) => !followed.has(state)),
    mayBecome,
    isEnd,
    check(id, from, to) {
      if (!mayBecome(from, to)) throw new Error(`${what} ${id}: ${from} cannot become ${to}`);
    },
  };
}
