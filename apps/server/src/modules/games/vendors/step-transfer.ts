import { derivedId, type TransferId, type Uuid } from '../../../kernel/ids.ts';
import type { Tx } from '../../../kernel/db.ts';
import { digestOf } from '../../../kernel/digest.ts';
import { askTransfer } from './ask-wallet.ts';
import { houseAccountOf } from './money-call.ts';
import type { Profile } from './profiles.ts';
import type { VendorsRoom } from './room.ts';
import { endOf, type Heard, nextStep, pauseMs } from './rules/transfer-step.ts';
import { claimStep, dueTransfers, noteStep, type TransferRow } from './store/transfers.ts';
import { end } from './transition.ts';

/** Longer than a vendor may take to answer: nobody else takes the same step in that time. */
export const CLAIM_MS = 15_000;
/** How many steps one run takes; the rest is due in the next. */
export const AT_ONCE = 50;

/**
 * One step of a transfer that is due: asks the vendor outside every transaction and, when its
 * answer decides the transfer, ends it with its money in one commit. A concurrent step finds it
 * ended.
 */
export async function stepTransfer(room: VendorsRoom, transferId: TransferId): Promise<void> {
  const now = room.clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const transfer = await room.db.tx((tx) => claimStep(tx, { transferId, now, until }));
  if (!transfer) return;
  const profile = room.profiles.find(transfer.vendor);
  if (!profile) throw new Error(`${transfer.vendor} has money under way and is not known`);
  const ageMs = now.getTime() - transfer.createdAt.getTime();
  const step = nextStep({ ...transfer, ageMs });
  const { heard, balance } = await askTransfer(room, { profile, transfer, step });
  const state = endOf(heard);
  const at = room.clock.now();
  if (state === null) {
    const nextAt = new Date(at.getTime() + pauseMs(transfer.tries + 1, heard));
    await room.db.tx((tx) => noteStep(tx, { transferId, heard, at, nextAt }));
    if (heard === 'UNKNOWN' && step === 'query') await stepTransfer(room, transferId);
    return;
  }
  await room.db.tx(async (tx) => {
    if (!(await end(tx, transfer, { to: state, heard, at }))) return;
    if (state === 'DONE') await moveMoney(room, tx, { profile, transfer, told: balance ?? 0n });
    else await giveBack(room, tx, { transfer, heard });
  });
}

/** Takes every due step; for the job and the tests. */
export async function stepDueTransfers(room: VendorsRoom): Promise<void> {
  const due = await room.db.read((tx) => dueTransfers(tx, room.clock.now(), AT_ONCE));
  for (const { transferId } of due) await stepTransfer(room, transferId);
}

/** Each end has its own key: the ledger accepts it once. */
const keyOf = (transferId: TransferId, end: string): Uuid =>
  derivedId<Uuid>(`vendors.transfer\n${transferId}\n${end}`);

async function moveMoney(
  room: VendorsRoom,
  tx: Tx,
  { profile, transfer, told }: { profile: Profile; transfer: TransferRow; told: bigint },
): Promise<void> {
  const { transferId, memberId, asset, vendor, amount, direction, holdId } = transfer;
  const back = room.limits.returnRide({
    memberId,
    win: amount,
    stakeBack: 0n,
    placedAt: transfer.createdAt,
  });
  await room.wallet.moveVendor(tx, {
    key: keyOf(transferId, 'done'),
    digest: digestOf(`vendors.transfer ${transferId}`),
    memberId,
    asset,
    vendor,
    holdId,
    amount,
    told,
    contra: houseAccountOf(profile),
    reference: transferId,
    rides: direction === 'OUT' ? [back] : [],
  });
}

/** On its way to the vendor the money was on hold; on its way back nothing had moved. */
async function giveBack(
  room: VendorsRoom,
  tx: Tx,
  { transfer }: { transfer: TransferRow; heard: Heard },
): Promise<void> {
  const { transferId, memberId, amount, holdId, createdAt } = transfer;
  if (!holdId) return;
  await room.wallet.release(tx, {
    holdId,
    memberId,
    key: keyOf(transferId, 'refused'),
    amount,
    rides: [room.limits.returnRide({ memberId, win: 0n, stakeBack: amount, placedAt: createdAt })],
  });
}
