import { countedOptions } from '../options.ts';
import type { Numbers, Play } from '../play.ts';

/** One digit: ten draws. */
const DRAWS: readonly Numbers[] = Array.from({ length: 10 }, (_, digit) => [digit]);
const digit = ([value = 0]: Numbers): number => value;

export type Colour = 'green' | 'red' | 'violet';

/** Odd digits are green, even ones red; 0 and 5 are violet as well. */
export const coloursOf = (value: number): readonly Colour[] => [
  value % 2 === 1 ? 'green' : 'red',
  ...(value % 5 === 0 ? (['violet'] as const) : []),
];
const shows = (colour: Colour) => (numbers: Numbers) => coloursOf(digit(numbers)).includes(colour);

/**
 * A digit with colours, as players know it: each play returns the same share of what is staked, and both sides of a
 * round may be played. Source: products.md 1.1 to 1.3.
 */
export const wingoPlays = (): readonly Play[] => [
  countedOptions('colour', DRAWS, {
    green: shows('green'),
    red: shows('red'),
    violet: shows('violet'),
  }),
  countedOptions(
    'number',
    DRAWS,
    Object.fromEntries(
      DRAWS.map(([value = 0]) => [`${value}`, (numbers: Numbers) => digit(numbers) === value]),
    ),
  ),
  countedOptions('size', DRAWS, {
    big: (numbers) => digit(numbers) >= 5,
    small: (numbers) => digit(numbers) < 5,
  }),
];
