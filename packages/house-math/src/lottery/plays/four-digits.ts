import { isSet, withoutDoubles } from '../checks.ts';
import { product, sum, tallyOf } from '../counting.ts';
import { type Numbers, of, type Play, type Prize, type Selection } from '../play.ts';
import { FOUR_DIGIT_TIERS, slotsOf } from '../regions.ts';
import { ordersOf, sortedDigits } from './orders.ts';
import { tailPlay } from './tails.ts';

/** What a stake of 1 pays by tier in the published table of a region, the stake included. */
export type FourDigitTable = {
  readonly big: Readonly<Record<string, number>>;
  readonly small: Readonly<Record<string, number>>;
};

/** Source: domain.md 1.3, LF. */
export const MALAYSIA: FourDigitTable = {
  big: { first: 2_500, second: 1_000, third: 500, special: 180, consolation: 60 },
  small: { first: 3_500, second: 2_000, third: 1_000 },
};
export const SINGAPORE: FourDigitTable = {
  big: { first: 2_000, second: 1_000, third: 490, special: 250, consolation: 60 },
  small: { first: 3_000, second: 2_000, third: 800 },
};

const COUNT = 4;
const DRAWS = 10_000;
/** How many orders four digits can have. */
const ORDERS = [24, 12, 6, 4, 1] as const;
const digits = (number: number): number[] =>
  [1_000, 100, 10, 1].map((power) => Math.floor(number / power) % 10);

/** A tier that a side pays: the places of its numbers in a draw, and its part of what the side returns. */
type Paid = {
  readonly code: string;
  readonly slots: readonly number[];
  readonly share: { readonly n: number; readonly d: number };
};

/**
 * What all tiers of a side pay together for a stake of 1 on each of 10,000 numbers: over 10,000 it is what the published
 * table returns, 64 % of big and 65 % of small in Malaysia.
 */
export const totalOf = (pays: Readonly<Record<string, number>>): number =>
  sum(FOUR_DIGIT_TIERS.map(({ code, count }) => (pays[code] ?? 0) * count));

/**
 * The tiers keep the proportions of the published table, and all of them are scaled by one factor, so that the side
 * returns what the prize base says: G / 2000, as every other play.
 */
function paidBy(pays: Readonly<Record<string, number>>): readonly Paid[] {
  const total = totalOf(pays);
  return FOUR_DIGIT_TIERS.flatMap(({ code, count }) => {
    const pay = pays[code];
    if (pay === undefined) return [];
    return [
      { code, slots: slotsOf(FOUR_DIGIT_TIERS, [code]), share: { n: pay * count, d: total } },
    ];
  });
}

type Side = { readonly name: string; readonly tiers: readonly Paid[] };
const shownBy = ({ slots }: Paid, numbers: Numbers): number[][] =>
  slots.map((slot) => digits(numbers[slot] ?? 0));

const prizesFor = ({ tiers }: Side): readonly Prize[] =>
  tiers.map(({ code, slots, share }) => ({ code, chance: { n: slots.length, d: DRAWS }, share }));

const isLine = (line: readonly number[]): boolean =>
  line.length === COUNT && line.every((digit) => isSet([digit], [0, 9]));
const areLines = (selection: Selection): boolean =>
  selection.kind === 'lines' && selection.lines.length > 0 && selection.lines.every(isLine);

/** A digit for each place. */
function straight(side: Side): Play {
  const placesOf = (selection: Selection) => of(selection, 'places').places;
  const count = (selection: Selection) => product(placesOf(selection).map((set) => set.length));
  return {
    code: `${side.name}-straight`,
    kind: 'places',
    asks: { from: 0, to: 9, places: COUNT, least: COUNT },
    prizes: prizesFor(side),
    accepts: (selection) =>
      selection.kind === 'places' &&
      selection.places.length === COUNT &&
      selection.places.every((set) => set.length > 0 && isSet(set, [0, 9])),
    units: (selection) => side.tiers.map(() => count(selection)),
    stakes: count,
    hits: (selection, numbers) =>
      side.tiers.map(
        (tier) =>
          shownBy(tier, numbers).filter((shown) =>
            placesOf(selection).every((set, at) => set.includes(shown[at] ?? -1)),
          ).length,
      ),
  };
}

/** The same, written line by line. */
function lines(side: Side): Play {
  const linesOf = (selection: Selection) => withoutDoubles(of(selection, 'lines').lines);
  return {
    code: `${side.name}-lines`,
    kind: 'lines',
    asks: { from: 0, to: 9, places: COUNT },
    prizes: prizesFor(side),
    accepts: areLines,
    units: (selection) => side.tiers.map(() => linesOf(selection).length),
    stakes: (selection) => linesOf(selection).length,
    hits(selection, numbers) {
      const chosen = new Set(linesOf(selection).map((line) => line.join('')));
      return side.tiers.map(
        (tier) => shownBy(tier, numbers).filter((shown) => chosen.has(shown.join(''))).length,
      );
    },
  };
}

const setsOf = (selection: Selection) =>
  withoutDoubles(of(selection, 'lines').lines.map((line) => line.toSorted((a, b) => a - b)));

/** Every order of the four digits is a unit: 24, 12, 6, 4 or 1. */
function box(side: Side): Play {
  const count = (selection: Selection) => sum(setsOf(selection).map(ordersOf));
  return {
    ...lines(side),
    code: `${side.name}-box`,
    units: (selection) => side.tiers.map(() => count(selection)),
    stakes: count,
    hits(selection, numbers) {
      const chosen = new Set(setsOf(selection).map(sortedDigits));
      return side.tiers.map(
        (tier) => shownBy(tier, numbers).filter((shown) => chosen.has(sortedDigits(shown))).length,
      );
    },
  };
}

/** One stake that is shared by all orders of the four digits: it wins more often, and less. */
function sharedBox(side: Side): Play {
  const kinds = ORDERS.flatMap((orders) => side.tiers.map((tier) => ({ orders, tier })));
  const having = (selection: Selection, orders: number) =>
    setsOf(selection).filter((line) => ordersOf(line) === orders);
  return {
    ...lines(side),
    code: `${side.name}-shared-box`,
    prizes: kinds.map(({ orders, tier: { code, slots, share } }) => ({
      code: `${code}-${orders}`,
      chance: { n: slots.length * orders, d: DRAWS },
      share,
    })),
    units: (selection) => kinds.map(({ orders }) => having(selection, orders).length),
    stakes: (selection) => setsOf(selection).length,
    hits(selection, numbers) {
      const chosen = new Map(setsOf(selection).map((line) => [sortedDigits(line), ordersOf(line)]));
      const shown = new Map(
        side.tiers.map((tier) => [
          tier,
          tallyOf(
            shownBy(tier, numbers).flatMap((digits) => chosen.get(sortedDigits(digits)) ?? []),
          ),
        ]),
      );
      return kinds.map(({ orders, tier }) => shown.get(tier)?.get(orders) ?? 0);
    },
  };
}

/** All plays of 23 numbers of four digits. Source: domain.md 1.3, LF. */
export const fourDigitPlays = (table: FourDigitTable): readonly Play[] => [
  ...(['big', 'small'] as const).flatMap((name) => {
    const side: Side = { name, tiers: paidBy(table[name]) };
    return [straight(side), lines(side), box(side), sharedBox(side)];
  }),
  tailPlay('first-last3', { slots: [0], digits: 3 }),
  tailPlay('top-last3', { slots: [0, 1, 2], digits: 3 }),
  tailPlay('first-last2', { slots: [0], digits: 2 }),
  tailPlay('top-last2', { slots: [0, 1, 2], digits: 2 }),
];
