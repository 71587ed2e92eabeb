import type { Input } from '@nokshi/contract';
import type { seamlessRoutes, VendorMoved } from '@nokshi/contract/vendor/seamless.ts';
import { digestOf } from '../../../kernel/digest.ts';
import type { Uuid } from '../../../kernel/ids.ts';
import {
  answerOnce,
  type Asked,
  type Decided,
  houseAccountOf,
  refused,
  rideOf,
} from './money-call.ts';
import { accountOf, unknownAccount } from './named-account.ts';
import type { Signer } from './check-signature.ts';
import type { VendorsRoom } from './room.ts';
import { readSum } from './rules/sums.ts';

type Given = Input<typeof seamlessRoutes.award>;

/** Credits a prize of the vendor's own promotion, without a bet. */
export function giveAward(room: VendorsRoom, profile: Signer, given: Given): Promise<VendorMoved> {
  const account = accountOf(given);
  if (!account) return Promise.resolve(unknownAccount(profile, given));
  const { transactionId, promotionId } = given;
  const asked: Asked = {
    profile,
    action: 'award',
    transactionId,
    ...account,
    roundId: promotionId,
    gameId: null,
    reference: null,
    said: [given.amount],
  };
  return answerOnce(room, asked, async () => {
    const amount = readSum(given.amount, profile.points.decimals);
    if (profile.points.walletUrl !== null) return refused('BETS_OFF');
    if (!amount || amount > BigInt(profile.points.largestPayment)) return refused('INVALID_AMOUNT');
    return decideAward(room, asked, amount);
  });
}

export async function decideAward(
  room: VendorsRoom,
  asked: Asked,
  amount: bigint,
): Promise<Decided> {
  const { profile, memberId, asset, transactionId } = asked;
  const posting = room.ids.next<Uuid>();
  const { balance } = await room.wallet.post({
    memberId,
    asset,
    key: posting,
    digest: digestOf(`vendors ${profile.vendor} ${transactionId}`),
    legs: [{ amount, contra: houseAccountOf(profile), kind: 'award', reference: posting }],
    rides: [rideOf(asked, { paid: amount, posting })],
  });
  return { kind: 'moved', balance };
}
