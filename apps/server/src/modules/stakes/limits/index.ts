import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { memberRegistered, memberRemoved, standingChanged } from '../../people/identity/index.ts';
import { askDeposit } from './ask-deposit.ts';
import { countDeposit } from './count-deposit.ts';
import { followStanding, openGuard } from './follow-identity.ts';
import { type SetsLargestBet, setsLargestBet } from './largest-bet.ts';
import { guardRide, LIMITS_RIDERS, returnRide } from './ride.ts';
import { type LimitsDeps, seatOf } from './room.ts';
import { careOf } from './care-of.ts';
import { type FollowsProfile, followProfile } from './profile.ts';
import { PERIODS_JOB, setLanePeriods } from './set-periods.ts';
import { pushCheckIfRefused } from './stretch.ts';
import { TIGHTEN_JOB, tightenLane } from './tighten-checks.ts';
import { removeGuard } from './store/guard.ts';

export type { HouseActId, Lowered } from './care-of.ts';
export { BREAK_MINUTES } from './rules/stretch.ts';
type LaneWork = Parameters<typeof setLanePeriods>[2] & Parameters<typeof tightenLane>[2];

/** Amounts in minor units. */
export type Limits = FollowsProfile &
  SetsLargestBet & {
    /** SQL functions that run in the commit of stakes and of money paid back. */
    readonly riders: readonly string[];
    /** Rows that ask the guard for a stake in its commit, and that count money paid back later. */
    readonly guardRide: typeof guardRide;
    readonly returnRide: typeof returnRide;
    /** Call when a deposit is requested. Refuses limits.* with the facts of the limit. */
    askDeposit(tx: Tx, input: { memberId: MemberId; amount: bigint }): Promise<void>;
    /** Call when it is credited, before the transfer; false (nothing counted) when it must wait. */
    countDeposit(tx: Tx, input: { memberId: MemberId; amount: bigint }): Promise<boolean>;
    /** A stake of this member was refused: if a reality check is due, open pages show it. */
    reportRefusedStake(memberId: MemberId, why: unknown): void;
    /** For player care: what the house may set, always in the protecting direction. */
    readonly care: ReturnType<typeof careOf>;
    /** For `limitsRoutes`. */
    readonly room: LimitsDeps;
  };

/** The limits room: what a member may deposit, stake and lose, and when not at all. */
export function createLimits(deps: LimitsDeps): Limits {
  deps.events.on(memberRegistered, (tx, memberId) => openGuard(deps, tx, memberId));
  deps.events.on(memberRemoved, (tx, memberId) => removeGuard(tx, seatOf(deps, memberId)));
  deps.events.on(standingChanged, (tx, change) => followStanding(deps, tx, change));
  deps.jobs.register(PERIODS_JOB, (tx, lane) => setLanePeriods(deps, tx, lane as LaneWork));
  deps.jobs.register(TIGHTEN_JOB, (tx, lane) => tightenLane(deps, tx, lane as LaneWork));
  return {
    riders: LIMITS_RIDERS,
    guardRide,
    returnRide,
    askDeposit: (tx, input) => askDeposit(deps, tx, input),
    countDeposit: (tx, input) => countDeposit(deps, tx, input),
    ...followProfile(deps),
    ...setsLargestBet(deps),
    reportRefusedStake: (memberId, why) => pushCheckIfRefused(deps, memberId, why),
    care: careOf(deps),
    room: deps,
  };
}
