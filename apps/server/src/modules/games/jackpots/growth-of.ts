import type { PoolState } from '@nokshi/contract/console/jackpots.ts';
import { type Growth, stopOf, valueAt } from '@nokshi/house-math/jackpot/growth.ts';
import { figuresOf } from './rules/terms.ts';
import type { CycleRow } from './store/cycles.ts';

/** The cycle as a function of time; `cover` in minor units. A paused one does not grow. */
export function growthOf(cycle: CycleRow, of: { cover: bigint; state: PoolState }): Growth {
  const { cap, step, stepMs, untilMs } = figuresOf(cycle.terms);
  const { funded: value } = cycle;
  const tick = Number(cycle.fundedTick);
  const grows = { value, tick, step, stepMs, cap, untilMs, cover: of.cover };
  return { value, tick, step, stepMs, stopsAt: of.state === 'RUNNING' ? stopOf(grows) : value };
}

export type Phase = 'growing' | 'full' | 'unfunded' | 'paused' | 'waiting';

export function phaseOf(
  cycle: CycleRow,
  of: { growth: Growth; state: PoolState; now: Date },
): Phase {
  if (of.state === 'PAUSED') return 'paused';
  const now = of.now.getTime();
  if (valueAt(of.growth, now) < of.growth.stopsAt) return 'growing';
  const { cap, untilMs } = figuresOf(cycle.terms);
  const isOver = untilMs !== null && now >= untilMs;
  return isOver || of.growth.stopsAt >= cap ? 'full' : 'unfunded';
}
