import type { FamilyCode } from './families.ts';
import { type NumberSet, of, type Play, type Selection } from './play.ts';
import { SIDES } from './plays/place-sides.ts';

/** An answer that a play takes: the code of its prize, or `place:number`, or `place:big` and so on. Places count from 1. */
export type Answer = string;

/** Answers of which a draw makes at most one true, and nearly every draw one: who stakes on all of them risks nothing. */
export type Opposites = readonly Answer[];

const SIZE: Opposites = ['big', 'small'];
const PARITY: Opposites = ['odd', 'even'];
const DRAGON: Opposites = ['dragon', 'tiger'];
const SIZE_PARITY = [SIZE, PARITY];
const PATTERN: Opposites = ['triple', 'straight', 'pair', 'half-straight', 'mixed'];
const named = (prefix: string, from: number, to: number): Opposites =>
  Array.from({ length: to - from + 1 }, (_, at) => `${prefix}${from + at}`);

/** Both pairs of sides of each place. */
const placeSides = (places: number): readonly Opposites[] =>
  named('', 1, places).flatMap((place) =>
    SIZE_PARITY.map((sides) => sides.map((side) => `${place}:${side}`)),
  );

/** All numbers of each place. */
const placeNumbers = (places: number, from: number, to: number): readonly Opposites[] =>
  named('', 1, places).map((place) => named(`${place}:`, from, to));

type Plays = Readonly<Record<string, readonly Opposites[]>>;

const dragons = (pairs: readonly string[]): Plays =>
  Object.fromEntries(pairs.map((pair) => [`dragon-tiger-${pair}`, [DRAGON]]));
const TEN_PAIRS = ['12', '13', '14', '15', '23', '24', '25', '34', '35', '45'];

const THREE: Plays = {
  'place-size-parity': placeSides(3),
  'three-position': placeNumbers(3, 0, 9),
  'three-sum-size-parity': SIZE_PARITY,
  'three-pattern': [PATTERN],
  ...dragons(['12', '13', '23']),
};

const FIVE: Plays = {
  'place-size-parity': placeSides(5),
  'five-position': placeNumbers(5, 0, 9),
  'five-sum-size-parity': SIZE_PARITY,
  'front3-pattern': [PATTERN],
  'back3-pattern': [PATTERN],
  ...dragons(['15']),
};

const WAVES = ['red', 'blue', 'green'];
const halfWaves = (sides: Opposites): Opposites =>
  WAVES.flatMap((wave) => sides.map((side) => `${wave}-${side}`));

/** By family and play. An answer is in one group of its play at most. */
const OPPOSITES: Readonly<Partial<Record<FamilyCode, Plays>>> = {
  ssc: {
    ...FIVE,
    'middle3-pattern': [PATTERN],
    bull: [['none', ...named('bull-', 1, 10)]],
    ...dragons(TEN_PAIRS),
  },
  '3d': THREE,
  p3: THREE,
  p5: FIVE,
  '11x5': {
    'place-size-parity': placeSides(5),
    position: placeNumbers(5, 1, 11),
    'odd-count': [named('odd-', 0, 5)],
    median: [named('median-', 3, 9)],
    'sum-size': [SIZE],
    'sum-parity': [PARITY],
    ...dragons(TEN_PAIRS),
  },
  pk10: {
    'place-size-parity': placeSides(10),
    position: placeNumbers(10, 1, 10),
    'top2-size-parity': SIZE_PARITY,
    'top2-sum': [named('sum-', 3, 19)],
    ...dragons(['1', '2', '3', '4', '5']),
  },
  k3: { 'size-parity': SIZE_PARITY, sum: [named('sum-', 3, 18)] },
  lhc: {
    'place-size-parity': placeSides(6),
    'normal-place': placeNumbers(6, 1, 49),
    'special-sides': [SIZE, PARITY, ['digits-odd', 'digits-even'], ['tail-big', 'tail-small']],
    'special-wave': [WAVES],
    'special-half-wave': [halfWaves(SIZE), halfWaves(PARITY)],
    'special-animal': [
      [
        'rat',
        'ox',
        'tiger',
        'rabbit',
        'dragon',
        'snake',
        'horse',
        'goat',
        'monkey',
        'rooster',
        'dog',
        'pig',
      ],
    ],
    'total-sides': SIZE_PARITY,
  },
  // Violet comes with green or red: it is a side of its own.
  wingo: { colour: [['green', 'red']], number: [named('', 0, 9)], size: [SIZE] },
};

/** The groups of answers of a play that exclude each other; none where a play has no sides. */
export function oppositesOf(family: FamilyCode, play: string): readonly Opposites[] {
  const plays = OPPOSITES[family] ?? {};
  return Object.hasOwn(plays, play) ? (plays[play] ?? []) : [];
}

/** The answers that a selection stakes one unit on each, in the words of `oppositesOf`. */
export function answersOf(play: Play, selection: Selection): readonly Answer[] {
  if (selection.kind === 'options')
    return selection.options.flatMap((at) => play.prizes[at]?.code ?? []);
  if (selection.kind !== 'places') return [];
  const name = (number: number) => (play.asks.sides ? (SIDES[number] ?? '') : `${number}`);
  return of(selection, 'places').places.flatMap((set: NumberSet, place) =>
    set.map((number) => `${place + 1}:${name(number)}`),
  );
}
