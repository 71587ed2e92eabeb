import type { Db, Tx } from '../../../kernel/db.ts';
import { openMonths } from './store/months.ts';

export type Months = {
  /**
   * Resolves when the month (UTC) of `at` and the next have their partitions of entries. They are
   * opened in the caller's transaction when there is one, since that may hold the last connection.
   */
  open(at: Date, tx?: Tx): Promise<void>;
};

/** A month is opened a month ahead, so that no posting waits for it at the turn of the month. */
export function createMonths(db: Db): Months {
  const known = new Set<number>();
  return {
    async open(at, tx) {
      const month = at.getUTCFullYear() * 12 + at.getUTCMonth();
      if (known.has(month)) return;
      const opening = async (tx: Tx) => {
        await openMonths(tx, at);
        tx.afterCommit(() => known.add(month));
      };
      await (tx ? opening(tx) : db.tx(opening));
    },
  };
}
