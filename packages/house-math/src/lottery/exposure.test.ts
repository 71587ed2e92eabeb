import { describe, expect, test } from 'vitest';
import { type Ceilings, createBoard, overCeiling, paysIfFalls } from './exposure.ts';
import { FAMILIES, playOf } from './families.ts';
import type { Selection } from './play.ts';
import { type Bet, settle, type Terms } from './pricing.ts';

const betOn = (
  family: string,
  code: string,
  selection: Selection,
  terms: Partial<Terms> = {},
): Bet & { family: string } => {
  const play = playOf(family, '2026-11-27', code);
  if (!play?.accepts(selection)) throw new Error(`no bet on ${code}`);
  return {
    family,
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
const options = (...chosen: number[]): Selection => ({ kind: 'options', options: chosen });
const numbers = (...chosen: number[]): Selection => ({ kind: 'numbers', numbers: chosen });
const places = (...sets: number[][]): Selection => ({ kind: 'places', places: sets });

describe('what a bet is paid if a number falls', () => {
  test('is listed by answer, by number, or by place and number', () => {
    expect(paysIfFalls(betOn('wingo', 'number', options(3, 7)))).toEqual(
      new Map([
        ['3', 1_900n],
        ['7', 1_900n],
      ]),
    );
    expect(paysIfFalls(betOn('lhc', 'special', numbers(8, 49)))).toEqual(
      new Map([
        ['8', 9_310n],
        ['49', 9_310n],
      ]),
    );
    expect(paysIfFalls(betOn('ssc', 'five-position', places([1], [], [], [], [9])))).toEqual(
      new Map([
        ['1:1', 1_900n],
        ['5:9', 1_900n],
      ]),
    );
  });

  test('is the dearest prize of a number that has several', () => {
    const pays = paysIfFalls(betOn('3d', 'three-group-sum', numbers(1, 3)));
    // 0 0 1 is a group of three orders; 0 1 2 of six and 0 0 3 of three.
    expect(pays?.get('1')).toBe(pays?.get('3'));
  });

  test('is not listed where units are combinations', () => {
    expect(paysIfFalls(betOn('ssc', 'five-straight', places([1], [2], [3], [4], [5])))).toBeNull();
    expect(paysIfFalls(betOn('11x5', 'any5', numbers(1, 2, 3, 4, 5, 6)))).toBeNull();
  });

  test.each(['number', 'size', 'colour'])(
    'is what %s is settled with when it alone is true',
    (code) => {
      const family = FAMILIES.wingo;
      const play = playOf('wingo', '2026-11-27', code);
      play?.prizes.forEach((prize, at) => {
        const bet = betOn('wingo', code, options(at));
        const paid = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => settle(bet, [digit]).prize);
        expect(family.shape.to).toBe(9);
        expect(new Set(paid)).toEqual(new Set([0n, paysIfFalls(bet)?.get(prize.code)]));
      });
    },
  );
});

describe('an exposure board', () => {
  test('adds up bets as they come, and takes off what was cancelled', () => {
    const board = createBoard();
    const seven = betOn('wingo', 'number', options(7));
    const some = betOn('wingo', 'number', options(3, 7), { multiple: 5 });
    board.add(seven);
    board.add(some);
    expect(board.pays('number', '7')).toBe(11_400n);
    expect(board.pays('number', '3')).toBe(9_500n);
    board.remove(seven);
    expect(board.pays('number', '7')).toBe(9_500n);
    expect(board.pays('number', '4')).toBe(0n);
  });

  test('lists each play with its stakes, the number that would pay most first', () => {
    const board = createBoard();
    board.add(betOn('wingo', 'number', options(3)));
    board.add(betOn('wingo', 'number', options(7), { multiple: 2 }));
    board.add(betOn('ssc', 'five-straight', places([1], [2], [3], [4], [5])));
    expect(board.rows()).toEqual([
      {
        play: 'number',
        staked: 600n,
        numbers: [
          { number: '7', pays: 3_800n },
          { number: '3', pays: 1_900n },
        ],
      },
      { play: 'five-straight', staked: 200n, numbers: [] },
    ]);
  });
});

describe('ceilings', () => {
  const CEILINGS: Ceilings = { unit: 2_000n, bet: 5_000n, issue: 8_000n, number: 20_000n };
  const none = { ceilings: CEILINGS, staked: 0n, board: createBoard() };
  const bet = (multiple: number, ...chosen: number[]) =>
    betOn('wingo', 'number', options(...chosen), { multiple });

  test('let a slip pass that is exactly at each of them', () => {
    expect(overCeiling([bet(10, 1, 2), bet(10, 3, 4)], none)).toBeNull();
    expect(overCeiling([bet(10, 1), bet(10, 2)], { ...none, staked: 4_000n })).toBeNull();
  });

  test('say how much a unit or a bet may cost', () => {
    expect(overCeiling([bet(1, 1), bet(11, 1)], none)).toEqual({
      ceiling: 'unit',
      bet: 1,
      most: 2_000n,
    });
    expect(overCeiling([bet(9, 1, 2, 3)], none)).toEqual({ ceiling: 'bet', bet: 0, most: 5_000n });
  });

  test('say what a member may still stake on an issue', () => {
    expect(overCeiling([bet(10, 1), bet(10, 2)], { ...none, staked: 5_000n })).toEqual({
      ceiling: 'issue',
      bet: 1,
      most: 3_000n,
    });
    expect(overCeiling([bet(1, 1)], { ...none, staked: 9_000n })).toMatchObject({ most: 0n });
  });

  test('say what may still be staked on a number that others have bet on', () => {
    const board = createBoard();
    board.add(bet(5, 7));
    const over = overCeiling([bet(10, 6, 7)], { ...none, board });
    // 20,000 less 9,500 is left: at 9.5 a stake of 1,105 pays 10,497.
    expect(over).toEqual({ ceiling: 'number', bet: 0, most: 1_105n, number: '7' });
    expect(overCeiling([bet(5, 7)], { ...none, board })).toBeNull();
  });

  test('count the bets of one slip on the same number together', () => {
    expect(overCeiling([bet(10, 7), bet(10, 7)], none)).toMatchObject({
      ceiling: 'number',
      bet: 1,
      number: '7',
    });
  });

  test('hold a combination to what it pays alone', () => {
    const straight = betOn('ssc', 'five-straight', places([1], [2], [3], [4], [5]));
    expect(overCeiling([straight], none)).toEqual({
      ceiling: 'number',
      bet: 0,
      most: 0n,
      number: null,
    });
    const wide = { ...none, ceilings: { ...CEILINGS, number: 19_000_000n } };
    expect(overCeiling([straight], wide)).toBeNull();
  });
});
