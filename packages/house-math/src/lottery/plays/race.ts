import { isSet } from '../checks.ts';
import { sum } from '../counting.ts';
import { countedOptions, optionsPlay } from '../options.ts';
import { type Numbers, of, type Play, type Selection } from '../play.ts';
import { arrangementsOf } from '../tuples.ts';
import { ballPosition, type Balls, frontLines, frontStraight } from './distinct.ts';

/** Ten cars, each in one place. */
export const RACE: Balls = { most: 10, drawn: 10 };
const CARS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const PAIRS = arrangementsOf(CARS, 2);
const half = { n: 1, d: 2 } as const;
const car = (numbers: Numbers, place: number): number => numbers[place] ?? 0;
const topTwo = (numbers: Numbers): number => car(numbers, 0) + car(numbers, 1);

/** 0 big (6 to 10), 1 small, 2 odd, 3 even, of the car in each place; every answer is a unit. */
const ANSWERS = [
  (number: number) => number >= 6,
  (number: number) => number < 6,
  (number: number) => number % 2 === 1,
  (number: number) => number % 2 === 0,
] as const;

const placeSides = (): Play => {
  const placesOf = (selection: Selection) => of(selection, 'places').places;
  return {
    code: 'place-size-parity',
    kind: 'places',
    prizes: [{ code: 'win', chance: half }],
    accepts: (selection) =>
      selection.kind === 'places' &&
      selection.places.length === RACE.drawn &&
      selection.places.every((set) => isSet(set, [0, 3])) &&
      selection.places.some((set) => set.length > 0),
    units: (selection) => [sum(placesOf(selection).map((set) => set.length))],
    hits: (selection, numbers) => [
      sum(
        placesOf(selection).map(
          (set, at) => set.filter((index) => ANSWERS[index]?.(car(numbers, at))).length,
        ),
      ),
    ],
  };
};

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
  placeSides(),
  sumOfTwo(),
  sumSides(),
  ...[0, 1, 2, 3, 4].map(dragonTiger),
];
