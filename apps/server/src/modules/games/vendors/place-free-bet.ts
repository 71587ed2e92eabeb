import type { Input } from '@nokshi/contract';
import type { seamlessRoutes, VendorMoved } from '@nokshi/contract/vendor/seamless.ts';
import { fromWire } from '../../../kernel/ids.ts';
import { grantOf, grantRideOf } from './grant-of.ts';
import { assetOf, liveSession, whyNoBets } from './live-token.ts';
import { answerOnce, type Asked, balanceOf, type Decided, refused, rideOf } from './money-call.ts';
import { unknownToken } from './place-bet.ts';
import type { Signer } from './check-signature.ts';
import type { VendorsRoom } from './room.ts';
import { mayBegin } from './rules/grant-states.ts';
import { settleRest } from './settle-rest.ts';
import { type Opened, openToken } from './vendor-token.ts';

type Given = Input<typeof seamlessRoutes.freeBet>;

/**
 * Begins a free round. No money moves and no stake counts; break, freeze, exclusion and session are
 * checked in the commit as for a stake. Statuses in the order in which they are decided:
 * INVALID_TOKEN, those of the repeat, WRONG_CURRENCY, INVALID_GAME, GRANT_UNKNOWN, BETS_OFF,
 * MAINTENANCE, SESSION_ENDED, TOKEN_EXPIRED, GRANT_OVER, ROUND_CLOSED, what the commit refuses.
 * Source: domain.md 10.
 */
export function placeFreeBet(
  room: VendorsRoom,
  profile: Signer,
  given: Given,
): Promise<VendorMoved> {
  const token = openToken(room.secrets, profile.vendor, given.token);
  if (!token) return Promise.resolve(unknownToken(profile, given.transactionId));
  const asked: Asked = {
    profile,
    action: 'free-bet',
    transactionId: given.transactionId,
    memberId: token.memberId,
    asset: assetOf(token),
    roundId: given.roundId,
    gameId: given.gameId,
    reference: given.grantId,
    said: [given.currency],
  };
  return answerOnce(room, asked, () => decide(room, { asked, given, token }));
}

async function decide(
  room: VendorsRoom,
  { asked, given, token }: { asked: Asked; given: Given; token: Opened },
): Promise<Decided> {
  const { profile, asset, memberId } = asked;
  if (given.currency !== asset) return refused('WRONG_CURRENCY');
  if (given.gameId !== token.gameId) return refused('INVALID_GAME');
  const grantId = fromWire('frg', given.grantId);
  const grant = grantId && (await grantOf(room, asked, grantId));
  if (grant?.gameId !== token.gameId) return refused('GRANT_UNKNOWN');
  const why = whyNoBets(room, profile, token.gameId);
  if (why) return refused(why);
  const session = await liveSession(room, token);
  if (typeof session === 'string') return refused(session);
  if (!mayBegin(grant, room.clock.now())) return refused('GRANT_OVER');
  if (await settleRest(room, asked, { closes: false })) return refused('ROUND_CLOSED');
  const balance = await balanceOf(room, asked);
  const { generation } = session;
  await room.wallet.ride({
    memberId,
    asset,
    rides: [
      room.limits.guardRide({ memberId, generation, stake: 0n, win: 0n }),
      rideOf(asked, { balance }),
      grantRideOf(grant, { begun: 1 }),
    ],
  });
  room.identity.sessions.touch(session.sessionId, token.seen);
  return { kind: 'moved', balance };
}
