import type { RoundRow } from '../rounds/index.ts';
import type { LotteryRoom } from './room.ts';
import type { BetRow } from './store/bets.ts';
import { writeTotal } from './store/desk.ts';
import type { Paid } from './ticket-of.ts';

/** What some bets of an issue staked and were paid. Play money does not count. */
export type BetsTotal = {
  readonly bets: number;
  readonly members: number;
  readonly staked: bigint;
  readonly paid: bigint;
};

export function betsTotal(bets: readonly BetRow[], paid: readonly Paid[]): BetsTotal {
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

/** Keeps the sum for the desks. All bets of a member are in one of the totals, so members add up as well. */
export async function keepTotal(
  { db, clock }: Pick<LotteryRoom, 'db' | 'clock'>,
  { id: roundId, state }: RoundRow,
  totals: readonly BetsTotal[],
): Promise<void> {
  const total = totals.reduce(
    (sum, one) => ({
      bets: sum.bets + one.bets,
      members: sum.members + one.members,
      staked: sum.staked + one.staked,
      paid: sum.paid + one.paid,
    }),
    { bets: 0, members: 0, staked: 0n, paid: 0n },
  );
  if (total.bets === 0) return;
  const now = clock.now();
  const ended =
    state === 'VOID' ? { settledAt: null, refundedAt: now } : { settledAt: now, refundedAt: null };
  await db.tx((tx) => writeTotal(tx, { roundId, ...total, ...ended }));
}
