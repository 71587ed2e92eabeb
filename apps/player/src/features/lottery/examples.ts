import { playOf } from '@nokshi/house-math/lottery/families.ts';
import type { Numbers, Play, Selection } from '@nokshi/house-math/lottery/play.ts';
import { drawFor, type Example } from './example-draws.ts';
import { type PlayKind, type PlayParts, partsOf, placesOf } from '@nokshi/contract/plays/parts.ts';
import { regionalExample } from './regional-examples.ts';
import { isRegional } from '@nokshi/contract/plays/regional-parts.ts';

/** What an example is made from: the draw, and what of it the play looks at. */
type Drawn = {
  readonly play: Play;
  readonly parts: PlayParts;
  readonly numbers: Numbers;
  readonly all: readonly number[];
  /** The places that the play looks at, and what they show. */
  readonly places: readonly number[];
  readonly shown: readonly number[];
};

const ascending = (set: readonly number[]): number[] => [...new Set(set)].toSorted((a, b) => a - b);
const total = (set: readonly number[]): number => set.reduce((all, each) => all + each, 0);
/** Numbers that come so often. */
const often = (set: readonly number[], times: number): number[] =>
  ascending(set.filter((each) => set.filter((other) => other === each).length === times));

/** An example of a play; null for one that is not known. */
export function exampleOf(family: string, drawDate: string, code: string): Example | null {
  const parts = partsOf(code, family);
  const play = playOf(family, drawDate, code);
  if (!parts || !play) return null;
  if (isRegional(family)) return regionalExample(family, play);
  const numbers = drawFor(family, parts);
  const all = numbers.map((_, at) => at);
  const places = parts.area ? placesOf(parts.area, numbers.length) : all;
  const shown = places.map((place) => numbers[place] ?? 0);
  const [counts, selection] = MADE[play.kind]({ play, parts, numbers, all, places, shown });
  return { numbers, selection, counts };
}

type Made = readonly [counts: readonly number[], selection: Selection];

const MADE: Readonly<Record<Selection['kind'], (drawn: Drawn) => Made>> = {
  options({ play, parts, numbers, places }) {
    const won = play.prizes.findIndex(
      (_, at) => total(play.hits({ kind: 'options', options: [at] }, numbers)) > 0,
    );
    const counts = parts.kind.startsWith('special')
      ? [numbers.length - 1]
      : parts.kind.startsWith('top2')
        ? [0, 1]
        : (parts.pair?.map((place) => place - 1) ?? places);
    return [counts, { kind: 'options', options: [won] }];
  },
  lines: ({ parts, places, shown }) => [
    places,
    { kind: 'lines', lines: [parts.kind === 'group-lines' ? ascending(shown) : shown] },
  ],
  repeated({ places, shown }) {
    const most = Math.max(...shown.map((each) => shown.filter((other) => other === each).length));
    const repeated = often(shown, most);
    const single = ascending(shown).filter((digit) => !repeated.includes(digit));
    return [places, { kind: 'repeated', repeated, single }];
  },
  bankers({ parts: { kind, n }, numbers, shown }) {
    const drawn = kind === 'all-bankers' ? numbers.slice(0, n) : shown;
    const [banker = 0, ...rest] = ascending(drawn);
    // More are chosen than are drawn where a unit has more.
    const fill = [2, 4, 5, 7].filter((number) => !drawn.includes(number));
    const others = [...rest, ...fill].slice(0, n - 1);
    const counts = [banker, ...others].map((number) => numbers.indexOf(number));
    return [counts, { kind: 'bankers', bankers: [banker], others: ascending(others) }];
  },
  any: ({ places, shown }) => [
    places,
    { kind: 'any', places: [...places], numbers: ascending(shown) },
  ],
  places: (drawn) => (PLACED[drawn.parts.kind] ?? inEachPlace)(drawn),
  numbers(drawn) {
    const [counts, chosen] = (CHOSEN[drawn.parts.kind] ?? firstOnes)(drawn);
    return [counts, { kind: 'numbers', numbers: ascending(chosen) }];
  },
};

type ByKind<Answer> = { readonly [Kind in PlayKind]?: (drawn: Drawn) => Answer };

const inEachPlace = ({ places, shown }: Drawn): Made => [
  places,
  { kind: 'places', places: shown.map((each) => [each]) },
];

/** A selection of some places, the others left out. */
const only = (
  { play, all, numbers }: Drawn,
  keep: readonly number[],
  set: (number: number) => number,
): Made => {
  const count = play.asks.places ?? all.length;
  const places = Array.from({ length: count }, (_, at) =>
    keep.includes(at) ? [set(numbers[at] ?? 0)] : [],
  );
  return [keep, { kind: 'places', places }];
};
const same = (number: number) => number;

/** Sides of a place: 0 big, 1 small, 2 odd, 3 even. */
const PLACED: ByKind<Made> = {
  position: (drawn) => only(drawn, [1], same),
  'normal-place': (drawn) => only(drawn, [1], same),
  'any-straight': (drawn) => only(drawn, drawn.all.slice(0, drawn.parts.n), same),
  attributes: ({ places, shown }) => [
    places,
    { kind: 'places', places: shown.map((each) => [each >= 5 ? 0 : 1]) },
  ],
  'place-sides': (drawn) => only(drawn, [0], (number) => (number % 2 === 1 ? 2 : 3)),
};

type Chosen = readonly [counts: readonly number[], chosen: readonly number[]];

const firstOnes = ({ parts: { n }, all, numbers }: Drawn): Chosen => [
  all.slice(0, n),
  numbers.slice(0, n),
];
const oneOfThem = ({ numbers }: Drawn): Chosen => [[1], numbers.slice(1, 2)];
const wholeGroup = ({ places, shown }: Drawn): Chosen => [places, shown];
const wholeSum = ({ places, shown }: Drawn): Chosen => [places, [total(shown)]];
/** Numbers that are not among those of the draw of 49. */
const NOT_DRAWN = [1, 2, 3, 4, 6, 8, 9, 10, 11, 13, 14, 15];

const CHOSEN: ByKind<Chosen> = {
  sum: wholeSum,
  'group-sum': wholeSum,
  span: ({ places, shown }) => [places, [Math.max(...shown) - Math.min(...shown)]],
  'sum-tail': ({ places, shown }) => [places, [total(shown) % 10]],
  'group-banker': ({ places, shown }) => [places.slice(0, 1), shown.slice(0, 1)],
  'at-least': ({ parts: { n }, all, numbers }) => [all.slice(0, n), numbers.slice(0, 1)],
  anywhere: ({ parts: { n }, places, shown }) => [places.slice(0, n), shown.slice(0, n)],
  group: wholeGroup,
  'group-front': wholeGroup,
  'one-digit': oneOfThem,
  'face-count': ({ numbers }) => [[0, 1], numbers.slice(0, 1)],
  'front-any': oneOfThem,
  'any-over': ({ parts: { n }, all, numbers }) => [all, [...numbers, 2, 4, 5].slice(0, n)],
  special: ({ all, numbers }) => [all.slice(-1), numbers.slice(-1)],
  normal: ({ numbers }) => [[0], numbers.slice(0, 1)],
  'normal-and-special': ({ all, numbers }) => [
    [0, all.length - 1],
    [...numbers.slice(0, 1), ...numbers.slice(-1)],
  ],
  'three-for-two': ({ numbers }) => [
    [0, 1],
    [...numbers.slice(0, 2), 49],
  ],
  'two-for-special': ({ numbers }) => [[0, 1], numbers.slice(0, 2)],
  'none-of': ({ parts: { n } }) => [[], NOT_DRAWN.slice(0, n)],
};
