import type { Db, Tx } from '../../apps/server/src/kernel/db.ts';

export class Killed extends Error {}
export const FATES = ['before', 'after'] as const;
type Fate = (typeof FATES)[number];

/** A database whose nth commit and all after it never happen, or are the last thing that happens. */
export function mortal(db: Db, nth: number, fate: Fate) {
  let commits = 0;
  const tx = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    commits += 1;
    if (commits > nth || (commits === nth && fate === 'before')) throw new Killed();
    const done = await db.tx(work);
    if (commits === nth) throw new Killed();
    return done;
  };
  return { db: { ...db, tx }, lived: () => commits < nth };
}
