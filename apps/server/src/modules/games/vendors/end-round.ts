import type { Input } from '@nokshi/contract';
import type { seamlessRoutes, VendorMoved } from '@nokshi/contract/vendor/seamless.ts';
import { answerOnce, type Asked, balanceOf, refused, rideOf } from './money-call.ts';
import { accountOf, unknownAccount } from './named-account.ts';
import type { Signer } from './check-signature.ts';
import type { VendorsRoom } from './room.ts';
import { settleRest } from './settle-rest.ts';

type Given = Input<typeof seamlessRoutes.endRound>;

/**
 * Closes a round: its bets without a win have lost, and only a late rollback is accepted
 * afterwards. Statuses: PLAYER_UNKNOWN, those of the repeat, ROUND_CLOSED.
 */
export function endRound(room: VendorsRoom, profile: Signer, given: Given): Promise<VendorMoved> {
  const account = accountOf(given);
  if (!account) return Promise.resolve(unknownAccount(profile, given));
  const { transactionId, roundId } = given;
  const asked: Asked = {
    profile,
    action: 'end-round',
    transactionId,
    ...account,
    roundId,
    gameId: null,
    reference: null,
    said: [],
  };
  return answerOnce(room, asked, async () => {
    if (await settleRest(room, asked, { closes: true })) return refused('ROUND_CLOSED');
    const balance = await balanceOf(room, asked);
    const rides = [rideOf(asked, { balance, closes: true })];
    await room.wallet.ride({ ...account, rides });
    return { kind: 'moved', balance };
  });
}
