import { sum } from '../counting.ts';
import { countedOptions, optionsPlay } from '../options.ts';
import type { Numbers, Play } from '../play.ts';
import { choicesOf, tuplesOf } from '../tuples.ts';
import { dragonTiger, sumSides } from './digit-sides.ts';
import {
  anyStraight,
  type Area,
  atLeast,
  attributes,
  combination,
  noPosition,
  position,
  spanPlay,
  straight,
  straightLines,
  sumPlay,
  sumTail,
} from './digits.ts';
import {
  anyGroup,
  group,
  groupBanker,
  groupLines,
  groupSum,
  PATTERNS,
  type Pattern,
} from './groups.ts';
import { placeSides } from './place-sides.ts';

/** Five digits, each from 0 to 9. */
export const FIVE: Area = { name: 'five', places: [0, 1, 2, 3, 4] };
const FOURS: readonly Area[] = [
  { name: 'front4', places: [0, 1, 2, 3] },
  { name: 'back4', places: [1, 2, 3, 4] },
];
const THREES: readonly Area[] = [
  { name: 'front3', places: [0, 1, 2] },
  { name: 'middle3', places: [1, 2, 3] },
  { name: 'back3', places: [2, 3, 4] },
];
const TWOS: readonly Area[] = [
  { name: 'front2', places: [0, 1] },
  { name: 'back2', places: [3, 4] },
];

/** All areas of which plays have places of their own. */
export const AREAS: readonly Area[] = [...FOURS, ...THREES, ...TWOS];

/** Groups by how often their digits come: the number is that of their orders. */
export const FIVE_GROUPS: readonly Pattern[] = [
  { single: { times: 1, count: 5 } },
  { repeated: { times: 2, count: 1 }, single: { times: 1, count: 3 } },
  { repeated: { times: 2, count: 2 }, single: { times: 1, count: 1 } },
  { repeated: { times: 3, count: 1 }, single: { times: 1, count: 2 } },
  { repeated: { times: 3, count: 1 }, single: { times: 2, count: 1 } },
  { repeated: { times: 4, count: 1 }, single: { times: 1, count: 1 } },
];
const FOUR_GROUPS: readonly Pattern[] = [
  { single: { times: 1, count: 4 } },
  { repeated: { times: 2, count: 1 }, single: { times: 1, count: 2 } },
  { single: { times: 2, count: 2 } },
  { repeated: { times: 3, count: 1 }, single: { times: 1, count: 1 } },
];

const isRun = (digits: readonly number[], steps: number): boolean => {
  const set = new Set(digits);
  // 9 is followed by 0, as on a wheel. Source: domain.md 1.3, our reading.
  const following = [...set].filter((digit) => set.has((digit + 1) % 10));
  return following.length >= steps;
};
const kinds = (digits: readonly number[]): number => new Set(digits).size;

/** What three digits look like; each draw is exactly one of the five. */
export const threePatterns = (area: Area): Play => {
  const digits = (numbers: Numbers) => area.places.map((place) => numbers[place] ?? 0);
  const full = tuplesOf(10, 3).map((tuple) => {
    const numbers = [0, 0, 0, 0, 0];
    area.places.forEach((place, at) => {
      numbers[place] = tuple[at] ?? 0;
    });
    return numbers;
  });
  return countedOptions(`${area.name}-pattern`, full, {
    triple: (numbers) => kinds(digits(numbers)) === 1,
    straight: (numbers) => kinds(digits(numbers)) === 3 && isRun(digits(numbers), 2),
    pair: (numbers) => kinds(digits(numbers)) === 2,
    'half-straight': (numbers) =>
      kinds(digits(numbers)) === 3 && isRun(digits(numbers), 1) && !isRun(digits(numbers), 2),
    mixed: (numbers) => kinds(digits(numbers)) === 3 && !isRun(digits(numbers), 1),
  });
};

/** Five digits as a hand of bull: some three sum to a ten, and what the rest is over tens; 10 is the best, null is no bull. */
export function bullOf(numbers: Numbers): number | null {
  const rest = sum(numbers) % 10;
  // Three sum to a ten where the two that are left have the rest of all five.
  const isBull = numbers.some((one, at) =>
    numbers.slice(at + 1).some((other) => (one + other) % 10 === rest),
  );
  return isBull ? rest || 10 : null;
}

const bull = (): Play => {
  const values = [null, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  // Counted over all 100,000 draws (a test counts them again).
  const often = (value: number | null) =>
    value === null ? 35_649 : value === 10 ? 6_456 : value % 2 === 1 ? 6_375 : 6_505;
  return optionsPlay(
    'bull',
    values.map((value) => ({
      code: value === null ? 'none' : `bull-${value}`,
      chance: { n: often(value), d: 100_000 },
      holds: (numbers) => bullOf(numbers) === value,
    })),
  );
};

const fives = (): Play[] => [
  straight(FIVE),
  straightLines(FIVE),
  combination(FIVE),
  ...FIVE_GROUPS.map((pattern) => group(FIVE, pattern)),
  noPosition(FIVE, 2),
  noPosition(FIVE, 3),
  ...[1, 2, 3, 4].map((times) => atLeast(FIVE, times)),
  sumSides(FIVE),
  bull(),
];

const foursOf = (area: Area): Play[] => [
  straight(area),
  straightLines(area),
  combination(area),
  ...FOUR_GROUPS.map((pattern) => group(area, pattern)),
  noPosition(area, 1),
  noPosition(area, 2),
];

export const threesOf = (area: Area): Play[] => [
  straight(area),
  straightLines(area),
  combination(area),
  sumPlay(area),
  spanPlay(area),
  sumTail(area),
  group(area, PATTERNS.GROUP_3, { oneSet: true }),
  group(area, PATTERNS.GROUP_6),
  groupLines(area),
  groupSum(area),
  groupBanker(area),
  noPosition(area, 1),
  noPosition(area, 2),
  threePatterns(area),
  attributes(area),
];

export const twosOf = (area: Area): Play[] => [
  straight(area),
  straightLines(area),
  sumPlay(area),
  spanPlay(area),
  group(area, PATTERNS.PAIR),
  groupLines(area),
  groupSum(area),
  groupBanker(area),
  attributes(area),
];

const anyPlays = (): Play[] => [
  anyStraight(FIVE, 2),
  anyStraight(FIVE, 3),
  anyStraight(FIVE, 4),
  anyGroup(FIVE, 2, PATTERNS.PAIR),
  anyGroup(FIVE, 3, PATTERNS.GROUP_3),
  anyGroup(FIVE, 3, PATTERNS.GROUP_6),
  ...FOUR_GROUPS.map((pattern) => anyGroup(FIVE, 4, pattern)),
];

/** All plays of five digits. Source: domain.md 1.3, SSC. */
export const sscPlays = (): readonly Play[] => [
  ...fives(),
  ...FOURS.flatMap(foursOf),
  ...THREES.flatMap(threesOf),
  ...TWOS.flatMap(twosOf),
  position(FIVE),
  placeSides({ places: 5, from: 0, to: 9, bigFrom: 5 }),
  ...anyPlays(),
  ...choicesOf([0, 1, 2, 3, 4], 2).map(([one = 0, other = 1]) => dragonTiger(one, other)),
];
