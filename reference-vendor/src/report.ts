import type { MoneyRecord } from './record.ts';
import type { WalletClient } from './wallet-client.ts';

const LINES_AT_ONCE = 200;

/** Business days are those of Asia/Dhaka, which has no summer time. */
const DHAKA_MS = 6 * 3_600_000;
const dayOf = (atMs: number): string => new Date(atMs + DHAKA_MS).toISOString().slice(0, 10);

/** The business day that an instant falls on, and the one before it. */
export const lastDays = (nowMs: number): readonly [string, string] => [
  dayOf(nowMs - 24 * 3_600_000),
  dayOf(nowMs),
];

/**
 * Hands in the record of a business day. A bet whose answer was lost may or may not have been taken:
 * it was taken back, so it is left out, and the house's reconciliation shows where it had been.
 */
export async function handIn(
  { wallet, record }: { wallet: WalletClient; record: MoneyRecord },
  day: string,
): Promise<number> {
  const lines = linesOf(record, day);
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE) {
    const part = lines.slice(at, at + LINES_AT_ONCE);
    const heard = await wallet.call('/vendor/v1/report', { day, lines: part });
    if (heard.http !== 200) throw new Error(`the report was not taken: ${heard.http}`);
  }
  return lines.length;
}

/** What moved money on this day. A rollback gives back only what was taken. */
const linesOf = (record: MoneyRecord, day: string) =>
  record
    .all()
    .filter(({ state, at }) => state === 'done' && dayOf(Date.parse(at)) === day)
    // The beginning of a free round moves no money.
    .filter(({ action }) => action !== 'free-bet')
    .map(({ transactionId, action, account, currency, amount, betId }) => {
      const bet = record.find(betId);
      const isBack = action === 'rollback' && bet?.action === 'bet' && bet.state === 'done';
      const back = isBack ? amount : '0.00';
      return {
        transactionId,
        action,
        account,
        currency,
        taken: action === 'bet' ? amount : '0.00',
        paid: action === 'win' || action === 'free-win' ? amount : back,
      };
    });
