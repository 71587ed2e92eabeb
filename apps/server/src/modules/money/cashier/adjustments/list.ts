import type { Input, Output } from '@nokshi/contract';
import type { consoleAdjustmentRoutes } from '@nokshi/contract/console/adjustments.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { CashierRoom } from '../room.ts';
import { adjustmentsOf } from '../store/adjustments.ts';

type Routes = typeof consoleAdjustmentRoutes;

/** Adjustments, newest first; the cursor is the last id read. */
export async function listAdjustments(
  room: CashierRoom,
  tx: Tx,
  { memberId: of, cursor, pageSize }: Input<Routes['list']>,
): Promise<Output<Routes['list']>> {
  const memberId = of === undefined ? undefined : fromWire('mbr', of);
  if (memberId === null) throw refuse('identity.member-unknown');
  const before = cursor === undefined ? undefined : fromWire('adj', cursor);
  if (before === null) throw refuse('edge.invalid-input', { field: 'cursor' });
  const read = await adjustmentsOf(tx, { memberId, before, limit: pageSize + 1 });
  const rows = read.slice(0, pageSize);
  const names = await room.identity.usernames(tx, [...new Set(rows.map((row) => row.memberId))]);
  const wired = rows.map(({ adjustmentId, amount, at, ...row }) => ({
    ...row,
    id: toWire('adj', adjustmentId),
    memberId: toWire('mbr', row.memberId),
    username: names.get(row.memberId) ?? '',
    amount: toDecimal(amount),
    at: at.toISOString(),
  }));
  return { rows: wired, next: read.length > pageSize ? (wired.at(-1)?.id ?? null) : null };
}
