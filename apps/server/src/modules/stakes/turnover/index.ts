import type { Db, Tx } from '../../../kernel/db.ts';
import type { MemberId, Uuid } from '../../../kernel/ids.ts';
import { countAll, lockMemberFunds } from './count-play.ts';
import { type Carried, carryOver, type Obliged, oblige, release } from './oblige.ts';
import { FOLLOWER, type TurnoverRoom } from './room.ts';
import { USUAL_MULTIPLE } from './rules/obligation.ts';
import { reviewAsked } from './topics.ts';
import { type WithdrawableBalance, withdrawableBalance } from './withdrawable.ts';

export { debtAsked, obligationEnded, reviewAsked } from './topics.ts';
export type { WithdrawableBalance } from './withdrawable.ts';

/** What has to be staked before a withdrawal, and what may be withdrawn. */
export type Turnover = {
  /** How often a deposit has to be staked before it may be withdrawn, in hundredths. */
  readonly usualMultiple: number;
  /**
   * Until the transaction ends, everything else that takes money out of these members' cash waits.
   */
  lockMemberFunds(tx: Tx, ...memberIds: readonly MemberId[]): Promise<void>;
  oblige(tx: Tx, obliged: Obliged): Promise<void>;
  release(tx: Tx, obliged: { memberId: MemberId; id: Uuid }): Promise<void>;
  /** For money from before obligations were kept one by one. */
  carryOver(db: Pick<Db, 'tx'>, carried: Carried): Promise<void>;
  withdrawableBalance(tx: Tx, memberId: MemberId): Promise<WithdrawableBalance>;
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
    oblige: (tx, obliged) => oblige(deps, tx, obliged),
    release: (tx, obliged) => release(deps, tx, obliged),
    carryOver: (db, carried) => carryOver(deps, db, carried),
    withdrawableBalance: (tx, memberId) => withdrawableBalance(deps, tx, memberId),
    async isUnderReview(tx, memberId) {
      return (await deps.events.emit(tx, reviewAsked, memberId)).includes(true);
    },
    /** What was played before there were obligations counts for none of them. */
    seed: (tx) => deps.wagers.followFromNow(tx, FOLLOWER),
  };
}
