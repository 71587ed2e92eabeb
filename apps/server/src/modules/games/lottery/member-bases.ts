import { type Day, dayOf, daysSpan } from '../../../kernel/calendar.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Wallet } from '../../base/wallet/index.ts';
import { baseFault, MEMBER_BASES, type MemberBases } from './rules/member-bases.ts';
import * as store from './store/member-bases.ts';

type WantedBase = {
  readonly memberId: MemberId;
  readonly base: number;
  /** Tomorrow or later; the day itself only in the commit that registers the member. */
  readonly from: Day;
};

export type GivenBase = WantedBase & {
  /** Username of the agent or operator. */
  readonly by: string;
};

type Checked = 'new' | 'given before';

/** A transaction, or one statement after another without one. */
type Reads = Pick<Tx, 'rows'>;

/** Minor units; negative where an issue of an earlier day was refunded. */
export type BaseStake = { readonly memberId: MemberId; readonly stake: bigint };

/** The prize bases of members, by business day. */
export type Bases = {
  readonly limits: MemberBases;
  /** Every member that is asked for is in the answer. One statement a lane. */
  of(tx: Reads, memberIds: readonly MemberId[], day: Day): Promise<ReadonlyMap<MemberId, number>>;
  /**
   * Whether a member can be given it. Refuses: lottery.base-not-offered { least, most },
   * lottery.base-rises-only { base }, lottery.base-given { from }.
   */
  check(tx: Tx, wanted: WantedBase): Promise<void>;
  /**
   * Gives a member a base; the same again changes nothing. The caller has checked who may. Refuses what
   * {@link Bases.check} does.
   */
  give(tx: Tx, given: GivenBase): Promise<void>;
  /**
   * What each member of a lane staked in taka on prizes by base, on issues that were paid for the first
   * time on this day, less issues of earlier days that were refunded on it. A member comes once.
   */
  stakes(tx: Tx, of: { readonly day: Day; readonly lane: number }): AsyncIterable<BaseStake>;
};

type Deps = { readonly wallet: Pick<Wallet, 'laneOf'>; readonly clock: Clock };

export const memberBases = (deps: Deps): Bases => ({
  limits: MEMBER_BASES,
  of: (tx, memberIds, day) => basesOf(deps, tx, { memberIds, day }),
  check: async (tx, wanted) => void (await checkBase(deps, tx, wanted)),
  give: (tx, given) => giveBase(deps, tx, given),
  stakes: (tx, of) => stakesOf(tx, of),
});

async function basesOf(
  { wallet }: Deps,
  tx: Reads,
  { memberIds, day }: { memberIds: readonly MemberId[]; day: Day },
): Promise<ReadonlyMap<MemberId, number>> {
  const bases = new Map<MemberId, number>();
  const lanes = new Map<number, MemberId[]>();
  for (const memberId of memberIds) {
    if (bases.has(memberId)) continue;
    bases.set(memberId, MEMBER_BASES.usual);
    const lane = wallet.laneOf(memberId);
    const others = lanes.get(lane);
    if (others) others.push(memberId);
    else lanes.set(lane, [memberId]);
  }
  for (const [lane, ofLane] of lanes)
    for (const { memberId, base } of await store.basesOn(tx, { lane, memberIds: ofLane, day }))
      bases.set(memberId, base);
  return bases;
}

async function checkBase({ wallet, clock }: Deps, tx: Tx, wanted: WantedBase): Promise<Checked> {
  const { memberId, base, from } = wanted;
  const today = dayOf(clock.now());
  if (from < today) throw new Error('a prize base holds from no day that is over');
  const given = await store.basesOfMember(tx, { lane: wallet.laneOf(memberId), memberId });
  const [newest] = given;
  if (newest?.since === from && newest.base === base) return 'given before';
  const fault = baseFault(given, { base, from, today });
  if (fault) throw refuse(fault.code, { field: 'base', value: fault.value });
  return 'new';
}

async function giveBase(deps: Deps, tx: Tx, given: GivenBase): Promise<void> {
  if ((await checkBase(deps, tx, given)) === 'given before') return;
  const { memberId, base, from: since, by: givenBy } = given;
  const [lane, givenAt] = [deps.wallet.laneOf(memberId), deps.clock.now()];
  const row = { lane, memberId, base, since, givenBy, givenAt };
  // Somebody else gave one for the same day at the same moment.
  if ((await store.insertBase(tx, row)) === 0)
    throw refuse('lottery.base-given', { field: 'base', value: { from: since } });
}

/** Issues whose bets are read at once. */
const ROUNDS_IN_READ = 500;

async function* stakesOf(
  tx: Tx,
  { day, lane }: { day: Day; lane: number },
): AsyncGenerator<BaseStake> {
  const span = daysSpan(day, day);
  if (!span) throw new Error(`${day} is no day`);
  const rounds = await store.roundsCounted(tx, span);
  const stakes = new Map<MemberId, bigint>();
  for (const sign of [1, -1]) {
    const ids = rounds.filter((round) => round.sign === sign).map(({ roundId }) => roundId);
    for (let from = 0; from < ids.length; from += ROUNDS_IN_READ) {
      const roundIds = ids.slice(from, from + ROUNDS_IN_READ);
      for (const { memberId, stake } of await store.baseStakesOf(tx, { lane, roundIds }))
        stakes.set(memberId, (stakes.get(memberId) ?? 0n) + BigInt(sign) * stake);
    }
  }
  for (const [memberId, stake] of stakes) if (stake !== 0n) yield { memberId, stake };
}
