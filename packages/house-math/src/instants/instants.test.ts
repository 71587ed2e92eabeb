import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Fraction, fraction, percentOf } from '../fraction.ts';
import { simulationRandom } from '../fairness/simulation.ts';
import { full } from '../../../../tests/harness/extent.ts';
import {
  DICE_RETURN,
  diceReturn,
  dicePayout,
  dicePays,
  DICE_SIDES,
  isDiceBet,
  waysOf,
} from './dice.ts';
import {
  chanceToReach,
  cutOf,
  KITE_CEILING,
  KITE_STEP_MS,
  kitePayout,
  msTo,
  shownAt,
  takenAt,
} from './kite.ts';
import {
  chanceOfSafe,
  FIELDS,
  layMines,
  MINES_CEILING,
  minesPay,
  minesReturn,
  MOST_MINES,
  mostOpened,
} from './mines.ts';
import { binOf, fall, pathsTo, plinkoPays, plinkoReturn, RISKS, ROW_COUNTS } from './plinko.ts';

const number = ({ n, d }: Fraction) => Number(n) / Number(d);
const word = (value: number) => ({ below: () => value });

describe('the kite', () => {
  test('reaches each multiplier in exactly as many of 2^32 words as its chance says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: KITE_CEILING }), (multiplier) => {
        const { n, d } = chanceToReach(multiplier);
        const ways = Number((n * 2n ** 32n) / d);
        // The words that reach it are the highest ones.
        expect(cutOf(word(2 ** 32 - ways))).toBeGreaterThanOrEqual(multiplier);
        expect(cutOf(word(2 ** 32 - ways - 1))).toBeLessThan(multiplier);
      }),
    );
  });
  test('returns 97 percent wherever it is taken, within a millionth', () => {
    for (const multiplier of [101, 150, 200, 1_000, 12_345, KITE_CEILING])
      expect((multiplier / 100) * number(chanceToReach(multiplier))).toBeCloseTo(0.97, 5);
  });
  test('is cut at once in three of a hundred rounds, and never above its ceiling', () => {
    expect(cutOf(word(0))).toBe(100);
    expect(cutOf(word(2 ** 32 - 1))).toBe(KITE_CEILING);
    expect(1 - number(chanceToReach(101))).toBeCloseTo(1 - 0.97 / 1.01, 6);
  });
  test('shows the same or more at each step, two after eleven and a half seconds', () => {
    expect(shownAt(0)).toBe(100);
    expect(shownAt(-5)).toBe(100);
    expect(shownAt(11_570)).toBeGreaterThanOrEqual(200);
    expect(shownAt(11_500)).toBeLessThan(200);
    for (let ms = 0; ms < 120_000; ms += KITE_STEP_MS)
      expect(shownAt(ms + KITE_STEP_MS)).toBeGreaterThanOrEqual(shownAt(ms));
    expect(shownAt(10_000_000)).toBe(KITE_CEILING);
  });
  test('a multiplier is first shown at its time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: KITE_CEILING }), (multiplier) => {
        const ms = msTo(multiplier);
        expect(shownAt(ms)).toBeGreaterThanOrEqual(multiplier);
        expect(shownAt(ms - 1)).toBeLessThan(multiplier);
      }),
    );
  });
  test('a call pays what the kite showed when it arrived, an order what it says, a call after the cut nothing', () => {
    const cut = 300;
    expect(takenAt(cut, { calledMs: 5_000, order: null })).toBe(shownAt(5_000));
    expect(takenAt(cut, { calledMs: msTo(cut), order: null })).toBeNull();
    expect(takenAt(cut, { calledMs: msTo(cut) - 1, order: null })).toBe(shownAt(msTo(cut) - 1));
    expect(takenAt(cut, { calledMs: null, order: 300 })).toBe(300);
    expect(takenAt(cut, { calledMs: null, order: 301 })).toBeNull();
    expect(takenAt(cut, { calledMs: msTo(250), order: 200 })).toBe(200);
    expect(takenAt(cut, { calledMs: msTo(150), order: 200 })).toBe(shownAt(msTo(150)));
    expect(takenAt(cut, { calledMs: null, order: null })).toBeNull();
    expect(kitePayout(333n, 151)).toBe(502n);
    expect(kitePayout(333n, null)).toBe(0n);
  });
});

