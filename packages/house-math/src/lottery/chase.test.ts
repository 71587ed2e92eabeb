import { describe, expect, test } from 'vitest';
import { lossOf } from './chase-loss.ts';
import { type ChaseRow, planChase, type ChaseWish, rowsOf } from './chase.ts';
import { playOf } from './families.ts';
import { fraction, numberOf, percentOf } from '../fraction.ts';
import type { Selection } from './play.ts';
import type { Bet, Terms } from './pricing.ts';

const LIMITS = { leastIssues: 2, mostIssues: 200, mostMultiple: 10_000 };
const betOn = (
  family: string,
  code: string,
  selection: Selection,
  terms: Partial<Terms> = {},
): Bet => {
  const play = playOf(family, '2026-11-27', code);
  if (!play) throw new Error(`there is no play ${code}`);
  return {
    play,
    selection,
    terms: {
      asset: 'BDT',
      unitPrice: 2_000n,
      multiple: 1,
      base: 1_900,
      ceiling: 1_956,
      prizes: 'base',
      ...terms,
    },
  };
};
const BIG = betOn('wingo', 'size', { kind: 'options', options: [0] });
const SEVEN = betOn('wingo', 'number', { kind: 'options', options: [7] });

function rowsFor(bets: readonly Bet[], wish: ChaseWish): readonly ChaseRow[] {
  const plan = planChase(bets, wish, LIMITS);
  if ('fault' in plan) throw new Error(`${plan.fault} in issue ${plan.issue}`);
  return plan.rows;
}

describe('a chase', () => {
  test('of the same multiple stakes as much in each issue, and says where a win no longer pays for all', () => {
    const rows = rowsFor([SEVEN], { kind: 'same', multiple: 2, issues: 12 });
    expect(rows.every(({ stake, returns }) => stake === 400n && returns === 3_800n)).toBe(true);
    expect(rows.map(({ cumulative }) => cumulative).slice(0, 3)).toEqual([400n, 800n, 1_200n]);
    expect(rows[8]?.profit).toBe(200n);
    expect(rows[9]?.profit).toBe(-200n);
    expect(rows[0]?.rate).toEqual(fraction(34n, 4n));
  });

  test('that doubles after every second issue has multiples 1 1 2 2 4 4', () => {
    const rows = rowsFor([BIG], { kind: 'multiply', multiple: 1, by: 2, every: 2, issues: 6 });
    expect(rows.map(({ multiple }) => multiple)).toEqual([1, 1, 2, 2, 4, 4]);
    expect(rows.at(-1)?.cumulative).toBe(2_800n);
  });

  test('for a profit takes the smallest multiple that brings it in every issue', () => {
    const percent = 30;
    const rows = rowsFor([SEVEN], { kind: 'profit', multiple: 1, percent, issues: 40 });
    const enough = (row: ChaseRow | undefined) =>
      row !== undefined && row.profit * 100n >= row.cumulative * BigInt(percent);
    const multiples = rows.map(({ multiple }) => multiple);
    rows.forEach((row, at) => {
      expect(enough(row)).toBe(true);
      if (row.multiple === 1) return;
      const smaller = rowsOf([SEVEN], multiples.slice(0, at + 1).with(at, row.multiple - 1));
      expect(enough('fault' in smaller ? undefined : smaller.rows.at(-1))).toBe(false);
    });
  });

  test('for a profit of an even bet fails where its odds cannot bring it', () => {
    const wish = { kind: 'profit', multiple: 1, percent: 90, issues: 5 } as const;
    expect(planChase([BIG], wish, LIMITS)).toEqual({ fault: 'no-profit', issue: 2 });
    expect(planChase([BIG], { ...wish, percent: 91 }, LIMITS)).toEqual({
      fault: 'no-profit',
      issue: 1,
    });
  });

  test('fails where a multiple would be larger than there may be', () => {
    const wish = { kind: 'multiply', multiple: 1, by: 2, every: 1, issues: 20 } as const;
    expect(planChase([BIG], wish, LIMITS)).toEqual({ fault: 'most-multiple', issue: 15 });
  });

  test.each<[string, ChaseWish]>([
    ['issues', { kind: 'same', multiple: 1, issues: 1 }],
    ['issues', { kind: 'same', multiple: 1, issues: 201 }],
    ['issues', { kind: 'same', multiple: 1, issues: 2.5 }],
    ['numbers', { kind: 'same', multiple: 0, issues: 5 }],
    ['numbers', { kind: 'same', multiple: 10_001, issues: 5 }],
    ['numbers', { kind: 'multiply', multiple: 1, by: 1, every: 1, issues: 5 }],
    ['numbers', { kind: 'multiply', multiple: 1, by: 2, every: 0, issues: 5 }],
    ['numbers', { kind: 'profit', multiple: 1, percent: -1, issues: 5 }],
  ])('is refused for its %s: %j', (fault, wish) => {
    expect(planChase([BIG], wish, LIMITS)).toMatchObject({ fault });
  });

  test('of a price of 0.002 takes only multiples with which a unit costs whole paisa', () => {
    const small = { ...BIG, terms: { ...BIG.terms, unitPrice: 2n } };
    expect(planChase([small], { kind: 'same', multiple: 1, issues: 3 }, LIMITS)).toEqual({
      fault: 'unit',
      issue: 1,
    });
    const rows = rowsFor([small], { kind: 'profit', multiple: 1, percent: 50, issues: 2 });
    expect(rows.every(({ multiple }) => multiple % 5 === 0)).toBe(true);
  });

  test('multiplies what each of its bets already has', () => {
    const both = [BIG, { ...SEVEN, terms: { ...SEVEN.terms, multiple: 3 } }];
    const rows = rowsFor(both, { kind: 'same', multiple: 2, issues: 2 });
    expect(rows.map(({ stake }) => stake)).toEqual([1_600n, 1_600n]);
    // The least that a win pays is that of the even bet.
    expect(rows[0]?.returns).toBe(760n);
  });
});

