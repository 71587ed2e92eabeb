import type { Input } from '@nokshi/contract';
import type { seamlessRoutes, VendorMoved } from '@nokshi/contract/vendor/seamless.ts';
import { digestOf } from '../../../kernel/digest.ts';
import type { Uuid } from '../../../kernel/ids.ts';
import { freeRoundOf, grantRideOf } from './grant-of.ts';
import {
  answerOnce,
  type Asked,
  balanceOf,
  type Decided,
  open,
  refused,
  rideOf,
} from './money-call.ts';
import { accountOf, unknownAccount } from './named-account.ts';
import type { Signer } from './check-signature.ts';
import type { VendorsRoom } from './room.ts';
import { readSum } from './rules/sums.ts';
import { settleRest } from './settle-rest.ts';
import type { TransactionRow } from './store/transactions.ts';

type Given = Input<typeof seamlessRoutes.freeWin>;

/**
 * Pays the win of a free round, whatever became of token, session, account and grant. It is
 * promotion money: without a stake it is neither turnover nor a result of the game. Statuses:
 * PLAYER_UNKNOWN, those of the repeat, INVALID_AMOUNT, BET_NOT_FOUND (to be sent again),
 * WRONG_CURRENCY, BET_ROLLED_BACK, WIN_REPEATED, ROUND_CLOSED. Source: domain.md 10.
 */
export function payFreeWin(room: VendorsRoom, profile: Signer, given: Given): Promise<VendorMoved> {
  const account = accountOf(given);
  if (!account) return Promise.resolve(unknownAccount(profile, given));
  const { transactionId, betId, roundId, amount, roundClosed } = given;
  const asked: Asked = {
    profile,
    action: 'free-win',
    transactionId,
    ...account,
    roundId,
    gameId: null,
    reference: betId,
    said: [amount, roundClosed],
  };
  return answerOnce(room, asked, (bet) => decide(room, { asked, given, bet }));
}

async function decide(
  room: VendorsRoom,
  { asked, given, bet }: { asked: Asked; given: Given; bet: TransactionRow | undefined },
): Promise<Decided> {
  const { points } = asked.profile;
  const amount = readSum(given.amount, points.decimals);
  if (amount === null || amount > BigInt(points.largestPayment)) return refused('INVALID_AMOUNT');
  if (!bet) return open('BET_NOT_FOUND');
  if (bet.memberId !== asked.memberId || bet.roundId !== asked.roundId)
    return refused('BET_NOT_FOUND');
  if (bet.asset !== asked.asset) return refused('WRONG_CURRENCY');
  if (bet.action === 'tombstone') return refused('BET_ROLLED_BACK');
  if (bet.status !== 'OK' || bet.action !== 'free-bet') return refused('BET_NOT_FOUND');
  const { grant, hasWin, isBack } = await freeRoundOf(room, asked, bet);
  if (isBack) return refused('BET_ROLLED_BACK');
  if (hasWin && !points.severalWins) return refused('WIN_REPEATED');
  const closes = given.roundClosed;
  if (await settleRest(room, asked, { closes })) return refused('ROUND_CLOSED');
  return pay(room, asked, { amount, closes, grant });
}

async function pay(
  room: VendorsRoom,
  asked: Asked,
  paid: {
    readonly amount: bigint;
    readonly closes: boolean;
    readonly grant: Parameters<typeof grantRideOf>[0];
  },
): Promise<Decided> {
  const { profile, memberId, asset, transactionId } = asked;
  const { amount, closes, grant } = paid;
  const counted = grantRideOf(grant, { won: amount });
  if (amount === 0n) {
    const balance = await balanceOf(room, asked);
    const rides = [rideOf(asked, { balance, closes }), counted];
    await room.wallet.ride({ memberId, asset, rides });
    return { kind: 'moved', balance };
  }
  const posting = room.ids.next<Uuid>();
  const { balance } = await room.wallet.post({
    memberId,
    asset,
    key: posting,
    digest: digestOf(`vendors ${profile.vendor} ${transactionId}`),
    legs: [{ amount, contra: 'promotion', kind: 'free-round', reference: grant.grantId }],
    rides: [rideOf(asked, { paid: amount, posting, closes }), counted],
  });
  return { kind: 'moved', balance };
}
