import type { MoneyRecord, Step } from './record.ts';
import { linesOf } from './rounds.ts';
import type { WalletClient } from './wallet-client.ts';

const LINES_AT_ONCE = 200;

/**
 * Hands in the record of a business day. A bet whose answer was lost may or may not have been taken:
 * it was taken back, so it is left out, and the house's reconciliation shows where it had been.
 */
export async function handIn(
  { wallet, record }: { wallet: WalletClient; record: MoneyRecord },
  day: string,
): Promise<number> {
  const lines = linesOf(record, (step: Step) => step.state === 'done');
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE) {
    const part = lines.slice(at, at + LINES_AT_ONCE);
    const heard = await wallet.call('/vendor/v1/report', { day, lines: part });
    if (heard.http !== 200) throw new Error(`the report was not taken: ${heard.http}`);
  }
  return lines.length;
}
