import type { Input } from '@nokshi/contract';
import type { seamlessRoutes, VendorMoved } from '@nokshi/contract/vendor/seamless.ts';
import { digestOf } from '../../../kernel/digest.ts';
import { derivedId, type RoundId, type WagerId } from '../../../kernel/ids.ts';
import { assetOf, liveSession, whyNoBets } from './live-token.ts';
import {
  answerOnce,
  type Asked,
  type Decided,
  houseAccountOf,
  refused,
  rideOf,
} from './money-call.ts';
import type { Signer } from './check-signature.ts';
import type { VendorsRoom } from './room.ts';
import { readSum } from './rules/sums.ts';
import { settleRest } from './settle-rest.ts';
import { type Opened, openToken } from './vendor-token.ts';

type Bet = Input<typeof seamlessRoutes.bet>;
type BetAndWin = Input<typeof seamlessRoutes.betAndWin>;
/** The win of a bet that is settled at once. */
type Given = Bet & Partial<Pick<BetAndWin, 'win' | 'roundClosed'>>;

/**
 * Takes a stake, with its win when that is known already, in one commit with limits, restriction
 * and session. Statuses in the order in which they are decided: INVALID_TOKEN, those of the repeat,
 * WRONG_CURRENCY, INVALID_GAME, INVALID_AMOUNT, BETS_OFF, MAINTENANCE, SESSION_ENDED,
 * TOKEN_EXPIRED, ROUND_CLOSED, what the commit refuses. Source: domain.md 10.
 */
export function placeBet(room: VendorsRoom, profile: Signer, given: Given): Promise<VendorMoved> {
  const token = openToken(room.secrets, profile.vendor, given.token);
  if (!token) return Promise.resolve(unknownToken(profile, given.transactionId));
  const { transactionId, roundId, gameId, amount, currency, win } = given;
  const asked: Asked = {
    profile,
    action: win === undefined ? 'bet' : 'bet-and-win',
    transactionId,
    memberId: token.memberId,
    asset: assetOf(token),
    roundId,
    gameId,
    reference: null,
    said: [amount, currency, win ?? '', given.roundClosed ?? false],
  };
  return answerOnce(room, asked, () => decide(room, { asked, given, token }));
}

/** Our id of a vendor's round: all wagers of it share it. */
const roundIdOf = ({ profile, memberId, roundId }: Asked): RoundId =>
  derivedId<RoundId>(`vendors.round\n${profile.vendor}\n${memberId}\n${roundId}`);

async function decide(
  room: VendorsRoom,
  { asked, given, token }: { asked: Asked; given: Given; token: Opened },
): Promise<Decided> {
  const { profile, asset, memberId, transactionId } = asked;
  const { points } = profile;
  if (given.currency !== asset) return refused('WRONG_CURRENCY');
  if (given.gameId !== token.gameId) return refused('INVALID_GAME');
  const stake = readSum(given.amount, points.decimals);
  const payout = given.win === undefined ? null : readSum(given.win, points.decimals);
  if (!stake || (given.win !== undefined && payout === null)) return refused('INVALID_AMOUNT');
  if (payout !== null && payout > BigInt(points.largestPayment)) return refused('INVALID_AMOUNT');
  const why = whyNoBets(room, profile, token.gameId);
  if (why) return refused(why);
  const session = await liveSession(room, token);
  if (typeof session === 'string') return refused(session);

  const closes = payout !== null && given.roundClosed === true;
  if (await settleRest(room, asked, { closes })) return refused('ROUND_CLOSED');
  const wagerId = room.ids.next<WagerId>();
  const posting = wagerId;
  const money = { taken: stake, paid: payout ?? 0n, wagerId, posting, closes };
  const placed = {
    memberId,
    generation: session.generation,
    asset,
    wagerId,
    digest: digestOf(`vendors ${profile.vendor} ${transactionId}`),
    roundId: roundIdOf(asked),
    gameId: token.gameId,
    category: room.catalogue.find(token.gameId)?.gameType ?? 'RNG',
    ruleVersion: 1,
    houseAccount: houseAccountOf(profile),
    stake,
    rides: [rideOf(asked, money)],
  };
  const { balance } =
    payout === null
      ? await room.wagers.open(placed)
      : await room.wagers.play({ ...placed, payout });
  // The site cannot see activity inside a vendor's frame.
  room.identity.sessions.touch(session.sessionId, token.seen);
  return { kind: 'moved', balance };
}

/** An unreadable token names no account to store the answer for. */
export const unknownToken = (profile: Signer, transactionId: string): VendorMoved => ({
  status: profile.points.words.INVALID_TOKEN ?? 'INVALID_TOKEN',
  transactionId,
  account: null,
  currency: null,
  balance: null,
  repeated: false,
});
