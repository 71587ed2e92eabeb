import { toDecimal } from '@nokshi/money';
import { dayOf } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { CashierRoom } from '../room.ts';
import { toldTransfers, type WaitingRow } from '../store/transfers.ts';

const MOST_TOLD = 100;
/** What the last of several payers left out. */
const SHORT_BY = 10_00n;

/**
 * The statement that the demo bank would give today: the payments that members reported, the last
 * of several ten taka short, and one payment that nobody reported. Refuses: cashier.channel-unknown
 * outside of demo mode.
 */
export async function demoStatement(room: CashierRoom, tx: Tx): Promise<{ csv: string }> {
  if (room.mode !== 'demo') throw refuse('cashier.channel-unknown');
  const told = await toldTransfers(tx, MOST_TOLD);
  const names = await room.identity.usernames(
    tx,
    told.map(({ memberId }) => memberId),
  );
  const day = dayOf(room.clock.now());
  const lines = told.map((row, at) =>
    [
      day,
      toDecimal(paidBy(row, told.length > 1 && at === told.length - 1)),
      row.code,
      names.get(row.memberId) ?? '',
    ].join(','),
  );
  const unknown = `${day},77.00,rent for may,A stranger`;
  return { csv: ['date,amount,reference,sender', ...lines, unknown, ''].join('\n') };
}

const paidBy = ({ amount }: WaitingRow, isShort: boolean): bigint =>
  isShort && amount > SHORT_BY ? amount - SHORT_BY : amount;
