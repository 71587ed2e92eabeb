import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, RoundId, Uuid, WagerId } from '../../../kernel/ids.ts';
import type { HouseAccount, Posted, Posting, Ride } from '../../base/wallet/index.ts';
import { type FreeBet, placeFree } from './free-bets.ts';
import { type Flow, legsOfSplit, postStake, transferStake } from './post-stake.ts';
import type { WagersDeps } from './room.ts';
import { inPurses, type Split } from './rules/purses.ts';
import { type Ending, TURNOVER_RULES, validTurnover } from './rules/valid-turnover.ts';

/** A stake on one round. Amounts are minor units. */
export type Stake = {
  readonly memberId: MemberId;
  /** The session's generation, checked again in the commit. */
  readonly generation: number;
  readonly asset: Asset;
  /** Also the key of its posting: a wager is placed once, however often it is sent. */
  readonly wagerId: WagerId;
  /** 32 bytes: SHA-256 of the input that the key stands for. */
  readonly digest: Buffer;
  readonly roundId: RoundId;
  readonly gameId: string;
  readonly category: string;
  readonly ruleVersion: number;
  readonly houseAccount: HouseAccount;
  readonly stake: bigint;
  /** The part of the stake that goes to pots; the rest is the house's. */
  readonly parts?: readonly Part[];
  /** How the round ended, when its payout does not say it; for a round without choices. */
  readonly ending?: Ending;
  /** Rows of the game's own tables, written in the same commit. */
  readonly rides: readonly Ride[];
};

/** Money that a house account gets from a stake, or pays beside its payout. Minor units, over 0. */
export type Part = { readonly account: HouseAccount; readonly amount: bigint };

/**
 * A round without choices: stake, outcome and win in one posting. Resolves when it is durable.
 * Refuses: limits.frozen, limits.self-excluded, limits.time-out, edge.session-ended,
 * limits.reality-check, limits.time-limit, limits.stake-limit, limits.loss-limit, what the rides
 * refuse, wallet.insufficient, wallet.account-closed, wallet.key-reused, edge.busy. Source:
 * architecture.md 6, 8.
 */
export const play = (room: WagersDeps, input: Stake & { payout: bigint }): Promise<Posted> =>
  post(room, input, input.payout);

/**
 * The same inside a story's own transaction, with what a pot pays beside the payout: for the rare
 * round whose money must move together with rows outside its member's lane.
 */
export const playNow = (
  room: WagersDeps,
  tx: Tx,
  input: Stake & { payout: bigint; award: Part },
): Promise<Posted> => {
  const { payout, award } = input;
  const make = (split: Split) => postingOf(room, input, { payout, award, split });
  return transferStake(room, tx, { ...input, make });
};

/**
 * A round with choices: takes the stake now, or a free bet in its place; {@link settle} or voiding follow
 * later. Refuses like `play`, and wagers.free-bet-over.
 */
export const open = (
  room: WagersDeps,
  { freeBet, ...input }: Stake & { readonly freeBet?: FreeBet | null },
): Promise<Posted> => (freeBet ? placeFree(room, { ...input, freeBet }) : post(room, input, null));

/** When a stake is refused for a reality check, every open page of the member shows it. */
function post(room: WagersDeps, input: Stake, payout: bigint | null): Promise<Posted> {
  const make = (split: Split) => postingOf(room, input, { payout, split });
  return postStake(room, input, make).catch((err: unknown) => {
    room.limits.reportRefusedStake(input.memberId, err);
    throw err;
  });
}

type Placed = Pick<
  Stake,
  | 'memberId'
  | 'asset'
  | 'wagerId'
  | 'roundId'
  | 'gameId'
  | 'category'
  | 'ruleVersion'
  | 'stake'
  | 'ending'
>;

/**
 * The row of a wager; `payout` is null while it waits for its result. `slip`: the posting that has its
 * stake, when it is not its own; `bonus`: the part of the stake that is bonus money.
 */
export const placeRide = (
  wager: Placed & { readonly slip?: Uuid; readonly bonus?: bigint },
  payout: bigint | null,
): Ride => ({
  rider: wager.bonus === undefined ? 'wagers_place' : 'wagers_place_mixed',
  ids: [wager.wagerId, wager.memberId, wager.roundId, wager.slip ?? null],
  numbers: [
    wager.stake,
    payout,
    wager.ruleVersion,
    payout === null ? null : validTurnover({ ...wager, payout }),
    payout === null ? null : TURNOVER_RULES.version,
    ...(wager.bonus === undefined ? [] : [wager.bonus]),
  ],
  words: [wager.gameId, wager.category, wager.asset],
});

type Made = { readonly payout: bigint | null; readonly award?: Part; readonly split: Split };

function postingOf(room: WagersDeps, input: Stake, { payout, award, split }: Made): Posting {
  const { memberId, asset, wagerId, houseAccount: contra, stake } = input;
  const reference = wagerId;
  const takes: Flow[] = [];
  // Before the stake, whose entry is the one the account record shows for all of them.
  let rest = stake;
  for (const { account, amount } of input.parts ?? []) {
    takes.push({ amount: -amount, contra: account, kind: 'contribution', reference });
    rest -= amount;
  }
  takes.push({ amount: -rest, contra, kind: 'stake', reference });
  const paid = { payout: payout ?? 0n, rebate: 0n };
  const { cash, bonus } = inPurses(paid, { stake, stakeBonus: split.bonus });
  const pays = (amount: bigint): Flow[] =>
    amount > 0n ? [{ amount, contra, kind: 'win', reference }] : [];
  // What a pot pays is cash.
  const awards: Flow[] = award
    ? [{ amount: award.amount, contra: award.account, kind: 'award', reference }]
    : [];
  const win = (payout ?? 0n) + (award?.amount ?? 0n);
  const guard = { memberId, generation: input.generation, stake, win };
  return {
    memberId,
    asset,
    key: wagerId,
    digest: input.digest,
    legs: legsOfSplit(split, takes, {
      cash: [...pays(cash.payout), ...awards],
      bonus: pays(bonus.payout),
    }),
    rides: [
      ...cashRides(memberId, split),
      room.limits.guardRide(guard),
      placeRide(
        split.bonus > 0n ? { ...input, bonus: split.bonus } : input,
        payout === null ? null : win,
      ),
      ...input.rides,
    ],
  };
}

/** A stake with bonus money holds its cash to what was read: all of it is staked. */
export const cashRides = (memberId: MemberId, { cash, bonus }: Split): Ride[] =>
  bonus > 0n ? [{ rider: 'wallet-cash', ids: [memberId], numbers: [cash] }] : [];
