import { groupedVoucher } from '@nokshi/contract/voucher-code.ts';
import { audited } from '../../../../kernel/audited.ts';
import { type Caller, operatorOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { voucherMac } from '../channels/voucher.ts';
import type { CashierRoom } from '../room.ts';
import { batchState } from '../rules/batch-state.ts';
import { drawCode } from '../rules/draw-code.ts';
import {
  type BatchRow,
  countUsed,
  insertVouchers,
  lockBatch,
  markTaken,
  markVoid,
} from '../store/vouchers.ts';

type Wish = { readonly id: string; readonly caller: Caller };

/**
 * Creates the codes of a batch and returns them this once; only their HMACs are stored. When the
 * answer is lost, the codes are too: the batch is voided and another one issued. Refuses:
 * cashier.batch-unknown, cashier.codes-taken, cashier.batch-over.
 */
export async function takeCodes(
  room: CashierRoom,
  tx: Tx,
  { id, caller }: Wish,
): Promise<{ codes: string[] }> {
  const batch = await foundBatch(tx, id);
  if (batch.codesAt) throw refuse('cashier.codes-taken');
  const at = room.clock.now();
  if (batchState(batch, at) !== 'written') throw refuse('cashier.batch-over');
  const { batchId, count } = batch;
  const codes = Array.from({ length: count }, () => drawCode((n) => room.random.bytes(n)));
  await insertVouchers(
    tx,
    batchId,
    codes.map((code) => voucherMac(room.secrets, code)),
  );
  await markTaken(tx, { batchId, at, by: operatorOf(caller).username });
  const facts = { count };
  await audited(room, tx, { caller, act: 'cashier.take-codes', object: id, facts });
  return { codes: codes.map(groupedVoucher) };
}

/**
 * Voids the vouchers that were not redeemed; returns how many. One being redeemed at this moment is
 * either redeemed first or refused afterwards. Refuses: cashier.batch-unknown, cashier.batch-over.
 */
export async function voidBatch(
  room: CashierRoom,
  tx: Tx,
  { id, reason, caller }: Wish & { readonly reason: string },
): Promise<{ voided: number }> {
  const batch = await foundBatch(tx, id);
  const at = room.clock.now();
  const state = batchState(batch, at);
  if (state === 'void' || state === 'expired') throw refuse('cashier.batch-over');
  const { batchId, count } = batch;
  await markVoid(tx, { batchId, at, by: operatorOf(caller).username, reason });
  const voided = count - (await countUsed(tx, batchId));
  const facts = { voided, reason };
  await audited(room, tx, { caller, act: 'cashier.void-vouchers', object: id, facts });
  return { voided };
}

async function foundBatch(tx: Tx, id: string): Promise<BatchRow> {
  const batchId = fromWire('vbt', id);
  const batch = batchId && (await lockBatch(tx, batchId));
  if (!batch) throw refuse('cashier.batch-unknown');
  return batch;
}
