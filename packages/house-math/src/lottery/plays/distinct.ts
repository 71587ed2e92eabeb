import { isSet, share, withoutDoubles } from '../checks.ts';
import { choose, countIn, distinctTuples, falling, sum } from '../counting.ts';
import { type Numbers, type NumberSet, of, type Play, type Selection } from '../play.ts';

/** A draw of different numbers from 1 to `most`, in order; `drawn` of them are shown. */
export type Balls = { readonly most: number; readonly drawn: number };
/** The first so many places. */
type Front = { readonly balls: Balls; readonly places: number };

const rangeOf = ({ most }: Balls) => [1, most] as const;
const placesOf = (selection: Selection): readonly NumberSet[] => of(selection, 'places').places;

/** A number for each of the first places, in its place; only different numbers are units. */
export function frontStraight({ balls, places }: Front): Play {
  return {
    code: `front${places}-straight`,
    kind: 'places',
    asks: { from: 1, to: balls.most, places, least: places },
    prizes: [{ code: 'win', chance: { n: 1, d: falling(balls.most, places) } }],
    accepts: (selection) =>
      selection.kind === 'places' &&
      selection.places.length === places &&
      selection.places.every((set) => set.length > 0 && isSet(set, rangeOf(balls))) &&
      distinctTuples(selection.places) > 0,
    units: (selection) => [distinctTuples(placesOf(selection))],
    hits: (selection, numbers) => [
      placesOf(selection).every((set, at) => set.includes(numbers[at] ?? -1)) ? 1 : 0,
    ],
  };
}

/** The same, written line by line. */
export function frontLines({ balls, places }: Front): Play {
  const linesOf = (selection: Selection) => withoutDoubles(of(selection, 'lines').lines);
  return {
    code: `front${places}-lines`,
    kind: 'lines',
    asks: { from: 1, to: balls.most, places },
    prizes: [{ code: 'win', chance: { n: 1, d: falling(balls.most, places) } }],
    accepts: (selection) =>
      selection.kind === 'lines' &&
      selection.lines.length > 0 &&
      selection.lines.every(
        (line) =>
          line.length === places &&
          isSet(
            line.toSorted((a, b) => a - b),
            rangeOf(balls),
          ),
      ),
    units: (selection) => [linesOf(selection).length],
    hits(selection, numbers) {
      const front = numbers.slice(0, places).join(' ');
      return [linesOf(selection).some((line) => line.join(' ') === front) ? 1 : 0];
    },
  };
}

/** The first places without their order. */
export function frontGroup({ balls, places }: Front): Play {
  return {
    code: `front${places}-group`,
    kind: 'numbers',
    asks: { from: 1, to: balls.most, least: places },
    prizes: [{ code: 'win', chance: { n: 1, d: choose(balls.most, places) } }],
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      selection.numbers.length >= places &&
      isSet(selection.numbers, rangeOf(balls)),
    units: (selection) => [choose(of(selection, 'numbers').numbers.length, places)],
    hits: (selection, numbers) => [
      countIn(of(selection, 'numbers').numbers, numbers.slice(0, places)) === places ? 1 : 0,
    ],
  };
}

/** The same with some numbers that are in every unit. */
export function frontGroupWithBankers({ balls, places }: Front): Play {
  const sets = (selection: Selection) => of(selection, 'bankers');
  return {
    code: `front${places}-group-bankers`,
    kind: 'bankers',
    asks: { from: 1, to: balls.most, least: places },
    prizes: [{ code: 'win', chance: { n: 1, d: choose(balls.most, places) } }],
    accepts: (selection) => areBankers(selection, { balls, k: places }),
    units(selection) {
      const { bankers, others } = sets(selection);
      return [choose(others.length, places - bankers.length)];
    },
    hits(selection, numbers) {
      const { bankers, others } = sets(selection);
      const shown = numbers.slice(0, places);
      const isHit = countIn(shown, bankers) === bankers.length;
      return [isHit && countIn(others, shown) === places - bankers.length ? 1 : 0];
    },
  };
}

