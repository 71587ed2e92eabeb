import type { Input } from '@nokshi/contract';
import type { seamlessRoutes, VendorMoved } from '@nokshi/contract/vendor/seamless.ts';
import { digestOf } from '../../../kernel/digest.ts';
import type { Uuid, WagerId } from '../../../kernel/ids.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { freeRoundOf, grantRideOf } from './grant-of.ts';
import {
  answerOnce,
  type Asked,
  balanceOf,
  type Decided,
  houseAccountOf,
  open,
  refused,
  rideOf,
} from './money-call.ts';
import { accountOf, unknownAccount } from './named-account.ts';
import type { Signer } from './check-signature.ts';
import type { VendorsRoom } from './room.ts';
import type { TransactionRow } from './store/transactions.ts';

type Given = Input<typeof seamlessRoutes.rollback>;

/**
 * Rolls a bet back, however late. A bet that has not arrived yet is refused when it does. Statuses:
 * PLAYER_UNKNOWN, those of the repeat, BET_NOT_FOUND, WRONG_CURRENCY, BET_WON, and
 * INSUFFICIENT_FUNDS (to be sent again) where a win is undone that was staked since.
 */
export function rollBack(room: VendorsRoom, profile: Signer, given: Given): Promise<VendorMoved> {
  const account = accountOf(given);
  if (!account) return Promise.resolve(unknownAccount(profile, given));
  const { transactionId, betId, roundId } = given;
  const asked: Asked = {
    profile,
    action: 'rollback',
    transactionId,
    ...account,
    roundId,
    gameId: null,
    reference: betId,
    said: [],
  };
  return answerOnce(room, asked, (bet) => decide(room, { asked, betId, bet }));
}

async function decide(
  room: VendorsRoom,
  { asked, betId, bet }: { asked: Asked; betId: string; bet: TransactionRow | undefined },
): Promise<Decided> {
  if (betId === asked.transactionId) return open('BET_NOT_FOUND');
  if (!bet) return nothingMoved(room, asked, { tombstone: betId });
  if (bet.memberId !== asked.memberId || bet.roundId !== asked.roundId)
    return refused('BET_NOT_FOUND');
  if (bet.asset !== asked.asset) return refused('WRONG_CURRENCY');
  // The bet was refused, or rolled back before: there is nothing to return.
  if (bet.action === 'tombstone' || bet.status !== 'OK') return nothingMoved(room, asked, {});
  if (bet.action === 'free-bet') return giveRoundBack(room, asked, bet);
  if (bet.wagerId === null || !bet.action.startsWith('bet')) return refused('BET_NOT_FOUND');
  return takeBack(room, asked, { wagerId: bet.wagerId, atOnce: bet.action === 'bet-and-win' });
}

/** The free round can be played again; a paid bet stays rolled back. */
async function giveRoundBack(
  room: VendorsRoom,
  asked: Asked,
  bet: TransactionRow,
): Promise<Decided> {
  const { memberId, asset } = asked;
  const { grant, isPaid, isBack } = await freeRoundOf(room, asked, bet);
  if (isBack) return nothingMoved(room, asked, {});
  if (isPaid) return refused('BET_WON');
  const balance = await balanceOf(room, asked);
  const rides = [rideOf(asked, { balance }), grantRideOf(grant, { begun: -1 })];
  await room.wallet.ride({ memberId, asset, rides });
  return { kind: 'moved', balance };
}

async function takeBack(
  room: VendorsRoom,
  asked: Asked,
  { wagerId, atOnce }: { wagerId: WagerId; atOnce: boolean },
): Promise<Decided> {
  const { profile, memberId } = asked;
  const wager = await room.db.read((tx) => room.wagers.byId(tx, { memberId, wagerId }));
  if (!wager) throw new Error(`the wager ${wagerId} of a bet is not there`);
  if (wager.state === 'VOID') return nothingMoved(room, asked, {});
  // A bet that arrived with its win is one transaction, and is rolled back as one.
  const whole = atOnce && wager.settlements === 0;
  if (wager.payout > 0n && !whole && profile.points.rollbackAfterWin === 'refuse')
    return refused('BET_WON');
  const back = wager.stake - wager.payout;
  const posting = room.ids.next<Uuid>();
  const money = back < 0n ? { taken: -back } : { paid: back };
  try {
    const { balance } = await room.wagers.void({
      memberId,
      wagerId,
      seen: wager,
      key: posting,
      digest: digestOf(`vendors ${profile.vendor} ${asked.transactionId}`),
      houseAccount: houseAccountOf(profile),
      rides: [rideOf(asked, { ...money, wagerId, posting })],
    });
    return { kind: 'moved', balance };
  } catch (err) {
    // The win was staked since: the vendor may ask again when there is money.
    if (err instanceof Refusal && err.code === 'wallet.insufficient')
      return open('INSUFFICIENT_FUNDS');
    throw err;
  }
}

/** Rows without money; a tombstone takes the bet's id, so that it is refused when it arrives. */
async function nothingMoved(
  room: VendorsRoom,
  asked: Asked,
  { tombstone }: { tombstone?: string },
): Promise<Decided> {
  const { memberId, asset } = asked;
  const balance = await balanceOf(room, asked);
  const rides = [rideOf(asked, { balance })];
  if (tombstone !== undefined) {
    const instead: Asked = {
      ...asked,
      action: 'tombstone',
      transactionId: tombstone,
      reference: asked.transactionId,
    };
    rides.push(rideOf(instead, { balance }));
  }
  await room.wallet.ride({ memberId, asset, rides });
  return { kind: 'moved', balance };
}