describe('dice', () => {
  test('every bet returns at most 99 percent, and less than a hundredth of a percent less', () => {
    for (let at = 0; at < DICE_SIDES; at += full ? 1 : 7)
      for (const side of ['under', 'over'] as const) {
        const bet = { side, at };
        if (!isDiceBet(bet)) continue;
        const missing = number(DICE_RETURN) - number(diceReturn(bet));
        expect(missing).toBeGreaterThanOrEqual(0);
        expect(missing).toBeLessThan(0.0001);
      }
  });
  test('a bet has between 100 and 9,600 winning rolls, and both sides pay alike', () => {
    expect(isDiceBet({ side: 'under', at: 99 })).toBe(false);
    expect(isDiceBet({ side: 'under', at: 5_000.5 })).toBe(false);
    expect(waysOf({ side: 'over', at: 4_999 })).toBe(waysOf({ side: 'under', at: 5_000 }));
    expect(dicePays({ side: 'under', at: 5_000 })).toBe(19_800);
    expect(dicePayout({ side: 'under', at: 5_000 }, 333n, 4_999)).toBe(659n);
    expect(dicePayout({ side: 'under', at: 5_000 }, 333n, 5_000)).toBe(0n);
    expect(dicePayout({ side: 'over', at: 5_000 }, 333n, 5_000)).toBe(0n);
  });
});

describe('mines', () => {
  test('a round returns 99 percent wherever it is ended, but for what is truncated', () => {
    for (let mines = 1; mines <= MOST_MINES; mines += 1)
      for (let opened = 1; opened <= mostOpened(mines); opened += 1) {
        const back = number(minesReturn(mines, opened));
        expect(back).toBeLessThanOrEqual(0.99);
        expect(back).toBeGreaterThan(0.99 * (1 - 1 / minesPay(mines, opened)));
        expect(minesPay(mines, opened)).toBeLessThanOrEqual(MINES_CEILING);
      }
  });
  test('the chance of safe fields is that of places for the mines', () => {
    const over = (n: number, k: number) => {
      let ways = 1n;
      for (let at = 1; at <= k; at += 1) ways = (ways * BigInt(n - k + at)) / BigInt(at);
      return ways;
    };
    for (const [mines, opened] of [
      [3, 5],
      [1, 24],
      [24, 1],
      [10, 4],
    ] as const)
      expect(chanceOfSafe(mines, opened)).toEqual(
        fraction(over(FIELDS - opened, mines), over(FIELDS, mines)),
      );
  });
  test('mines are different fields; nothing opened gives the stake back', () => {
    const laid = layMines(simulationRandom(3), 24);
    expect(new Set(laid).size).toBe(24);
    expect(Math.max(...laid)).toBeLessThan(FIELDS);
    expect(minesPay(3, 0)).toBe(100);
    expect(() => minesPay(24, 2)).toThrow('cannot be safe');
  });
});

describe('plinko', () => {
  test.each(ROW_COUNTS.flatMap((rows) => RISKS.map((risk) => [rows, risk] as const)))(
    '%d rows, %s risk: returns 97.95 to 98.05 percent, both sides alike',
    (rows, risk) => {
      const back = Number(percentOf(plinkoReturn(rows, risk), 4));
      expect(back).toBeGreaterThanOrEqual(97.95);
      expect(back).toBeLessThanOrEqual(98.05);
      const pays = plinkoPays(rows, risk);
      expect(pays).toEqual(pays.toReversed());
    },
  );
  test('a path has a step for each row, and the bins share all paths', () => {
    const path = fall(simulationRandom(9), 16);
    expect(path).toHaveLength(16);
    expect(binOf([1, 0, 1, 1])).toBe(3);
    for (const rows of ROW_COUNTS) {
      const all = Array.from({ length: rows + 1 }, (_, bin) => pathsTo(rows, bin));
      expect(all.reduce((sum, paths) => sum + paths, 0n)).toBe(2n ** BigInt(rows));
    }
  });
});
