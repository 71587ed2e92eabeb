import { isSet } from '../checks.ts';
import { sum } from '../counting.ts';
import {
  type Chance,
  type Numbers,
  type NumberSet,
  of,
  type Play,
  type Selection,
} from '../play.ts';

/** What a number of a place may be called, by its index in a selection. */
export const SIDES = ['big', 'small', 'odd', 'even'] as const;

/** Numbers from `from` to `to`; those from `bigFrom` are big. `tie` is neither, and its stake comes back. */
type Range = {
  readonly places: number;
  readonly from: number;
  readonly to: number;
  readonly bigFrom: number;
  readonly tie?: number;
};

/** Whether a number is big, small, odd, even: in the order of `SIDES`. */
const answersOf = (number: number, bigFrom: number): readonly boolean[] => [
  number >= bigFrom,
  number < bigFrom,
  number % 2 === 1,
  number % 2 === 0,
];

/** Big, small, odd or even of the number in each place; every answer is a unit, all with the same chance. */
export function placeSides({ places, from, to, bigFrom, tie }: Range): Play {
  const placesOf = (selection: Selection): readonly NumberSet[] => of(selection, 'places').places;
  const all = to - from + 1;
  const chance: Chance = { n: Math.floor(all / 2), d: all };
  const unitsIn =
    (selection: Selection, counts: (number: number, side: number) => boolean) =>
    (numbers: Numbers) =>
      sum(
        placesOf(selection).map(
          (set, at) => set.filter((side) => counts(numbers[at] ?? -1, side)).length,
        ),
      );
  const wins = (number: number, side: number) =>
    number !== tie && answersOf(number, bigFrom)[side] === true;
  return {
    code: 'place-size-parity',
    kind: 'places',
    asks: { from: 0, to: 3, places, least: 1, sides: true },
    prizes: [{ code: 'win', chance, ...(tie === undefined ? {} : { tie: { n: 1, d: all } }) }],
    accepts: (selection) =>
      selection.kind === 'places' &&
      selection.places.length === places &&
      selection.places.every((set) => isSet(set, [0, 3])) &&
      selection.places.some((set) => set.length > 0),
    units: (selection) => [sum(placesOf(selection).map((set) => set.length))],
    hits: (selection, numbers) => [unitsIn(selection, wins)(numbers)],
    ...(tie === undefined
      ? {}
      : {
          ties: (selection, numbers) => [unitsIn(selection, (number) => number === tie)(numbers)],
        }),
  };
}
