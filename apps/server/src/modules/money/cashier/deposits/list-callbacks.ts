import type { Output } from '@nokshi/contract';
import type { consoleCashierRoutes } from '@nokshi/contract/console/members-money.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { CallbackRow } from '../store/callbacks.ts';
import { listCallbacks as readCallbacks } from '../store/callbacks.ts';

/** Messages of channels and their effect, newest first. */
export async function listCallbacks(
  tx: Tx,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): Promise<Output<typeof consoleCashierRoutes.callbacks>> {
  const before = cursor === undefined ? null : fromWire('cbk', cursor);
  if (cursor !== undefined && !before) throw refuse('edge.invalid-input', { field: 'cursor' });
  const read = await readCallbacks(tx, { before, limit: pageSize + 1 });
  const rows = read.slice(0, pageSize);
  const last = rows.at(-1);
  const more = read.length > pageSize && last !== undefined;
  return { rows: rows.map(wire), next: more ? toWire('cbk', last.callbackId) : null };
}

const wire = (row: CallbackRow) => ({
  id: toWire('cbk', row.callbackId),
  depositId: toWire('dep', row.depositId),
  channel: row.channel,
  reference: row.reference,
  outcome: row.outcome,
  amount: row.amount === null ? null : toDecimal(row.amount),
  receivedAt: row.receivedAt.toISOString(),
  effect: row.effect,
});
