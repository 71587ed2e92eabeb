import { isSet } from '../checks.ts';
import { choose, countIn, sum } from '../counting.ts';
import { type Option, optionsPlay } from '../options.ts';
import {
  type Chance,
  type Numbers,
  type NumberSet,
  of,
  type Play,
  type Prize,
  type Selection,
} from '../play.ts';
import { anyWithBankers, type Balls } from './distinct.ts';
import { ANIMALS, animalOf } from './lunar-years.ts';
import { placeSides } from './place-sides.ts';

/** Six normal numbers and a special one, all different, of 49. */
const MOST = 49;
const NORMAL = 6;
const ALL = Array.from({ length: MOST }, (_, at) => at + 1);
const NORMALS: Balls = { most: MOST, drawn: NORMAL };
const special = (numbers: Numbers): number => numbers[NORMAL] ?? 0;
const normals = (numbers: Numbers): Numbers => numbers.slice(0, NORMAL);

const RED = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const BLUE = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];
export type Wave = 'red' | 'blue' | 'green';
export const waveOf = (number: number): Wave =>
  RED.includes(number) ? 'red' : BLUE.includes(number) ? 'blue' : 'green';

const digitSum = (number: number): number => Math.floor(number / 10) + (number % 10);
type Holds = (number: number) => boolean;

const SIDES: Readonly<Record<string, Holds>> = {
  big: (number) => number >= 25,
  small: (number) => number < 25,
  odd: (number) => number % 2 === 1,
  even: (number) => number % 2 === 0,
  'digits-odd': (number) => digitSum(number) % 2 === 1,
  'digits-even': (number) => digitSum(number) % 2 === 0,
  'tail-big': (number) => number % 10 >= 5,
  'tail-small': (number) => number % 10 < 5,
};

/** An answer about the special number. 49 is neither: the stake comes back. */
const specialOption = (code: string, holds: Holds, { tieAt49 = true } = {}): Option => {
  const isHit = (number: number) => holds(number) && !(tieAt49 && number === MOST);
  const option = {
    code,
    chance: { n: ALL.filter(isHit).length, d: MOST },
    holds: (numbers: Numbers) => isHit(special(numbers)),
  };
  if (!tieAt49) return option;
  const tie = {
    chance: { n: 1, d: MOST },
    holds: (numbers: Numbers) => special(numbers) === MOST,
  };
  return { ...option, tie };
};

const sides = (): Play =>
  optionsPlay(
    'special-sides',
    Object.entries(SIDES).map(([code, holds]) => specialOption(code, holds)),
  );

const waves = (): Play =>
  optionsPlay(
    'special-wave',
    (['red', 'blue', 'green'] as const).map((wave) =>
      specialOption(wave, (number) => waveOf(number) === wave, { tieAt49: false }),
    ),
  );

const halfWaves = (): Play =>
  optionsPlay(
    'special-half-wave',
    (['red', 'blue', 'green'] as const).flatMap((wave) =>
      (['big', 'small', 'odd', 'even'] as const).map((side) =>
        specialOption(
          `${wave}-${side}`,
          (number) => waveOf(number) === wave && SIDES[side]?.(number) === true,
        ),
      ),
    ),
  );

const specialAnimal = (year: number): Play =>
  optionsPlay(
    'special-animal',
    ANIMALS.map((animal) =>
      specialOption(animal, (number) => animalOf(number, year) === animal, { tieAt49: false }),
    ),
  );

/** At least one of the seven is among some numbers. */
const amongSeven = (code: string, own: NumberSet): Option => ({
  code,
  chance: {
    n: choose(MOST, NORMAL + 1) - choose(MOST - own.length, NORMAL + 1),
    d: choose(MOST, NORMAL + 1),
  },
  holds: (numbers) => countIn(own, numbers) > 0,
});

const oneAnimal = (year: number): Play =>
  optionsPlay(
    'one-animal',
    ANIMALS.map((animal) =>
      amongSeven(
        animal,
        ALL.filter((number) => animalOf(number, year) === animal),
      ),
    ),
  );

const oneTail = (): Play =>
  optionsPlay(
    'one-tail',
    Array.from({ length: 10 }, (_, tail) =>
      amongSeven(
        `tail-${tail}`,
        ALL.filter((number) => number % 10 === tail),
      ),
    ),
  );

/** A unit is k of the chosen numbers; `hits` counts those that win, by how many chosen ones came. */
type Combination = {
  readonly code: string;
  readonly k: number;
  readonly prizes: readonly Prize[];
  readonly hits: (chosen: NumberSet, numbers: Numbers) => readonly number[];
};

function combination({ code, k, prizes, hits }: Combination): Play {
  const numbersOf = (selection: Selection) => of(selection, 'numbers').numbers;
  return {
    code,
    kind: 'numbers',
    asks: { from: 1, to: MOST, least: k },
    prizes,
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      selection.numbers.length >= k &&
      isSet(selection.numbers, [1, MOST]),
    units: (selection) => prizes.map(() => choose(numbersOf(selection).length, k)),
    hits: (selection, numbers) => hits(numbersOf(selection), numbers),
    ...(prizes.length > 1 ? { stakes: (selection) => choose(numbersOf(selection).length, k) } : {}),
  };
}

const PAIRS = choose(MOST, 2);

