import { isSet } from '../checks.ts';
import { sum } from '../counting.ts';
import { type Option, optionsPlay } from '../options.ts';
import { type Numbers, of, type Play } from '../play.ts';
import type { Area } from './digits.ts';

const at = (numbers: Numbers, place: number): number => numbers[place] ?? 0;
const half = { n: 1, d: 2 } as const;

/** The digit of a place against that of another. */
export const dragonTiger = (one: number, other: number): Play =>
  optionsPlay(`dragon-tiger-${one + 1}${other + 1}`, [
    {
      code: 'dragon',
      chance: { n: 45, d: 100 },
      holds: (numbers) => at(numbers, one) > at(numbers, other),
    },
    {
      code: 'tiger',
      chance: { n: 45, d: 100 },
      holds: (numbers) => at(numbers, one) < at(numbers, other),
    },
    {
      code: 'tie',
      chance: { n: 10, d: 100 },
      holds: (numbers) => at(numbers, one) === at(numbers, other),
    },
  ]);

/** The sum of the digits: half of all draws are big, as each draw has one whose digits are 9 less these. */
export const sumSides = ({ name, places }: Area): Play => {
  const total = (numbers: Numbers) => sum(places.map((place) => at(numbers, place)));
  const bigFrom = Math.ceil((9 * places.length) / 2);
  const option = (code: string, holds: (value: number) => boolean): Option => ({
    code,
    chance: half,
    holds: (numbers) => holds(total(numbers)),
  });
  return optionsPlay(`${name}-sum-size-parity`, [
    option('big', (value) => value >= bigFrom),
    option('small', (value) => value < bigFrom),
    option('odd', (value) => value % 2 === 1),
    option('even', (value) => value % 2 === 0),
  ]);
};

/** A digit that is paid for each place that shows it. */
export const oneDigit = ({ places }: Area): Play => ({
  code: 'one-digit',
  kind: 'numbers',
  asks: { from: 0, to: 9, least: 1 },
  prizes: [{ code: 'win', chance: { n: places.length, d: 10 } }],
  accepts: (selection) =>
    selection.kind === 'numbers' &&
    selection.numbers.length > 0 &&
    isSet(selection.numbers, [0, 9]),
  units: (selection) => [of(selection, 'numbers').numbers.length],
  hits(selection, numbers) {
    const { numbers: chosen } = of(selection, 'numbers');
    return [places.filter((place) => chosen.includes(at(numbers, place))).length];
  },
});
