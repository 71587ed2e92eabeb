import type { Db } from '../../../kernel/db.ts';
import { openMonths } from './store/months.ts';

export type Months = {
  /** Resolves when the month (UTC) of `at` and the next have their partitions of entries. */
  open(at: Date): Promise<void>;
};

/**
 * A month is opened a month ahead, at the start and each day, so that no posting waits for it at its
 * turn, and a story that has posted already finds it: to such a story a newer one stays unknown.
 * Never inside a story, which would keep all others from the month until its end; and beside the
 * pool, since the story that asks may hold its last connection.
 */
export function createMonths(db: Pick<Db, 'aside'>): Months {
  const known = new Set<number>();
  return {
    async open(at) {
      const month = at.getUTCFullYear() * 12 + at.getUTCMonth();
      if (known.has(month)) return;
      await db.aside(async (tx) => {
        await openMonths(tx, at);
        tx.afterCommit(() => known.add(month));
      });
    },
  };
}
