import type { Random } from '../../src/fairness/random.ts';

/**
 * A circular strip with the given number of each symbol, shuffled until it looks even: no symbol
 * of `apart` twice within `rows` positions, no other symbol more than twice in a row.
 */
export function arrangeStrip(
  counts: readonly number[],
  rules: { rows: number; apart: readonly number[]; random: Random },
): number[] {
  const strip = counts.flatMap((count, symbol) => Array.from({ length: count }, () => symbol));
  for (let tries = 0; tries < 1_000_000; tries++) {
    shuffle(strip, rules.random);
    if (isEven(strip, rules)) return strip;
  }
  throw new Error('no arrangement found: too many symbols must stand apart');
}

function shuffle(list: number[], random: Random): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
}

function isEven(strip: number[], rules: { rows: number; apart: readonly number[] }): boolean {
  const at = (place: number) => strip[place % strip.length];
  return strip.every((symbol, place) => {
    if (!rules.apart.includes(symbol)) {
      return at(place + 1) !== symbol || at(place + 2) !== symbol;
    }
    for (let ahead = 1; ahead < rules.rows; ahead++) if (at(place + ahead) === symbol) return false;
    return true;
  });
}
