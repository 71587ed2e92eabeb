import type { Asset } from '@nokshi/money';
import { type MemberId, toWire, type TransferId } from '../../../kernel/ids.ts';
import { callVendor } from './call-vendor.ts';
import type { Profile } from './profiles.ts';
import type { VendorsRoom } from './room.ts';
import { readSum, writeSum } from './rules/sums.ts';
import type { Heard, Step } from './rules/transfer-step.ts';
import type { TransferRow } from './store/transfers.ts';

/** A vendor that keeps the players' money in its own wallet. */
export const hasWallet = ({ points }: Profile): boolean => points.walletUrl !== null;

/**
 * One step of a transfer. An answer that does not fit counts as lost: the next query tells.
 * docs/vendors.md
 */
export async function askTransfer(
  room: VendorsRoom,
  { profile, transfer, step }: { profile: Profile; transfer: TransferRow; step: Step },
): Promise<{ readonly heard: Heard; readonly balance: bigint | null }> {
  const { transferId, memberId, asset, direction, amount } = transfer;
  const move = direction === 'IN' ? 'deposit' : 'withdraw';
  const said = await askTheirs(room, profile, {
    call: step === 'move' ? move : step,
    body: {
      reference: referenceOf(transferId),
      account: toWire('mbr', memberId),
      currency: asset,
      direction,
      amount: writeSum(amount, asset, profile.points.decimals),
    },
  });
  if (!said || said.status === 'OK') return { heard: 'LOST', balance: null };
  // Money that moved is only believed together with the resulting balance.
  if (said.status === 'DONE' && said.balance === null) return { heard: 'LOST', balance: null };
  return { heard: said.status, balance: said.balance };
}

/** What a member has there now; null when the vendor does not answer. */
export async function askBalance(
  room: VendorsRoom,
  profile: Profile,
  { memberId, asset }: { memberId: MemberId; asset: Asset },
): Promise<bigint | null> {
  const body = { account: toWire('mbr', memberId), currency: asset };
  const said = await askTheirs(room, profile, { call: 'balance', body });
  return said?.status === 'OK' ? said.balance : null;
}

/** The name of a transfer on both sides. */
export const referenceOf = (transferId: TransferId): string => toWire('trf', transferId);

/** The answer of its wallet; one with an invalid balance counts as lost. */
async function askTheirs(
  room: VendorsRoom,
  profile: Profile,
  { call, body }: { call: string; body: object },
) {
  const url = new URL(`${profile.points.walletUrl}/${call}`);
  const said = await callVendor(room, profile, { url, body });
  if (!said) return null;
  const { status, balance } = said;
  return {
    status,
    balance: balance === undefined ? null : readSum(balance, profile.points.decimals),
  };
}
