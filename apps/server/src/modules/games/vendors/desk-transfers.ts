import type { Input, Output } from '@nokshi/contract';
import type { consoleTransfersRoutes } from '@nokshi/contract/console/transfers.ts';
import { toDecimal } from '@nokshi/money';
import { audited } from '../../../kernel/audited.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { referenceOf } from './ask-wallet.ts';
import type { VendorsRoom } from './room.ts';
import { stepTransfer } from './step-transfer.ts';
import { makeDue, transferById, transfersNow, type TransferRow } from './store/transfers.ts';

type Routes = typeof consoleTransfersRoutes;
const MOST = 200;

/** Transfers in progress between members and vendors, oldest first; then the last that ended. */
export async function listTransfers(room: VendorsRoom, tx: Tx): Promise<Output<Routes['list']>> {
  return { rows: await wireRows(room, tx, await transfersNow(tx, MOST)) };
}

/** Takes the next step of a transfer now. Refuses: vendors.transfer-unknown. */
export async function askAgain(
  room: VendorsRoom,
  { asked, caller }: { asked: Input<Routes['askAgain']>; caller: Caller },
): Promise<Output<Routes['askAgain']>> {
  const transferId = fromWire('trf', asked.reference);
  if (!transferId) throw refuse('vendors.transfer-unknown');
  await room.db.tx(async (tx) => {
    const row = await transferById(tx, transferId);
    if (!row) throw refuse('vendors.transfer-unknown');
    await makeDue(tx, { transferId, now: room.clock.now() });
    const facts = { vendor: row.vendor, state: row.state };
    await audited(room, tx, { caller, act: 'vendors.ask-again', object: asked.reference, facts });
  });
  await stepTransfer(room, transferId);
  return room.db.read(async (tx) => {
    const row = await transferById(tx, transferId);
    const [after] = row ? await wireRows(room, tx, [row]) : [];
    if (!after) throw refuse('vendors.transfer-unknown');
    return after;
  });
}

async function wireRows(room: VendorsRoom, tx: Tx, rows: readonly TransferRow[]) {
  const members = rows.map(({ memberId }) => memberId);
  const names = await room.identity.usernames(tx, members);
  return rows.map((row) => wireRow(row, names.get(row.memberId) ?? ''));
}

const wireRow = (row: TransferRow, username: string): Output<Routes['askAgain']> => ({
  reference: referenceOf(row.transferId),
  vendor: row.vendor,
  account: toWire('mbr', row.memberId),
  username,
  direction: row.direction,
  amount: toDecimal(row.amount, row.asset),
  state: row.state,
  tries: row.tries,
  heard: row.heard,
  nextAt: row.state === 'ASKED' ? row.nextAt.toISOString() : null,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
});
