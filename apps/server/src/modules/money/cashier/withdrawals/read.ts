import type { Withdrawal } from '@nokshi/contract/player/withdrawals.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, type MemberId, toWire, type WithdrawalId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { CashierRoom } from '../room.ts';
import { type Filter, listWithdrawals, type WithdrawalRow } from '../store/withdrawals.ts';
import { foundWithdrawal } from './move-withdrawal.ts';
import { wireWithdrawal, wireWithdrawals } from './wire.ts';

type Asked = { readonly cursor?: string | undefined; readonly pageSize: number };

/**
 * One withdrawal of this member. Refuses: cashier.withdrawal-unknown, also for another member's.
 */
export async function readWithdrawal(
  room: CashierRoom,
  tx: Tx,
  { memberId, id }: { memberId: MemberId; id: string },
): Promise<Withdrawal> {
  const row = await foundWithdrawal(tx, id);
  if (row.memberId !== memberId) throw refuse('cashier.withdrawal-unknown');
  return wireWithdrawal(room, tx, row);
}

/** The member's, newest first. */
export async function ownWithdrawals(
  room: CashierRoom,
  tx: Tx,
  { memberId, ...asked }: Asked & { memberId: MemberId },
): Promise<{ rows: Withdrawal[]; next: string | null }> {
  const { rows, next } = await readPage(tx, { memberId, states: [], oldestFirst: false, asked });
  return { rows: await wireWithdrawals(room, tx, rows), next };
}

/** A page of them; the cursor is the last id read. */
export async function readPage(
  tx: Tx,
  { asked, ...filter }: Omit<Filter, 'after' | 'limit'> & { asked: Asked },
): Promise<{ rows: WithdrawalRow[]; next: string | null }> {
  const { cursor, pageSize } = asked;
  const after = cursor === undefined ? undefined : startOf(cursor);
  const read = await listWithdrawals(tx, {
    ...filter,
    ...(after && { after }),
    limit: pageSize + 1,
  });
  const rows = read.slice(0, pageSize);
  const last = rows.at(-1);
  return { rows, next: read.length > pageSize && last ? toWire('wdr', last.withdrawalId) : null };
}

function startOf(cursor: string): WithdrawalId {
  const id = fromWire('wdr', cursor);
  if (!id) throw refuse('edge.invalid-input', { field: 'cursor' });
  return id;
}
