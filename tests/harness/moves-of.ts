import type { States } from '../../apps/server/src/kernel/states.ts';

/** All changes that a state table allows, one a line; what is not listed is refused. */
export const movesOf = <State extends string>({ all, mayBecome }: States<State>): string[] =>
  all.flatMap((from) => all.filter((to) => mayBecome(from, to)).map((to) => `${from} -> ${to}`));
