import type { BreakDue } from '@nokshi/contract/player/lottery.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { LotteryRoom } from './room.ts';
import type { PlacedRow } from './store/bets.ts';

/**
 * Whether the slip of these bets makes so many quick draws in a row that a break is due; the count
 * is stored with the bets, so a retry gets the same answer. Source: products.md 1.
 */
export async function breakDue(
  { limits }: Pick<LotteryRoom, 'limits'>,
  tx: Tx,
  rows: readonly PlacedRow[],
): Promise<BreakDue | null> {
  const {
    inARow: issues = null,
    rowBeganAt = null,
    placedAt,
  } = rows.find(({ inARow }) => inARow !== null) ?? {};
  if (issues === null || !rowBeganAt || !placedAt) return null;
  if (!(await limits.breakIsDue(tx, issues))) return null;
  return { issues, seconds: Math.floor((placedAt.getTime() - rowBeganAt.getTime()) / 1000) };
}
