import type { NumberSet } from './play.ts';

/**
 * In how many ways some places can each be given one of its own numbers, no number twice: by how many places are given
 * one. These are the rook numbers of the board of places and numbers.
 */
export function rookNumbers(sets: readonly NumberSet[]): readonly number[] {
  let ways = new Float64Array(2 ** sets.length);
  ways[0] = 1;
  for (const number of new Set(sets.flat())) {
    const places = sets.flatMap((set, place) => (set.includes(number) ? [1 << place] : []));
    const next = ways.slice();
    ways.forEach((so, filled) => {
      if (so === 0) return;
      for (const place of places)
        if ((filled & place) === 0) next[filled | place] = (next[filled | place] ?? 0) + so;
    });
    ways = next;
  }
  const numbers = Array.from({ length: sets.length + 1 }, () => 0);
  ways.forEach((so, filled) => {
    const count = bits(filled);
    numbers[count] = (numbers[count] ?? 0) + so;
  });
  return numbers;
}

const bits = (value: number): number => (value === 0 ? 0 : (value & 1) + bits(value >> 1));

/** How many places can have one of their own numbers at once. */
export const mostPlaces = (sets: readonly NumberSet[]): number =>
  rookNumbers(sets).findLastIndex((ways) => ways > 0);
