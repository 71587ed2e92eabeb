import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { type LimitsDeps, seatOf } from './room.ts';
import { writeLargestBet } from './store/guard.ts';

export type SetsLargestBet = {
  /**
   * One bet of this member may be at most so much (minor units), or any (null): asked in the commit of
   * the bet. The wagers of a slip are one bet. Call it before money moves in the same story.
   */
  setLargestBet(tx: Tx, memberId: MemberId, largest: bigint | null): Promise<void>;
};

export const setsLargestBet = (deps: LimitsDeps): SetsLargestBet => ({
  async setLargestBet(tx, memberId, largest) {
    await writeLargestBet(tx, seatOf(deps, memberId), largest);
  },
});
