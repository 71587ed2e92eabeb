import type { Random } from '../../src/fairness/random.ts';

type Rules = { readonly rows: number; readonly apart: readonly number[]; readonly random: Random };

/**
 * A circular strip with the given number of each symbol in a random order: no symbol of `apart`
 * twice in one window, no other more than twice in a row. What stands beside what is chance alone,
 * so no symbol is placed to look as if it had nearly come.
 */
export function arrangeStrip(counts: readonly number[], rules: Rules): number[] {
  const strip = counts.flatMap((count, symbol) => Array.from({ length: count }, () => symbol));
  const { random } = rules;
  for (let tries = 0; tries < 100; tries++) {
    shuffle(strip, random);
    for (let swaps = 0; swaps < 2_000; swaps++) {
      const wrong = crowdedPlaces(strip, rules);
      if (wrong.length === 0) return strip;
      swap(strip, wrong[random.below(wrong.length)]!, random.below(strip.length));
    }
  }
  throw new Error('no arrangement found: too many symbols must stand apart');
}

function swap(list: number[], one: number, other: number): void {
  [list[one], list[other]] = [list[other]!, list[one]!];
}

function shuffle(list: number[], random: Random): void {
  for (let i = list.length - 1; i > 0; i--) swap(list, i, random.below(i + 1));
}

/** The places whose symbol comes again too soon. */
function crowdedPlaces(strip: readonly number[], { rows, apart }: Rules): number[] {
  const at = (place: number) => strip[place % strip.length];
  return strip.flatMap((symbol, place) => {
    if (!apart.includes(symbol))
      return at(place + 1) === symbol && at(place + 2) === symbol ? [place] : [];
    for (let ahead = 1; ahead < rows; ahead++) if (at(place + ahead) === symbol) return [place];
    return [];
  });
}
