import { type LinePay, type LineRules, linePay } from '../reels/line-pay.ts';

/** What may pay along one line, and the weight of all symbol combinations that give it. */
export type LineRun = LinePay & { readonly weight: number };

/**
 * The awards of ONE line when each reel shows a symbol along it with its own weight (how often the
 * strip has it, or its chance), whatever the others show: the weight of a run is the product, summed
 * over all symbol combinations. Source: domain.md 3.1.
 */
export function lineRuns(game: LineRules, weights: readonly (readonly number[])[]): LineRun[] {
  const runs = new Map<string, LineRun>();
  const along: number[] = [];
  const walk = (reel: number, weight: number): void => {
    if (weight === 0) return;
    if (reel === weights.length) {
      const { symbol, count, credits } = linePay(game, along);
      if (credits === 0) return;
      const key = `${symbol}x${count}`;
      runs.set(key, { symbol, count, credits, weight: (runs.get(key)?.weight ?? 0) + weight });
      return;
    }
    weights[reel]?.forEach((own, symbol) => {
      along[reel] = symbol;
      walk(reel + 1, weight * own);
    });
  };
  walk(0, 1);
  return [...runs.values()].sort((a, b) => a.symbol - b.symbol || b.count - a.count);
}

/** How often each strip has each symbol. */
export const frequenciesOf = (game: {
  readonly strips: readonly (readonly number[])[];
  readonly symbols: readonly unknown[];
}): number[][] =>
  game.strips.map((strip) =>
    game.symbols.map((_, symbol) => strip.filter((each) => each === symbol).length),
  );
