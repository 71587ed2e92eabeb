import { isSet } from '../checks.ts';
import { choose, countIn, sum } from '../counting.ts';
import { countedOptions } from '../options.ts';
import { type Numbers, of, type Play, type Selection } from '../play.ts';
import { tuplesOf } from '../tuples.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
/** Three dice: 216 draws. */
export const THROWS: readonly Numbers[] = tuplesOf(6, 3).map((faces) =>
  faces.map((face) => face + 1),
);
const different = (numbers: Numbers): number => new Set(numbers).size;
const isTriple = (numbers: Numbers): boolean => different(numbers) === 1;
const count = (numbers: Numbers, face: number): number =>
  numbers.filter((number) => number === face).length;
const named = (prefix: string, holds: (numbers: Numbers, face: number) => boolean) =>
  Object.fromEntries(
    FACES.map((face) => [`${prefix}-${face}`, (numbers: Numbers) => holds(numbers, face)]),
  );

const sums = (): Play =>
  countedOptions(
    'sum',
    THROWS,
    Object.fromEntries(
      Array.from({ length: 16 }, (_, at) => [
        `sum-${at + 3}`,
        (numbers: Numbers) => sum(numbers) === at + 3,
      ]),
    ),
  );

/** Triples lose, as on a table of sic bo. */
const sides = (): Play =>
  countedOptions('size-parity', THROWS, {
    big: (numbers) => sum(numbers) > 10 && !isTriple(numbers),
    small: (numbers) => sum(numbers) <= 10 && !isTriple(numbers),
    odd: (numbers) => sum(numbers) % 2 === 1 && !isTriple(numbers),
    even: (numbers) => sum(numbers) % 2 === 0 && !isTriple(numbers),
  });

const isRun = (numbers: Numbers): boolean =>
  different(numbers) === 3 && Math.max(...numbers) - Math.min(...numbers) === 2;

/** Some faces of which each throw shows so many, all different. */
function differentFaces(many: 2 | 3): Play {
  const facesOf = (selection: Selection) => of(selection, 'numbers').numbers;
  return {
    code: `different-${many}`,
    kind: 'numbers',
    asks: { from: 1, to: 6, least: many },
    prizes: [{ code: 'win', chance: { n: many === 2 ? 30 : 6, d: THROWS.length } }],
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      selection.numbers.length >= many &&
      isSet(selection.numbers, [1, 6]),
    units: (selection) => [choose(facesOf(selection).length, many)],
    hits: (selection, numbers) => [
      choose(countIn(facesOf(selection), [...new Set(numbers)]), many),
    ],
  };
}

/** A face that comes twice, and one that comes once. */
const pairAndOne = (): Play => ({
  code: 'pair-and-one',
  kind: 'repeated',
  asks: { from: 1, to: 6 },
  prizes: [{ code: 'win', chance: { n: 3, d: THROWS.length } }],
  accepts: (selection) =>
    selection.kind === 'repeated' &&
    isSet(selection.repeated, [1, 6]) &&
    isSet(selection.single, [1, 6]) &&
    unitsOfPairs(selection) > 0,
  units: (selection) => [unitsOfPairs(of(selection, 'repeated'))],
  hits(selection, numbers) {
    const { repeated, single } = of(selection, 'repeated');
    const pair = repeated.find((face) => count(numbers, face) === 2);
    const one = single.find((face) => count(numbers, face) === 1);
    return [pair !== undefined && one !== undefined ? 1 : 0];
  },
});
const unitsOfPairs = ({ repeated, single }: Extract<Selection, { kind: 'repeated' }>): number =>
  repeated.length * single.length - countIn(repeated, single);

/** A face is staked once and pays by how many dice show it, as on a table of sic bo: 2, 3 and 4 times the stake, scaled. */
function faceCount(): Play {
  const facesOf = (selection: Selection) => of(selection, 'numbers').numbers;
  const ways = [75, 15, 1];
  const pays = [2, 3, 4];
  const total = sum(ways.map((each, at) => each * (pays[at] ?? 0)));
  return {
    code: 'face-count',
    kind: 'numbers',
    asks: { from: 1, to: 6, least: 1 },
    prizes: ways.map((n, at) => ({
      code: ['once', 'twice', 'thrice'][at] ?? '',
      chance: { n, d: THROWS.length },
      share: { n: n * (pays[at] ?? 0), d: total },
    })),
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      selection.numbers.length > 0 &&
      isSet(selection.numbers, [1, 6]),
    units: (selection) => ways.map(() => facesOf(selection).length),
    stakes: (selection) => facesOf(selection).length,
    hits: (selection, numbers) =>
      ways.map(
        (_, at) => facesOf(selection).filter((face) => count(numbers, face) === at + 1).length,
      ),
  };
}

/** All plays of three dice. Source: domain.md 1.3, K3. */
export const dicePlays = (): readonly Play[] => [
  sums(),
  sides(),
  countedOptions('triple', THROWS, {
    any: isTriple,
    ...named('triple', (numbers, face) => count(numbers, face) === 3),
  }),
  countedOptions(
    'pair',
    THROWS,
    named('pair', (numbers, face) => count(numbers, face) === 2),
  ),
  countedOptions(
    'double',
    THROWS,
    named('double', (numbers, face) => count(numbers, face) >= 2),
  ),
  pairAndOne(),
  differentFaces(2),
  differentFaces(3),
  countedOptions('run', THROWS, { any: isRun }),
  countedOptions(
    'face',
    THROWS,
    named('face', (numbers, face) => count(numbers, face) > 0),
  ),
  faceCount(),
];
