import type { Db, Tx } from '../../../kernel/db.ts';
import type { MemberId, Uuid } from '../../../kernel/ids.ts';
import { countAll, countNow, lockMemberFunds } from './count-play.ts';
import { leaveBonus, obligationsOf, type ShownObligation } from './obligations.ts';
import { type Carried, carryOver, type Obliged, oblige, release } from './oblige.ts';
import { FOLLOWER, type TurnoverRoom } from './room.ts';
import { USUAL_MULTIPLE } from './rules/obligation.ts';
import { reviewAsked } from './topics.ts';
import { type WithdrawableBalance, withdrawableBalance } from './withdrawable.ts';

export { USUAL_CONTRIBUTIONS } from './rules/obligation.ts';
export * from './topics.ts';
export type { ShownObligation } from './obligations.ts';
export type { WithdrawableBalance } from './withdrawable.ts';

export type Turnover = {
  /** How often a deposit has to be staked before it may be withdrawn, in hundredths. */
  readonly usualMultiple: number;
  /**
   * Until the transaction ends, everything else that takes money out of these members' cash waits.
   */
  lockMemberFunds(tx: Tx, ...memberIds: readonly MemberId[]): Promise<void>;
  /** Counts play up to now, and ends what is met or has expired. */
  count(tx: Tx, memberId: MemberId): Promise<void>;
  oblige(tx: Tx, obliged: Obliged): Promise<void>;
  release(tx: Tx, obliged: { memberId: MemberId; id: Uuid }): Promise<void>;
  /** For money from before obligations were kept one by one. */
  carryOver(db: Pick<Db, 'tx'>, carried: Carried): Promise<void>;
  withdrawableBalance(tx: Tx, memberId: MemberId): Promise<WithdrawableBalance>;
  obligationsOf(tx: Tx, memberId: MemberId): Promise<ShownObligation[]>;
  /** Money leaves the cash: an active bonus ends with it. Refuses turnover.bonus-active. */
  leaveBonus(tx: Tx, of: { memberId: MemberId; agreed: boolean }): Promise<void>;
  /** Whether a review holds a withdrawal; the answer stays true until the transaction ends. */
  isUnderReview(tx: Tx, memberId: MemberId): Promise<boolean>;
};

/** The turnover room; README.md says what it owns. */
export function createTurnover(deps: TurnoverRoom): Turnover & {
  seed(tx: Tx): Promise<void>;
} {
  deps.jobs.register(FOLLOWER, (tx) => countAll(deps, tx));
  deps.jobs.schedule(FOLLOWER, '*/15 * * * * *');
  return {
    usualMultiple: USUAL_MULTIPLE,
    lockMemberFunds: (tx, ...memberIds) => lockMemberFunds(deps, tx, ...memberIds),
    count: (tx, memberId) => countNow(deps, tx, memberId),
    oblige: (tx, obliged) => oblige(deps, tx, obliged),
    release: (tx, obliged) => release(deps, tx, obliged),
    carryOver: (db, carried) => carryOver(deps, db, carried),
    withdrawableBalance: (tx, memberId) => withdrawableBalance(deps, tx, memberId),
    obligationsOf: (tx, memberId) => obligationsOf(deps, tx, memberId),
    leaveBonus: (tx, of) => leaveBonus(deps, tx, of),
    async isUnderReview(tx, memberId) {
      return (await deps.events.emit(tx, reviewAsked, memberId)).includes(true);
    },
    /** What was played before there were obligations counts for none of them. */
    seed: (tx) => deps.wagers.followFromNow(tx, FOLLOWER),
  };
}
