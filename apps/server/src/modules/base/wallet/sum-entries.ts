import type { Db } from '../../../kernel/db.ts';
import { forgetSums, type Often, sumOften } from './store/entry-sums.ts';

const OFTEN: Often = { moves: 2_048, entries: 50_000, accounts: 20 };
const MOST_MS = 60_000;
/** The rest waits for the next hour. */
const MOST_TIMES = 200;

/**
 * Sums the entries of accounts that move often, so that explaining a balance reads no more than
 * 2,048 entries and those of an hour, however long the account has been played on.
 */
export async function sumEntries(db: Pick<Db, 'tx'>, often = OFTEN): Promise<void> {
  for (let times = 0; times < MOST_TIMES; times += 1) {
    const accounts = await db.tx(async (tx) => {
      await tx.allow(MOST_MS);
      return sumOften(tx, often);
    });
    if (accounts === 0) return;
  }
}

/** The same from the first entry on. Explanations stay exact throughout. */
export async function sumAgain(db: Pick<Db, 'tx'>, often = OFTEN): Promise<void> {
  await db.tx(forgetSums);
  await sumEntries(db, often);
}
