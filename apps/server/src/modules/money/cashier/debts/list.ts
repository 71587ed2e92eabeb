import type { Output } from '@nokshi/contract';
import type { consoleCheckoutRoutes } from '@nokshi/contract/console/checkout.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { CashierRoom } from '../room.ts';
import { openDebts } from '../store/debts.ts';

/** Open debts, oldest first. */
export async function listDebts(
  room: CashierRoom,
  tx: Tx,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): Promise<Output<typeof consoleCheckoutRoutes.debts>> {
  const after = cursor === undefined ? null : fromWire('dep', cursor);
  if (cursor !== undefined && !after) throw refuse('edge.invalid-input', { field: 'cursor' });
  const read = await openDebts(tx, { after, limit: pageSize + 1 });
  const rows = read.slice(0, pageSize);
  const names = await room.identity.usernames(tx, [...new Set(rows.map((row) => row.memberId))]);
  const last = rows.at(-1);
  return {
    rows: rows.map((row) => ({
      depositId: toWire('dep', row.depositId),
      memberId: toWire('mbr', row.memberId),
      username: names.get(row.memberId) ?? '',
      channel: row.channel,
      reference: row.reference,
      amount: toDecimal(row.amount),
      collected: toDecimal(row.collected),
      owed: toDecimal(row.amount - row.collected - row.writtenOff),
      since: row.since.toISOString(),
    })),
    next: read.length > pageSize && last ? toWire('dep', last.depositId) : null,
  };
}
