import { describe, expect, test } from 'vitest';
import { fraction, percentOf } from '../fraction.ts';
import { BOUT_KINDS, boutTable, LINES, ofMalay } from './cockfight.ts';
import { edgeOf, payoutOf, returnOf, type Spot, spotOf, type Table } from './table.ts';

const spot = (table: Table, code: string): Spot => {
  const found = spotOf(table, code);
  if (!found) throw new Error(`no spot ${code}`);
  return found;
};

describe('the robo-rumble', () => {
  test.each(BOUT_KINDS)(
    'bout of line $line, favourite $favourite: both corners return the same',
    (bout) => {
      const table = boutTable(bout);
      expect(returnOf(spot(table, 'red'))).toEqual(returnOf(spot(table, 'blue')));
      const edges = table.spots.map((each) => Number(percentOf(edgeOf(each))));
      for (const each of edges.slice(0, 2)) expect(each).toBeLessThan(4.1);
      for (const each of edges.slice(2)) expect(each).toBeLessThan(7);
      const sum = (['red', 'blue'] as const).reduce(
        (all, corner) =>
          all +
          Number(spot(table, corner).pays[0]?.chance.n) /
            Number(spot(table, corner).pays[0]?.chance.d),
        0,
      );
      expect(sum).toBeCloseTo((2_000 - 231) / 2_000, 12);
    },
  );
  test('Malay odds of 0.80 bring 1.80 back, of -0.94 two and six hundredths', () => {
    expect(ofMalay(80)).toEqual(fraction(9n, 5n));
    expect(ofMalay(-94)).toEqual(fraction(97n, 47n));
    expect(LINES).toContainEqual({ favourite: 80, other: -94 });
  });
  test('draws give stakes on red and blue back', () => {
    const table = boutTable({ line: 2, favourite: 'red' });
    expect(payoutOf(spot(table, 'red'), 1_000n, [0])).toBe(1_800n);
    expect(payoutOf(spot(table, 'blue'), 1_000n, [1])).toBe(2_063n);
    expect(payoutOf(spot(table, 'red'), 1_000n, [1])).toBe(0n);
    expect(payoutOf(spot(table, 'blue'), 1_000n, [2])).toBe(1_000n);
    expect(payoutOf(spot(table, 'double-knock-out'), 1_000n, [2])).toBe(9_000n);
    expect(payoutOf(spot(table, 'time-out'), 1_000n, [3])).toBe(89_000n);
  });
});
