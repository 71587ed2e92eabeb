import type { Play } from '../play.ts';
import { dragonTiger, oneDigit, sumSides } from './digit-sides.ts';
import { type Area, combination, position, straight, straightLines } from './digits.ts';
import { group } from './groups.ts';
import { placeSides } from './place-sides.ts';
import { FIVE, FIVE_GROUPS, threesOf, twosOf } from './ssc.ts';

const THREE: Area = { name: 'three', places: [0, 1, 2] };
/** Places of 3D and P3 that have plays of their own. */
export const THREE_TWOS: readonly Area[] = [
  { name: 'front2', places: [0, 1] },
  { name: 'back2', places: [1, 2] },
];
/** Places of P5. */
export const FIVE_THREES: readonly Area[] = [
  { name: 'front3', places: [0, 1, 2] },
  { name: 'back3', places: [2, 3, 4] },
];
export const FIVE_TWOS: readonly Area[] = [
  { name: 'front2', places: [0, 1] },
  { name: 'back2', places: [3, 4] },
];

const digitSides = (places: number): Play => placeSides({ places, from: 0, to: 9, bigFrom: 5 });

/** All plays of three digits (3D, P3). Source: domain.md 1.3, LF. */
export const threeDigitPlays = (): readonly Play[] => [
  ...threesOf(THREE),
  ...THREE_TWOS.flatMap(twosOf),
  position(THREE),
  oneDigit(THREE),
  digitSides(3),
  sumSides(THREE),
  dragonTiger(0, 1),
  dragonTiger(0, 2),
  dragonTiger(1, 2),
];

/** All plays of five digits that are drawn once a day (P5). Source: domain.md 1.3, LF. */
export const fiveDigitPlays = (): readonly Play[] => [
  straight(FIVE),
  straightLines(FIVE),
  combination(FIVE),
  ...FIVE_GROUPS.map((pattern) => group(FIVE, pattern)),
  ...FIVE_THREES.flatMap(threesOf),
  ...FIVE_TWOS.flatMap(twosOf),
  position(FIVE),
  oneDigit(FIVE),
  digitSides(5),
  sumSides(FIVE),
  dragonTiger(0, 4),
];