/** A number in a place; places may be left out. */
export function ballPosition({ balls, places }: Front): Play {
  return {
    code: 'position',
    kind: 'places',
    asks: { from: 1, to: balls.most, places, least: 1 },
    prizes: [{ code: 'win', chance: { n: 1, d: balls.most } }],
    accepts: (selection) =>
      selection.kind === 'places' &&
      selection.places.length === places &&
      selection.places.every((set) => isSet(set, rangeOf(balls))) &&
      selection.places.some((set) => set.length > 0),
    units: (selection) => [sum(placesOf(selection).map((set) => set.length))],
    hits: (selection, numbers) => [
      placesOf(selection).filter((set, at) => set.includes(numbers[at] ?? -1)).length,
    ],
  };
}

/** A number that is among the first places, wherever. */
export function frontAny({ balls, places }: Front): Play {
  return {
    code: `front${places}-any`,
    kind: 'numbers',
    asks: { from: 1, to: balls.most, least: 1 },
    prizes: [{ code: 'win', chance: { n: places, d: balls.most } }],
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      selection.numbers.length > 0 &&
      isSet(selection.numbers, rangeOf(balls)),
    units: (selection) => [of(selection, 'numbers').numbers.length],
    hits: (selection, numbers) => [
      countIn(of(selection, 'numbers').numbers, numbers.slice(0, places)),
    ],
  };
}

type Any = { readonly balls: Balls; readonly k: number };

/** Fewer bankers than a unit has numbers, and enough others to fill it up. */
const areBankers = (selection: Selection, { balls, k }: Any): boolean =>
  selection.kind === 'bankers' &&
  isSet(selection.bankers, rangeOf(balls)) &&
  isSet(selection.others, rangeOf(balls)) &&
  selection.bankers.length > 0 &&
  selection.bankers.length < k &&
  !share(selection.bankers, selection.others) &&
  choose(selection.others.length, k - selection.bankers.length) > 0;

/** Of k numbers all must be drawn; where k is more than are drawn, all that are drawn must be among them. */
const chanceOfAny = ({ balls: { most, drawn }, k }: Any) =>
  k <= drawn
    ? { n: choose(most - k, drawn - k), d: choose(most, drawn) }
    : { n: choose(k, drawn), d: choose(most, drawn) };

/** Units of k with some numbers in each of them: of `others` as many as are missing. */
function anyHits({ balls: { drawn }, k }: Any, sets: Sets, numbers: Numbers): number {
  const shown = numbers.slice(0, drawn);
  const missing = k - sets.bankers.length;
  const right = countIn(sets.others, shown);
  if (k <= drawn)
    return countIn(shown, sets.bankers) === sets.bankers.length ? choose(right, missing) : 0;
  const isWhole = right + countIn(sets.bankers, shown) === drawn;
  return isWhole ? choose(sets.others.length - right, missing - right) : 0;
}

type Sets = { readonly bankers: NumberSet; readonly others: NumberSet };

/** Any k numbers of those chosen. */
export function anyOf(any: Any): Play {
  return {
    code: `any${any.k}`,
    kind: 'numbers',
    asks: { from: 1, to: any.balls.most, least: any.k },
    prizes: [{ code: 'win', chance: chanceOfAny(any) }],
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      selection.numbers.length >= any.k &&
      isSet(selection.numbers, rangeOf(any.balls)),
    units: (selection) => [choose(of(selection, 'numbers').numbers.length, any.k)],
    hits: (selection, numbers) => [
      anyHits(any, { bankers: [], others: of(selection, 'numbers').numbers }, numbers),
    ],
  };
}

/** Any k with some that are in every unit. */
export function anyWithBankers(any: Any): Play {
  return {
    code: `any${any.k}-bankers`,
    kind: 'bankers',
    asks: { from: 1, to: any.balls.most, least: any.k },
    prizes: [{ code: 'win', chance: chanceOfAny(any) }],
    accepts: (selection) => areBankers(selection, any),
    units(selection) {
      const { bankers, others } = of(selection, 'bankers');
      return [choose(others.length, any.k - bankers.length)];
    },
    hits: (selection, numbers) => [anyHits(any, of(selection, 'bankers'), numbers)],
  };
}
