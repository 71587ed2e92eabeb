import type { LevelCause } from '@nokshi/contract/vip.ts';
import type { Needs } from './table.ts';

/** What a level follows from; minor units, levels count from 1. */
export type Standing = {
  readonly level: number;
  readonly highest: number;
  readonly deposited: bigint;
  readonly valid: bigint;
  /** Staked since the level began, or since it was last kept. */
  readonly windowValid: bigint;
};

export type Step = { readonly to: number; readonly cause: LevelCause };

/** The level that deposits and turnover reach together. */
export const earnedLevel = (
  { deposits, turnover }: Needs,
  { deposited, valid }: Pick<Standing, 'deposited' | 'valid'>,
): number =>
  deposits.filter((needed, at) => deposited >= needed && valid >= (turnover[at] ?? 0n)).length;

/**
 * A step up, or null. Deposits and turnover raise above the highest level that was reached; a level
 * that was lost is regained one by one, by its keep turnover within the window.
 */
export function stepUp(needs: Needs, standing: Standing): Step | null {
  const { level, highest, windowValid } = standing;
  const earned = earnedLevel(needs, standing);
  if (earned > highest) return { to: earned, cause: 'counted' };
  const asked = needs.keep[level];
  if (level >= highest || asked === undefined || windowValid < asked) return null;
  return { to: level + 1, cause: 'regained' };
}

/** At the end of a window: one step down when the keep turnover was not staked, otherwise null. */
export function stepDown(
  { keep }: Needs,
  { level, windowValid }: Pick<Standing, 'level' | 'windowValid'>,
): Step | null {
  if (level <= 1 || windowValid >= (keep[level - 1] ?? 0n)) return null;
  return { to: level - 1, cause: 'not-kept' };
}
