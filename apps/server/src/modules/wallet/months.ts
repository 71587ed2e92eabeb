import type { Db } from '../../kernel/db.ts';
import { openMonths } from './store/months.ts';

export type Months = {
  /** Resolves when the month (UTC) of `at` and the next have their partitions of entries. */
  open(at: Date): Promise<void>;
};

/**
 * A month is opened a month ahead, in a transaction of its own: no posting waits for it at the
 * turn, and one whose clock jumped makes its month first.
 */
export function createMonths(db: Db): Months {
  const opened = new Map<number, Promise<void>>();
  return {
    open(at) {
      const month = at.getUTCFullYear() * 12 + at.getUTCMonth();
      const known = opened.get(month);
      if (known) return known;
      const opening = db.tx((tx) => openMonths(tx, at));
      opened.set(month, opening);
      opening.catch(() => opened.delete(month));
      return opening;
    },
  };
}