describe('the loss of a chase', () => {
  test('is that no issue wins: ten issues on one of ten numbers lose all in 0.9^10', () => {
    const rows = rowsFor([SEVEN], { kind: 'same', multiple: 1, issues: 10 });
    const loss = lossOf('wingo', [SEVEN], rows);
    expect(loss).toEqual({
      chance: { n: 9n ** 10n, d: 10n ** 10n },
      isExact: true,
      costs: 2_000n,
      rebate: 50n,
    });
    expect(percentOf(loss.chance)).toBe('34.86');
  });

  test('of doubling eight times an even bet comes once in 256, and costs 255 stakes', () => {
    const rows = rowsFor([BIG], { kind: 'multiply', multiple: 1, by: 2, every: 1, issues: 8 });
    const { chance, costs } = lossOf('wingo', [BIG], rows);
    expect(chance).toEqual({ n: 1n, d: 256n });
    expect(costs).toBe(51_000n);
  });

  test('of several bets is counted over their common draws where these are few', () => {
    const rows = rowsFor([BIG, SEVEN], { kind: 'same', multiple: 1, issues: 2 });
    expect(lossOf('wingo', [BIG, SEVEN], rows)).toMatchObject({
      chance: { n: 1n, d: 4n },
      isExact: true,
    });
  });

  test('of several bets on many draws comes at least as often as said', () => {
    const bets = [3, 4].map((digit) =>
      betOn('ssc', 'five-position', { kind: 'places', places: [[digit], [], [], [], []] }),
    );
    const rows = rowsFor(bets, { kind: 'same', multiple: 1, issues: 2 });
    expect(lossOf('ssc', bets, rows)).toMatchObject({
      chance: { n: 16n, d: 25n },
      isExact: false,
    });
  });

  test('over two hundred issues has a chance that can still be shown', () => {
    const rows = rowsFor([SEVEN], { kind: 'same', multiple: 1, issues: 200 });
    expect(numberOf(lossOf('wingo', [SEVEN], rows).chance)).toBeCloseTo(0.9 ** 200, 12);
  });
});
