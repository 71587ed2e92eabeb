import type { Input } from '@nokshi/contract';
import type { seamlessRoutes, VendorMoved } from '@nokshi/contract/vendor/seamless.ts';
import { digestOf } from '../../../kernel/digest.ts';
import type { Uuid, WagerId } from '../../../kernel/ids.ts';
import { decideAward } from './give-award.ts';
import {
  answerOnce,
  type Asked,
  type Decided,
  houseAccountOf,
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

type Given = Input<typeof seamlessRoutes.win>;

/**
 * Pays a win of a bet, whatever became of token, session and account: money for the member is
 * always accepted. Statuses: PLAYER_UNKNOWN, those of the repeat, WRONG_CURRENCY, INVALID_AMOUNT,
 * BET_NOT_FOUND (to be sent again), BET_ROLLED_BACK, ROUND_CLOSED, WIN_REPEATED. Source: domain.md
 * 10.
 */
export function payWin(room: VendorsRoom, profile: Signer, given: Given): Promise<VendorMoved> {
  const account = accountOf(given);
  if (!account) return Promise.resolve(unknownAccount(profile, given));
  const { transactionId, betId, roundId, amount, roundClosed } = given;
  const asked: Asked = {
    profile,
    action: 'win',
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
  const { profile, memberId } = asked;
  const amount = readSum(given.amount, profile.points.decimals);
  if (amount === null || amount > BigInt(profile.points.largestPayment))
    return refused('INVALID_AMOUNT');
  if (!bet && profile.points.winWithoutBet === 'award' && amount > 0n)
    return decideAward(room, asked, amount);
  if (!bet) return open('BET_NOT_FOUND');
  if (bet.memberId !== memberId || bet.roundId !== asked.roundId) return refused('BET_NOT_FOUND');
  if (bet.asset !== asked.asset) return refused('WRONG_CURRENCY');
  if (bet.action === 'tombstone') return refused('BET_ROLLED_BACK');
  if (bet.status !== 'OK' || bet.wagerId === null || !bet.action.startsWith('bet'))
    return refused('BET_NOT_FOUND');
  return payBet(room, { asked, given, amount, wagerId: bet.wagerId });
}

async function payBet(
  room: VendorsRoom,
  paid: { asked: Asked; given: Given; amount: bigint; wagerId: WagerId },
): Promise<Decided> {
  const { asked, amount, wagerId } = paid;
  const { profile, memberId } = asked;
  const closes = paid.given.roundClosed;
  const wager = await room.db.read((tx) => room.wagers.byId(tx, { memberId, wagerId }));
  if (!wager) throw new Error(`the wager ${wagerId} of a bet is not there`);
  if (wager.state === 'VOID') return refused('BET_ROLLED_BACK');
  if (wager.state === 'SETTLED' && !profile.points.severalWins) return refused('WIN_REPEATED');
  if (await settleRest(room, asked, { closes, but: wagerId })) return refused('ROUND_CLOSED');
  const posting = room.ids.next<Uuid>();
  const { balance } = await room.wagers.settle({
    memberId,
    wagerId,
    seen: wager,
    payout: wager.payout + amount,
    key: posting,
    digest: digestOf(`vendors ${profile.vendor} ${asked.transactionId}`),
    houseAccount: houseAccountOf(profile),
    rides: [rideOf(asked, { paid: amount, wagerId, posting, closes })],
  });
  return { kind: 'moved', balance };
}
