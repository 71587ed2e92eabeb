import type { Input, Output } from '@nokshi/contract';
import type { consoleTransfersRoutes } from '@nokshi/contract/console/transfers.ts';
import { toDecimal } from '@nokshi/money';
import { audited } from '../../kernel/audited.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { Tx } from '../../kernel/db.ts';
import { fromWire, toWire } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/refusal.ts';
import { referenceOf } from './ask-wallet.ts';
import type { VendorsRoom } from './room.ts';
import { stepTransfer } from './step-transfer.ts';
import { makeDue, transferById, transfersNow, type TransferRow } from './store/transfers.ts';

type Routes = typeof consoleTransfersRoutes;
const MOST = 200;

/** What is under way between members and studios, the oldest first; then what ended last. */
export async function listTransfers(tx: Tx): Promise<Output<Routes['list']>> {
  return { rows: (await transfersNow(tx, MOST)).map(wireRow) };
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
  const after = await room.db.read((tx) => transferById(tx, transferId));
  if (!after) throw refuse('vendors.transfer-unknown');
  return wireRow(after);
}

const wireRow = (row: TransferRow): Output<Routes['askAgain']> => ({
  reference: referenceOf(row.transferId),
  vendor: row.vendor,
  account: toWire('mbr', row.memberId),
  direction: row.direction,
  amount: toDecimal(row.amount, row.asset),
  state: row.state,
  tries: row.tries,
  heard: row.heard,
  nextAt: row.state === 'ASKED' ? row.nextAt.toISOString() : null,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
});
