import type { Input, Output } from '@nokshi/contract';
import type { consoleVoucherRoutes, VoucherBatch } from '@nokshi/contract/console/vouchers.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { VOUCHER_CLEARING } from '../channels/voucher.ts';
import type { CashierRoom } from '../room.ts';
import { batchState } from '../rules/batch-state.ts';
import { type CountedBatch, listBatches, listUsed, voucherSums } from '../store/vouchers.ts';

type Routes = typeof consoleVoucherRoutes;

/**
 * Batches, newest first, with what unredeemed vouchers are worth and what the ledger paid for
 * redeemed ones.
 */
export async function deskVouchers(
  room: CashierRoom,
  tx: Tx,
  { cursor, pageSize }: Input<Routes['list']>,
): Promise<Output<Routes['list']>> {
  const before = cursor === undefined ? null : fromWire('vbt', cursor);
  if (cursor !== undefined && !before) throw refuse('edge.invalid-input', { field: 'cursor' });
  const now = room.clock.now();
  const read = await listBatches(tx, { before, limit: pageSize + 1 });
  const rows = read.slice(0, pageSize);
  const last = rows.at(-1);
  const more = read.length > pageSize && last !== undefined;
  const { outstanding, redeemed } = await voucherSums(tx, now);
  const names = [VOUCHER_CLEARING] as const;
  const house = await room.wallet.houseBalances(tx, { names, asset: 'BDT' });
  return {
    rows: rows.map((row) => wireBatch(row, now)),
    next: more ? toWire('vbt', last.batchId) : null,
    outstanding: toDecimal(outstanding),
    redeemed: toDecimal(redeemed),
    booked: toDecimal(-(house.get(VOUCHER_CLEARING) ?? 0n)),
  };
}

function wireBatch(row: CountedBatch, now: Date): VoucherBatch {
  const { count, used, voidedBy, voidedAt, voidReason } = row;
  const state = batchState(row, now);
  const left = (of: boolean) => (of ? count - used : 0);
  return {
    id: toWire('vbt', row.batchId),
    state,
    amount: toDecimal(row.amount),
    note: row.note,
    count,
    used,
    unused: left(state === 'open' || state === 'written'),
    expired: left(state === 'expired'),
    void: left(state === 'void'),
    issuedBy: row.issuedBy,
    issuedAt: row.issuedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    voided:
      voidedBy && voidedAt && voidReason
        ? { by: voidedBy, at: voidedAt.toISOString(), reason: voidReason }
        : null,
  };
}

/** The vouchers of a batch and who redeemed each, in order. Refuses: cashier.batch-unknown. */
export async function usedVouchers(
  room: CashierRoom,
  tx: Tx,
  { id, cursor, pageSize }: Input<Routes['used']>,
): Promise<Output<Routes['used']>> {
  const batchId = fromWire('vbt', id);
  if (!batchId) throw refuse('cashier.batch-unknown');
  const after = cursor === undefined ? 0 : Number.parseInt(cursor, 10);
  if (!Number.isSafeInteger(after)) throw refuse('edge.invalid-input', { field: 'cursor' });
  const read = await listUsed(tx, { batchId, after, limit: pageSize + 1 });
  const rows = read.slice(0, pageSize);
  const names = await room.identity.usernames(tx, [...new Set(rows.map((row) => row.memberId))]);
  return {
    rows: rows.map(({ number, memberId, depositId, usedAt }) => ({
      number,
      memberId: toWire('mbr', memberId),
      username: names.get(memberId) ?? '',
      depositId: toWire('dep', depositId),
      usedAt: usedAt.toISOString(),
    })),
    next: read.length > pageSize ? `${rows.at(-1)?.number}` : null,
  };
}
