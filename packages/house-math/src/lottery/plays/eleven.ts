import { choose, sum } from '../counting.ts';
import { countedOptions, optionsPlay } from '../options.ts';
import type { Numbers, Play } from '../play.ts';
import { choicesOf } from '../tuples.ts';
import {
  anyOf,
  anyWithBankers,
  ballPosition,
  type Balls,
  frontAny,
  frontGroup,
  frontGroupWithBankers,
  frontLines,
  frontStraight,
} from './distinct.ts';
import { placeSides } from './place-sides.ts';

/** Five of eleven, in order: 55,440 draws, 462 without their order. */
export const ELEVEN: Balls = { most: 11, drawn: 5 };
const SETS = choicesOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 5);
const half = { n: 1, d: 2 } as const;
const odds = (numbers: Numbers): number => numbers.filter((number) => number % 2 === 1).length;
const middle = (numbers: Numbers): number => numbers.toSorted((a, b) => a - b)[2] ?? 0;

/** How many of the five are odd. */
const oddCount = (): Play =>
  optionsPlay(
    'odd-count',
    [0, 1, 2, 3, 4, 5].map((count) => ({
      code: `odd-${count}`,
      chance: { n: choose(6, count) * choose(5, 5 - count), d: 462 },
      holds: (numbers) => odds(numbers) === count,
    })),
  );

/** The third of the five by size. */
const median = (): Play =>
  optionsPlay(
    'median',
    [3, 4, 5, 6, 7, 8, 9].map((value) => ({
      code: `median-${value}`,
      chance: { n: choose(value - 1, 2) * choose(11 - value, 2), d: 462 },
      holds: (numbers) => middle(numbers) === value,
    })),
  );

const countOf = (holds: (numbers: Numbers) => boolean) => ({
  n: SETS.filter(holds).length,
  d: SETS.length,
});

/** The sum: 30 is neither big nor small, and the stake comes back. */
const sumSize = (): Play => {
  const isTie = (numbers: Numbers) => sum(numbers) === 30;
  const tie = { chance: countOf(isTie), holds: isTie };
  const big = (numbers: Numbers) => sum(numbers) > 30;
  const small = (numbers: Numbers) => sum(numbers) < 30;
  return optionsPlay('sum-size', [
    { code: 'big', chance: countOf(big), holds: big, tie },
    { code: 'small', chance: countOf(small), holds: small, tie },
  ]);
};

const sumParity = (): Play =>
  countedOptions('sum-parity', SETS, {
    odd: (numbers) => sum(numbers) % 2 === 1,
    even: (numbers) => sum(numbers) % 2 === 0,
  });

const dragonTiger = (one: number, other: number): Play =>
  optionsPlay(`dragon-tiger-${one + 1}${other + 1}`, [
    {
      code: 'dragon',
      chance: half,
      holds: (numbers) => (numbers[one] ?? 0) > (numbers[other] ?? 0),
    },
    {
      code: 'tiger',
      chance: half,
      holds: (numbers) => (numbers[one] ?? 0) < (numbers[other] ?? 0),
    },
  ]);

/** All plays of five of eleven. Source: domain.md 1.3, 11X5. */
export const elevenPlays = (): readonly Play[] => [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((k) => anyOf({ balls: ELEVEN, k })),
  ...[2, 3, 4, 5, 6, 7, 8].map((k) => anyWithBankers({ balls: ELEVEN, k })),
  ...[2, 3].flatMap((places) => {
    const front = { balls: ELEVEN, places };
    return [
      frontStraight(front),
      frontLines(front),
      frontGroup(front),
      frontGroupWithBankers(front),
    ];
  }),
  ballPosition({ balls: ELEVEN, places: 5 }),
  frontAny({ balls: ELEVEN, places: 3 }),
  placeSides({ places: 5, from: 1, to: 11, bigFrom: 6, tie: 11 }),
  oddCount(),
  median(),
  sumSize(),
  sumParity(),
  ...choicesOf([0, 1, 2, 3, 4], 2).map(([one = 0, other = 1]) => dragonTiger(one, other)),
];
