import type { Asset } from '@nokshi/money';
import { digestOf } from '../../../kernel/digest.ts';
import { derivedId, type MemberId, type Uuid, type WagerId } from '../../../kernel/ids.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Posted, Ride } from '../../base/wallet/index.ts';
import type { Part } from './in-lanes.ts';
import type { WagersDeps } from './room.ts';
import { type FreeStakeRow, freeStakesAmong } from './store/free-bets.ts';

/** The free bet that a bet is placed with: given for this product and of the stake of the bet. */
export type FreeBet = { readonly id: Uuid; readonly product: string };

type Bet = { readonly memberId: MemberId; readonly wagerId: WagerId };
type Placing = Bet & {
  readonly generation: number;
  readonly asset: Asset;
  readonly stake: bigint;
  readonly digest: Buffer;
  readonly rides: readonly Ride[];
  readonly freeBet: FreeBet;
};
type Settling = Bet & Pick<Placing, 'digest' | 'rides'> & { readonly key: Uuid };
type Result = Bet & { readonly payout: bigint; readonly returnsStake?: boolean };

/**
 * Places a bet with a free bet, under the wager's key. Nobody stakes, so it is no wager: neither turnover
 * nor a result of the game. Break, freeze, exclusion and session are asked as for a stake. Refuses
 * wagers.free-bet-over (used, over, or of another stake, product or member), what the guard and the rides
 * refuse. Domain.md 9.
 */
export async function placeFree(room: WagersDeps, { freeBet, ...input }: Placing): Promise<Posted> {
  const { memberId, generation, asset, wagerId, stake } = input;
  if (asset !== 'BDT') throw refuse('wagers.free-bet-over');
  const used: Ride = {
    rider: 'wagers_free_place',
    ids: [wagerId, freeBet.id, memberId],
    numbers: [stake],
    words: [freeBet.product],
  };
  try {
    return await room.wallet.post({
      ...postingOf(wagerId, memberId, 0n),
      key: wagerId,
      digest: input.digest,
      rides: [
        room.limits.guardRide({ memberId, generation, stake: 0n, win: 0n }),
        used,
        ...input.rides,
      ],
    });
  } catch (err) {
    room.limits.reportRefusedStake(memberId, err);
    throw err;
  }
}

/** What it wins, also nothing, comes from the promotion. */
const postingOf = (reference: WagerId, memberId: MemberId, amount: bigint) =>
  ({
    memberId,
    asset: 'BDT',
    legs: [{ amount, contra: 'promotion', kind: 'free-bet', reference }],
  }) as const;

const settledRide = ({ wagerId, settled }: FreeStakeRow, more: bigint): Ride => ({
  rider: 'wagers_free_settle',
  ids: [wagerId],
  numbers: [settled + 1, more],
});

const backRide = ({ wagerId, freeBetId }: FreeStakeRow): Ride => ({
  rider: 'wagers_free_back',
  ids: [wagerId, freeBetId],
  numbers: [],
});

/** What a total payout pays beyond the stake, which nobody paid; what was paid is never taken back. */
function moreOf({ stake, paid }: FreeStakeRow, payout: bigint): bigint {
  const net = payout > stake ? payout - stake : 0n;
  return net > paid ? net - paid : 0n;
}

/** One bet with a free bet, settled or (without a payout) given back. Refuses wagers.wager-unknown, edge.busy. */
export async function stepFree(
  room: WagersDeps,
  input: Settling,
  payout: bigint | null,
): Promise<Posted> {
  const { memberId, wagerId, key, digest, rides } = input;
  const [bet] = await freeStakesAmong(room.db, {
    lane: room.wallet.laneOf(memberId),
    wagers: [input],
  });
  if (!bet) throw refuse('wagers.wager-unknown');
  const more = payout === null ? 0n : moreOf(bet, payout);
  const step = payout === null ? backRide(bet) : settledRide(bet, more);
  const posting = postingOf(wagerId, memberId, more);
  return room.wallet.post({ ...posting, key, digest, rides: [step, ...rides] });
}

/** `left`: no bets with free bets, or settled to this before. */
type Ended = { readonly won: number; readonly lost: number; readonly left: number };

type Many = Part<Result> & {
  readonly settlementId: Uuid;
  /** Those that were settled before get what is missing. */
  readonly again: boolean;
};

/** Of some results those whose bets were placed with free bets. Refuses edge.busy when a lane is full. */
export async function settleFree(room: WagersDeps, { part, lane, ...of }: Many): Promise<Ended> {
  if (part.length === 0) return { won: 0, lost: 0, left: 0 };
  const results = new Map(part.map((result) => [result.wagerId, result]));
  const bets = await freeStakesAmong(room.db, { lane, wagers: part });
  const ends = await Promise.all(
    bets.map((bet) => settleOne(room, { ...of, bet, result: results.get(bet.wagerId) as Result })),
  );
  const won = ends.filter((end) => end === 'won').length;
  const lost = ends.filter((end) => end === 'lost').length;
  return { won, lost, left: part.length - won - lost };
}

async function settleOne(
  room: WagersDeps,
  of: { bet: FreeStakeRow; result: Result; settlementId: Uuid; again: boolean },
): Promise<'won' | 'lost' | 'left'> {
  const { bet, result, settlementId, again } = of;
  const { memberId, wagerId, settled } = bet;
  if (bet.backAt || (settled > 0 && !again)) return 'left';
  if (result.returnsStake) return (await giveBack(room, bet)) ? 'lost' : 'left';
  const more = moreOf(bet, result.payout);
  if (settled > 0 && more === 0n) return 'left';
  const rides = [settledRide(bet, more)];
  const text = `free ${settlementId} ${wagerId}`;
  const sent =
    more === 0n
      ? room.wallet.ride({ memberId, asset: 'BDT', rides })
      : room.wallet.post({
          ...postingOf(wagerId, memberId, more),
          key: derivedId(`${text} ${settled}`, settlementId),
          digest: digestOf(`${text} ${more}`),
          rides,
        });
  if (!(await wasTaken(room, bet, sent))) return 'left';
  return more > 0n ? 'won' : 'lost';
}

/** Whether it was done; false when another was first. Refuses edge.busy when the lane had no room. */
async function wasTaken(
  room: WagersDeps,
  bet: FreeStakeRow,
  sent: Promise<unknown>,
): Promise<boolean> {
  try {
    await sent;
    return true;
  } catch (err) {
    if (!(err instanceof Refusal)) throw err;
    if (err.code === 'wallet.account-closed') return false;
    if (err.code !== 'edge.busy') throw err;
    const lane = room.wallet.laneOf(bet.memberId);
    const [now] = await freeStakesAmong(room.db, { lane, wagers: [bet] });
    // It was not settled elsewhere: the lane's queue had no room.
    if (now?.settled === bet.settled && !now.backAt) throw err;
    return false;
  }
}

const giveBack = (room: WagersDeps, bet: FreeStakeRow): Promise<boolean> =>
  wasTaken(
    room,
    bet,
    room.wallet.ride({ memberId: bet.memberId, asset: 'BDT', rides: [backRide(bet)] }),
  );

/** Gives back those of these bets that were placed with free bets and wait for their result; answers how many. */
export async function voidFree(room: WagersDeps, { part, lane }: Part<Bet>): Promise<number> {
  if (part.length === 0) return 0;
  const bets = await freeStakesAmong(room.db, { lane, wagers: part });
  const open = bets.filter(({ settled, backAt }) => settled === 0 && !backAt);
  const ends = await Promise.all(open.map((bet) => giveBack(room, bet)));
  return ends.filter(Boolean).length;
}
