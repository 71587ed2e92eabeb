import { countedOptions, optionsPlay } from '../options.ts';
import type { Numbers, Play } from '../play.ts';
import { arrangementsOf } from '../tuples.ts';
import { ballPosition, type Balls, frontLines, frontStraight } from './distinct.ts';
import { placeSides } from './place-sides.ts';

/** Ten cars, each in one place. */
export const RACE: Balls = { most: 10, drawn: 10 };
const CARS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const PAIRS = arrangementsOf(CARS, 2);
const half = { n: 1, d: 2 } as const;
const car = (numbers: Numbers, place: number): number => numbers[place] ?? 0;
const topTwo = (numbers: Numbers): number => car(numbers, 0) + car(numbers, 1);

const sumOfTwo = (): Play =>
  countedOptions(
    'top2-sum',
    PAIRS,
    Object.fromEntries(
      Array.from({ length: 17 }, (_, at) => [
        `sum-${at + 3}`,
        (numbers: Numbers) => topTwo(numbers) === at + 3,
      ]),
    ),
  );

/** Of 90 pairs 40 sum to more than 11, so big pays more than small. */
const sumSides = (): Play =>
  countedOptions('top2-size-parity', PAIRS, {
    big: (numbers) => topTwo(numbers) > 11,
    small: (numbers) => topTwo(numbers) <= 11,
    odd: (numbers) => topTwo(numbers) % 2 === 1,
    even: (numbers) => topTwo(numbers) % 2 === 0,
  });

/** The car of a place against that of the same place from behind. */
const dragonTiger = (place: number): Play =>
  optionsPlay(`dragon-tiger-${place + 1}`, [
    {
      code: 'dragon',
      chance: half,
      holds: (numbers) => car(numbers, place) > car(numbers, 9 - place),
    },
    {
      code: 'tiger',
      chance: half,
      holds: (numbers) => car(numbers, place) < car(numbers, 9 - place),
    },
  ]);

/** All plays of a race of ten. Source: domain.md 1.3, PK10. */
export const racePlays = (): readonly Play[] => [
  ...[1, 2, 3, 4, 5].flatMap((places) => {
    const front = { balls: RACE, places };
    return places === 1 ? [frontStraight(front)] : [frontStraight(front), frontLines(front)];
  }),
  ballPosition({ balls: RACE, places: 10 }),
  placeSides({ places: 10, from: 1, to: 10, bigFrom: 6 }),
  sumOfTwo(),
  sumSides(),
  ...[0, 1, 2, 3, 4].map(dragonTiger),
];