const allNormal = (k: number): Play =>
  combination({
    code: `all-${k}`,
    k,
    prizes: [{ code: 'win', chance: { n: choose(NORMAL, k), d: choose(MOST, k) } }],
    hits: (chosen, numbers) => [choose(countIn(chosen, normals(numbers)), k)],
  });

/** Three numbers: all of them normal ones, or two of them. */
const threeForTwo = (): Play =>
  combination({
    code: 'three-for-two',
    k: 3,
    prizes: [
      {
        code: 'three',
        chance: { n: choose(NORMAL, 3), d: choose(MOST, 3) },
        share: { n: 1, d: 7 },
      },
      {
        code: 'two',
        chance: { n: choose(NORMAL, 2) * (MOST - NORMAL), d: choose(MOST, 3) },
        share: { n: 6, d: 7 },
      },
    ],
    hits(chosen, numbers) {
      const right = countIn(chosen, normals(numbers));
      return [choose(right, 3), choose(right, 2) * (chosen.length - right)];
    },
  });

/** Two numbers: both normal, or a normal one and the special one. */
const twoForSpecial = (): Play =>
  combination({
    code: 'two-for-special',
    k: 2,
    prizes: [
      { code: 'two', chance: { n: choose(NORMAL, 2), d: PAIRS }, share: { n: 4, d: 5 } },
      { code: 'special', chance: { n: NORMAL, d: PAIRS }, share: { n: 1, d: 5 } },
    ],
    hits(chosen, numbers) {
      const right = countIn(chosen, normals(numbers));
      return [choose(right, 2), chosen.includes(special(numbers)) ? right : 0];
    },
  });

const withSpecial = (): Play =>
  combination({
    code: 'normal-and-special',
    k: 2,
    prizes: [{ code: 'win', chance: { n: NORMAL, d: PAIRS } }],
    hits: (chosen, numbers) => [
      chosen.includes(special(numbers)) ? countIn(chosen, normals(numbers)) : 0,
    ],
  });

/** k numbers of which none is drawn. */
const none = (k: number): Play =>
  combination({
    code: `none-of-${k}`,
    k,
    prizes: [{ code: 'win', chance: { n: choose(MOST - k, 7), d: choose(MOST, 7) } }],
    hits: (chosen, numbers) => [choose(chosen.length - countIn(chosen, numbers), k)],
  });

const oneNumber = (code: string, chance: Chance, shown: (numbers: Numbers) => Numbers): Play =>
  combination({
    code,
    k: 1,
    prizes: [{ code: 'win', chance }],
    hits: (chosen, numbers) => [countIn(chosen, shown(numbers))],
  });

/** A number in the place of a normal one. */
const normalPlace = (): Play => {
  const placesOf = (selection: Selection) => of(selection, 'places').places;
  return {
    code: 'normal-place',
    kind: 'places',
    asks: { from: 1, to: MOST, places: NORMAL, least: 1 },
    prizes: [{ code: 'win', chance: { n: 1, d: MOST } }],
    accepts: (selection) =>
      selection.kind === 'places' &&
      selection.places.length === NORMAL &&
      selection.places.every((set) => isSet(set, [1, MOST])) &&
      selection.places.some((set) => set.length > 0),
    units: (selection) => [sum(placesOf(selection).map((set) => set.length))],
    hits: (selection, numbers) => [
      placesOf(selection).filter((set, at) => set.includes(numbers[at] ?? -1)).length,
    ],
  };
};

/** How many sets of seven have each sum. */
function sumsOfSeven(): readonly number[] {
  const most = 7 * MOST;
  const ways = Array.from({ length: 8 }, () => Array.from({ length: most + 1 }, () => 0));
  const first = ways[0];
  if (first) first[0] = 1;
  for (const number of ALL)
    for (let count = 7; count > 0; count -= 1)
      for (let total = most; total >= number; total -= 1) {
        const row = ways[count];
        if (row) row[total] = (row[total] ?? 0) + (ways[count - 1]?.[total - number] ?? 0);
      }
  return ways[7] ?? [];
}

/** The sum of all seven: 175 and more is big. */
const total = (): Play => {
  const sums = sumsOfSeven();
  const option = (code: string, holds: (value: number) => boolean): Option => ({
    code,
    chance: { n: sum(sums.filter((_, value) => holds(value))), d: choose(MOST, 7) },
    holds: (numbers) => holds(sum(numbers)),
  });
  return optionsPlay('total-sides', [
    option('big', (value) => value >= 175),
    option('small', (value) => value < 175),
    option('odd', (value) => value % 2 === 1),
    option('even', (value) => value % 2 === 0),
  ]);
};

/** All plays of six and a special of 49, in a lunar year. Source: domain.md 1.3, LHC. */
export const markSixPlays = (year: number): readonly Play[] => [
  oneNumber('special', { n: 1, d: MOST }, (numbers) => [special(numbers)]),
  oneNumber('normal', { n: NORMAL, d: MOST }, normals),
  normalPlace(),
  placeSides({ places: NORMAL, from: 1, to: MOST, bigFrom: 25, tie: MOST }),
  sides(),
  waves(),
  halfWaves(),
  specialAnimal(year),
  oneAnimal(year),
  oneTail(),
  ...[2, 3, 4].map(allNormal),
  ...[2, 3, 4].map((k) => ({ ...anyWithBankers({ balls: NORMALS, k }), code: `all-${k}-bankers` })),
  threeForTwo(),
  twoForSpecial(),
  withSpecial(),
  ...[5, 6, 7, 8, 9, 10, 11, 12].map(none),
  total(),
];
