import type { PoolTerms } from '@nokshi/contract/console/jackpots.ts';
import { parseAmount } from '@nokshi/money';

/** A pool's terms: amounts in minor units, times in milliseconds. */
export type Figures = {
  readonly seed: bigint;
  readonly cap: bigint;
  readonly step: bigint;
  readonly stepMs: number;
  readonly leastStake: bigint;
  readonly fromMs: number | null;
  readonly untilMs: number | null;
};

export function figuresOf(terms: PoolTerms): Figures {
  const minor = (text: string): bigint => {
    const parsed = parseAmount(text);
    if (parsed === null) throw new Error(`a pool’s terms hold no amount ${text}`);
    return parsed;
  };
  return {
    seed: minor(terms.seed),
    cap: minor(terms.cap),
    step: minor(terms.step),
    stepMs: terms.stepMs,
    leastStake: minor(terms.leastStake),
    fromMs: terms.from === null ? null : Date.parse(terms.from),
    untilMs: terms.until === null ? null : Date.parse(terms.until),
  };
}

export type TermsFault = 'jackpots.cap-too-low' | 'jackpots.schedule-order';

/** What is wrong with the terms of a pool, if anything. */
export function termsFault(terms: PoolTerms, now: Date): TermsFault | null {
  const { seed, cap, step, fromMs, untilMs } = figuresOf(terms);
  if (cap < seed + step) return 'jackpots.cap-too-low';
  const begins = Math.max(fromMs ?? 0, now.getTime());
  return untilMs !== null && untilMs <= begins ? 'jackpots.schedule-order' : null;
}
