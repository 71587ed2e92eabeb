import { dayOf } from '../../../kernel/calendar.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db.ts';
import { countDaily } from './count-daily.ts';
import { countDifferences, forgetFigures } from './store/check-figures.ts';
import { batchesBehind, FIGURES } from './store/follower.ts';
import { foldLanes } from './store/players.ts';
import { KEPT_DAYS, pruneSettled } from './store/settled.ts';

const DAY_MS = 86_400_000;
/** Older figures were compared on earlier nights, and change only with their sums. */
const DAYS_COMPARED = 62;
/** Of five minutes, those of this many days are compared: all that are kept, but for the oldest. */
const DAYS_OF_FIVES = KEPT_DAYS.five - 1;
/** Figures of the last days may still change as lanes are counted. */
const DAYS_OF_LANES = 3;
const MOST_MS = 600_000;

/**
 * Compares what reports of many days read with the daily figures, every night; the players of past
 * days are merged over all lanes first.
 * @throws when they differ, so that the job dies and the operators are notified
 */
export async function checkFigures({ clock }: { clock: Clock }, tx: Tx): Promise<void> {
  await tx.allow(MOST_MS);
  const daysAgo = (days: number) => dayOf(momentAgo(clock, days));
  await foldLanes(tx, daysAgo(DAYS_OF_LANES));
  await pruneSettled(tx, clock.now());
  const differences = await countDifferences(tx, {
    since: daysAgo(DAYS_COMPARED),
    fivesSince: momentAgo(clock, DAYS_OF_FIVES),
  });
  if (differences > 0n)
    throw new Error(`${differences} sums differ from the daily figures: npm run figures`);
}

const momentAgo = (clock: Clock, days: number): Date =>
  new Date(clock.now().getTime() - days * DAY_MS);

/**
 * Counts every daily figure and every sum again, from the first wager on. Reports stay exact in the
 * meantime, but slow. Answers how many sums had differed from their figures.
 */
export async function countAgain(
  { db, clock }: { db: Pick<Db, 'tx'>; clock: Clock },
  signal: AbortSignal,
): Promise<bigint> {
  const long = <T>(work: (tx: Tx) => Promise<T>) =>
    db.tx(async (tx) => {
      await tx.allow(MOST_MS);
      return work(tx);
    });
  const differed = await long(async (tx) => {
    const found = await countDifferences(tx, {
      since: '0001-01-01',
      fivesSince: momentAgo(clock, DAYS_OF_FIVES),
    });
    await forgetFigures(tx);
    return found;
  });
  const isBehind = async (tx: Tx) => (await batchesBehind(tx, FIGURES)).length > 0;
  while (!signal.aborted && (await long(isBehind))) {
    await long(countDaily);
    await long((tx) => pruneSettled(tx, clock.now()));
  }
  signal.throwIfAborted();
  return differed;
}
