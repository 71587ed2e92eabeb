import type { Asset } from '@nokshi/money';
import { type MemberId, toWire, type TransferId } from '../../../kernel/ids.ts';
import { askStudio } from './ask-studio.ts';
import type { Profile } from './profiles.ts';
import type { VendorsRoom } from './room.ts';
import { readSum, writeSum } from './rules/sums.ts';
import type { Heard, Step } from './rules/transfer-step.ts';
import type { TransferRow } from './store/transfers.ts';

/** A studio that keeps the players' money in a wallet of its own. */
export const hasWallet = ({ points }: Profile): boolean => points.walletUrl !== null;

/** One step of a transfer. What does not fit is not heard: the next query tells. docs/vendors.md */
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
  // Money that moved is only believed with the balance that it led to.
  if (said.status === 'DONE' && said.balance === null) return { heard: 'LOST', balance: null };
  return { heard: said.status, balance: said.balance };
}

/** What a member has there now; null when the studio is silent. */
export async function askBalance(
  room: VendorsRoom,
  profile: Profile,
  { memberId, asset }: { memberId: MemberId; asset: Asset },
): Promise<bigint | null> {
  const body = { account: toWire('mbr', memberId), currency: asset };
  const said = await askTheirs(room, profile, { call: 'balance', body });
  return said?.status === 'OK' ? said.balance : null;
}

/** What both sides call a transfer. */
export const referenceOf = (transferId: TransferId): string => toWire('trf', transferId);

/** What its wallet says; a balance that is none has not been heard. */
async function askTheirs(
  room: VendorsRoom,
  profile: Profile,
  { call, body }: { call: string; body: object },
) {
  const url = new URL(`${profile.points.walletUrl}/${call}`);
  const said = await askStudio(room, profile, { url, body });
  if (!said) return null;
  const { status, balance } = said;
  return {
    status,
    balance: balance === undefined ? null : readSum(balance, profile.points.decimals),
  };
}
