import type { RoundRow } from '../rounds/index.ts';
import type { LotteryRoom } from './room.ts';
import type { BetRow } from './store/bets.ts';
import { writeTotal } from './store/desk.ts';
import type { Paid } from './ticket-of.ts';

/** What a lane took and paid of an issue. Play money does not count. */
export type LaneTotal = {
  readonly bets: number;
  readonly members: number;
  readonly staked: bigint;
  readonly paid: bigint;
};

export function laneTotal(bets: readonly BetRow[], paid: readonly Paid[]): LaneTotal {
  const members = new Set<string>();
  let [count, staked, all] = [0, 0n, 0n];
  for (const [at, { asset, stake, memberId }] of bets.entries()) {
    if (asset !== 'BDT') continue;
    members.add(memberId);
    count += 1;
    staked += stake;
    all += (paid[at]?.prize ?? 0n) + (paid[at]?.rebate ?? 0n);
  }
  return { bets: count, members: members.size, staked, paid: all };
}

/** Keeps the sum for the desks. A member's bets are all in one lane, so members add up as well. */
export async function keepTotal(
  { db }: Pick<LotteryRoom, 'db'>,
  { id: roundId }: RoundRow,
  lanes: readonly LaneTotal[],
): Promise<void> {
  const total = lanes.reduce(
    (sum, lane) => ({
      bets: sum.bets + lane.bets,
      members: sum.members + lane.members,
      staked: sum.staked + lane.staked,
      paid: sum.paid + lane.paid,
    }),
    { bets: 0, members: 0, staked: 0n, paid: 0n },
  );
  if (total.bets > 0) await db.tx((tx) => writeTotal(tx, { roundId, ...total }));
}
