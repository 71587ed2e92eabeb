import { type Day, dayOf } from '../../../kernel/calendar.ts';
import type { Db, Tx } from '../../../kernel/db.ts';
import type { CashierRoom } from './room.ts';
import { closedThrough, forgetDays, writeClosed, writeDays } from './store/money-days.ts';

export { moneyByDay } from './store/money-days.ts';

export const CLOSING = 'cashier.close-days';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** By then every transaction that began before midnight has ended. */
const SETTLED_AFTER_MS = HOUR_MS;
/** How long closed days are recomputed, to include late changes. */
const DAYS_AGAIN = 62;
const MOST_MS = 600_000;

/** Every night: closes the days that are over and recomputes those of the last two months. */
export async function closeDays(
  { clock, log }: Pick<CashierRoom, 'clock' | 'log'>,
  tx: Tx,
): Promise<void> {
  await tx.allow(MOST_MS);
  const settled = clock.now().getTime() - SETTLED_AFTER_MS;
  const through = dayOf(new Date(settled - DAY_MS));
  const closed = await closedThrough(tx, 'update');
  const again = dayOf(new Date(settled - DAYS_AGAIN * DAY_MS));
  const since: Day = closed < again ? closed : again;
  const corrected = (await writeDays(tx, { since, through })).filter((day) => day <= closed);
  if (corrected.length > 0) log.error('closed days were put right', { days: corrected });
  if (through > closed) await writeClosed(tx, through);
}

/** Deletes the closed days and recomputes all of them. */
export const closeAgain = (db: Pick<Db, 'tx'>, deps: Pick<CashierRoom, 'clock' | 'log'>) =>
  db.tx(async (tx) => {
    await forgetDays(tx);
    await closeDays(deps, tx);
  });
