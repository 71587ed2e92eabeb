import { type Act, keysOf, namedBy } from './act.ts';

/** Whether these acts, played again, still show a difference. */
export type Fails = (acts: readonly Act[]) => Promise<boolean>;

export type Suspects = { readonly members: readonly number[]; readonly keys: readonly number[] };

export const suspectsIn = (act: Act): Suspects => ({ members: namedBy(act), keys: keysOf(act) });

/** More replays would take longer than reading a slightly larger case. */
const MOST_REPLAYS = 400;

/**
 * A small list of acts that still fails: first only the acts of the suspects, widened to those they
 * met until it fails again, then halved until nothing can be left out.
 */
export async function shrink(
  acts: readonly Act[],
  suspects: Suspects,
  fails: Fails,
): Promise<readonly Act[]> {
  let left = MOST_REPLAYS;
  const tried: Fails = async (some) => {
    left -= 1;
    return left >= 0 && fails(some);
  };
  return shorten(await concerned(acts, suspects, tried), tried);
}

async function concerned(
  acts: readonly Act[],
  suspects: Suspects,
  fails: Fails,
): Promise<readonly Act[]> {
  const [members, keys] = [new Set(suspects.members), new Set(suspects.keys)];
  const touches = (act: Act) =>
    namedBy(act).some((member) => members.has(member)) || keysOf(act).some((key) => keys.has(key));
  for (let before = -1; before !== members.size + keys.size; ) {
    before = members.size + keys.size;
    for (const act of acts.filter(touches)) for (const key of keysOf(act)) keys.add(key);
    const some = acts.filter((act) => act.do === 'expire' || touches(act));
    if (some.length === acts.length) break;
    if (await fails(some)) return some;
    for (const act of some) for (const member of namedBy(act)) members.add(member);
  }
  return acts;
}

/** Leaves out halves, quarters and so on of the acts, then steps and legs one by one. */
async function shorten(acts: readonly Act[], fails: Fails): Promise<readonly Act[]> {
  let best = acts;
  for (let size = best.length >> 1; size >= 1; size >>= 1) {
    for (let from = best.length; from > 0; ) {
      const start = Math.max(0, from - size);
      const some = [...best.slice(0, start), ...best.slice(from)];
      if (some.length > 0 && (await fails(some))) best = some;
      from = start;
    }
  }
  for (let at = 0; at < best.length; at += 1) {
    for (let simpler = simplerThan(best[at] as Act); simpler.length > 0; ) {
      const next = simpler.shift() as Act;
      const some = best.with(at, next);
      if (!(await fails(some))) continue;
      best = some;
      simpler = simplerThan(next);
    }
  }
  return best;
}

/** The same act with a step or a leg less, or without its rider. */
function simplerThan(act: Act): Act[] {
  const without = <T>(list: readonly T[]) =>
    list.length < 2 ? [] : list.map((_, i) => list.filter((_, j) => j !== i));
  if (act.do === 'story') return without(act.steps).map((steps) => ({ ...act, steps }));
  if (act.do === 'expire') return [];
  const plain = act.ride === 'none' ? [] : [{ ...act, ride: 'none' } as const];
  return [...without(act.legs).map((legs) => ({ ...act, legs })), ...plain];
}
