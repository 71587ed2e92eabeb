import type { MemberId, Uuid, WagerId } from '../../../kernel/ids.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { HouseAccount, Leg, Posted, Ride } from '../../base/wallet/index.ts';
import { stepFree } from './free-bets.ts';
import type { WagersDeps } from './room.ts';
import { movesOf, type Paid } from './rules/moves.ts';
import { inPurses, type Staked } from './rules/purses.ts';
import { STATE_AFTER, type WagerStep, wagerStates } from './rules/states.ts';
import { type Ending, TURNOVER_RULES, validTurnover } from './rules/valid-turnover.ts';
import { readWager, type WagerRow } from './store/wager.ts';

export type Settlement = {
  readonly memberId: MemberId;
  readonly wagerId: WagerId;
  /** Of this settlement; the same key again gets the first answer. */
  readonly key: Uuid;
  readonly digest: Buffer;
  readonly houseAccount: HouseAccount;
  readonly rides: readonly Ride[];
  /** How the round ended, when its payout does not say it. */
  readonly ending?: Ending;
  /** Its valid turnover, when the whole round decides it (`validOfRound`). Minor units. */
  readonly valid?: bigint;
  /**
   * The state the caller calculated with. When the wager has changed since, this is refused as
   * busy, and a caller that pays "this much more" reads again instead of paying from an old sum.
   */
  readonly seen?: WagerRow;
};

/** Totals in minor units: what the wager has paid from now on, rebate included. */
export type Payout = { readonly payout: bigint; readonly rebate?: bigint };

/**
 * Settles an open wager, or settles it again: `payout` is its total payout and `rebate` the part of
 * it that is one; the posting moves the difference to what was paid before, the rebate as an entry of
 * its own. Money is paid back whatever the member's standing. Refuses: wagers.wager-unknown,
 * edge.busy when another settlement was first.
 */
export const settle = (room: WagersDeps, input: Settlement & Payout): Promise<Posted> =>
  step(room, input, {
    kind: 'SETTLE',
    freePays: input.payout,
    paidOf: () => ({ payout: input.payout, rebate: input.rebate ?? 0n }),
  });

/**
 * Voids a wager: the stake returns, its payout is reversed with its rebate, limits forget the
 * stake. From then on its payout is its stake, so its net is zero. Refuses like {@link settle}.
 */
export const voidWager = (room: WagersDeps, input: Settlement): Promise<Posted> =>
  step(room, input, {
    kind: 'VOID',
    freePays: null,
    paidOf: (wager) => ({ payout: wager.stake, rebate: 0n }),
  });

type Change = {
  readonly kind: WagerStep;
  /** The payout of a bet that was placed with a free bet; null gives the free bet back. */
  readonly freePays: bigint | null;
  paidOf(wager: WagerRow): Paid;
};

async function step(room: WagersDeps, input: Settlement, change: Change): Promise<Posted> {
  const { memberId, wagerId, seen } = input;
  if (seen) return stepFrom(room, input, { ...change, wager: seen });
  const lane = room.wallet.laneOf(memberId);
  const wager = await room.db.read((tx) => readWager(tx, { lane, memberId, wagerId }));
  return stepFrom(room, input, { ...change, wager });
}

async function stepFrom(
  room: WagersDeps,
  input: Settlement,
  change: Change & { readonly wager: WagerRow | undefined },
): Promise<Posted> {
  const { memberId, wagerId } = input;
  const { wager } = change;
  if (!wager) return stepFree(room, input, change.freePays);
  const may = wagerStates.mayBecome(wager.state, STATE_AFTER[change.kind]);
  const paid = change.paidOf(wager);
  const { payout } = paid;
  const voided = change.kind === 'VOID';
  // A transition that is not allowed is sent with the last number, which is taken; only the repeat
  // of an old key gets an answer.
  const number = may ? wager.settlements + 1 : wager.settlements;
  const valid = voided
    ? 0n
    : (input.valid ?? validTurnover({ ...wager, payout, ending: input.ending }));
  const stepped = stepRide({
    wagerId,
    number,
    kind: change.kind,
    paid: { before: wager, now: paid },
    valid: { before: wager.valid, now: valid },
  });
  const back = voided
    ? { win: -wager.payout, stakeBack: wager.stake }
    : { win: payout - wager.payout, stakeBack: 0n };
  const returned = room.limits.returnRide({ memberId, placedAt: wager.placedAt, ...back });
  try {
    return await room.wallet.post({
      memberId,
      asset: wager.asset,
      key: input.key,
      digest: input.digest,
      legs: legsOf({ kind: change.kind, before: wager, now: paid, of: wager }, input),
      rides: [stepped, returned, ...input.rides],
    });
  } catch (err) {
    if (may || !(err instanceof Refusal) || err.code !== 'edge.busy') throw err;
    throw new Error(`a ${wager.state} wager takes no ${change.kind}`, { cause: err });
  }
}

/**
 * The legs of a settlement; see {@link movesOf}. What bonus money staked goes back to bonus money, pro
 * rata, after the legs of the cash.
 */
export function legsOf(
  { kind, before, now, of }: { kind: WagerStep; before: Paid; now: Paid; of: Staked },
  { houseAccount: contra, wagerId: reference }: Pick<Settlement, 'wagerId' | 'houseAccount'>,
): Leg[] {
  if (of.stakeBonus === 0n)
    return movesOf(kind, before, now).map((move) => ({ ...move, contra, reference }));
  const [had, has] = [inPurses(before, of), inPurses(now, of)];
  const cash = movesOf(kind, had.cash, has.cash).map((move) => ({ ...move, contra, reference }));
  const bonus = movesOf(kind, had.bonus, has.bonus)
    .filter(({ amount }) => amount !== 0n)
    .map((move): Leg => ({ ...move, contra, reference, purse: 'bonus' }));
  return [...cash, ...bonus];
}

/**
 * The row of a settlement, which is the wager's `number`th. Refused with edge.busy when there is
 * one of that number: then what it paid `before` is outdated.
 */
export function stepRide(step: {
  wagerId: WagerId;
  number: number;
  kind: WagerStep;
  paid: { readonly before: Paid; readonly now: Paid };
  valid: Changed;
}): Ride {
  const { wagerId, number, kind, valid } = step;
  const { before, now } = step.paid;
  if (now.payout < 0n) throw new Error(`a wager cannot pay ${now.payout}`);
  if (now.rebate < 0n || now.rebate > now.payout)
    throw new Error(`a payout of ${now.payout} has no rebate of ${now.rebate}`);
  return {
    rider: 'wagers_settle',
    ids: [wagerId],
    numbers: [
      number,
      now.payout - before.payout,
      valid.now - valid.before,
      TURNOVER_RULES.version,
      now.rebate === before.rebate ? null : now.rebate - before.rebate,
    ],
    words: [kind],
  };
}

/** Minor units: the total before this settlement, and the total now. */
type Changed = { readonly before: bigint; readonly now: bigint };
