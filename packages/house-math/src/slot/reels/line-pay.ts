import type { Pays, Wild } from '../game.ts';

export type LinePay = { readonly symbol: number; readonly count: number; readonly credits: number };

/** A scatter never pays on a line; a game without one has none. */
export type LineRules = Pays & Wild & { readonly scatter?: number };

/**
 * What the symbols along one line pay, from the left: the better of the run of wilds alone and
 * the run of the first other symbol with wilds standing in for it; the longer one when equal.
 * Scatters never pay on a line and no wild stands in for them. Source: domain.md 3.1.
 */
export function linePay(game: LineRules, along: readonly number[]): LinePay {
  const { wild, scatter, pays } = game;
  let wilds = 0;
  while (along[wilds] === wild) wilds++;
  const wildCredits = pays[wild]?.[wilds] ?? 0;
  const symbol = along[wilds];
  if (symbol !== undefined && symbol !== scatter) {
    let count = wilds + 1;
    while (count < along.length && (along[count] === symbol || along[count] === wild)) count++;
    const credits = pays[symbol]?.[count] ?? 0;
    if (credits >= wildCredits) return { symbol, count, credits };
  }
  return { symbol: wild, count: wilds, credits: wildCredits };
}
