import type { Play, Selection } from '@nokshi/house-math/lottery/play.ts';
import type { Example } from './example-draws.ts';
import { tiersOf } from './prizes.tsx';

/** Numbers of a draw of prizes, as they might be. */
export function aDrawOf(family: string): readonly number[] {
  const digits = tiersOf(family).flatMap((tier) =>
    Array.from({ length: tier.count }, () => tier.digits),
  );
  return digits.map((count, slot) => (836_472 + slot * 104_659) % 10 ** count);
}

const padded = (number: number, digits: number): number[] =>
  Array.from(String(number).padStart(digits, '0'), Number);
const ascending = (set: readonly number[]): number[] => [...new Set(set)].toSorted((a, b) => a - b);

/** What could be chosen from one number: its last digits, and those before them. */
function windowsOf(number: number, digits: number): readonly number[] {
  return [0, 1, 2, 3].map((skip) => Math.floor(number / 10 ** skip) % 10 ** digits);
}

/** A bet that wins on a prize, found from the first prize on; null where none does. */
export function regionalExample(family: string, play: Play): Example | null {
  const numbers = aDrawOf(family);
  const wins = (selection: Selection): boolean =>
    play.accepts(selection) && play.hits(selection, numbers).some((hits) => hits > 0);
  const from = (counts: readonly number[], selection: Selection): Example => ({
    numbers,
    selection,
    counts,
  });
  const { asks } = play;
  const slots = numbers.map((_, slot) => slot);
  if (play.kind === 'places') {
    const selection = {
      kind: 'places',
      places: padded(numbers[0] ?? 0, asks.places ?? 4).map((digit) => [digit]),
    } as const;
    return wins(selection) ? from([0], selection) : null;
  }
  if (play.kind === 'lines') {
    for (const slot of slots) {
      const digits = padded(numbers[slot] ?? 0, asks.places ?? 4).slice(-(asks.places ?? 4));
      const orders = [digits, digits.toReversed()];
      for (const line of orders.toReversed()) {
        const selection = { kind: 'lines', lines: [line] } as const;
        if (wins(selection)) return from([slot], selection);
      }
    }
    return null;
  }
  const digits = asks.digits ?? 1;
  const least = asks.least ?? 1;
  if (least > 1) {
    const chosen = slots.slice(0, least);
    const selection = {
      kind: 'numbers',
      numbers: ascending(chosen.map((slot) => (numbers[slot] ?? 0) % 10 ** digits)),
    } as const;
    return wins(selection) ? from(chosen, selection) : null;
  }
  for (const slot of slots)
    for (const window of windowsOf(numbers[slot] ?? 0, digits)) {
      const selection = { kind: 'numbers', numbers: [window] } as const;
      if (wins(selection)) return from([slot], selection);
    }
  return null;
}
