import { describe, expect, test } from 'vitest';
import { game } from '../../games/rickshaw-bells/game.ts';
import { stripOf } from '../../reels/strip.ts';
import { classicWins } from './play-classic.ts';

const LETTERS = 'WRPKUFB';
/** Written column by column, from the top. */
const wins = (text: string) =>
  classicWins(
    game,
    text.split(' ').map((column) => stripOf(LETTERS, column)),
  ).map(({ symbol, multiplier, credits }) => [symbol, multiplier, credits]);
const pay = (symbol: number) => game.pays[symbol]?.[3] ?? 0;

describe('three reels', () => {
  test('three alike on a line win once', () => {
    expect(wins('PRK URF BRU')).toEqual([[1, 1, pay(1)]]);
  });
  test('a bell stands in and doubles, two bells count four times', () => {
    expect(wins('PRK UWF BRU')).toEqual([[1, 2, 2 * pay(1)]]);
    expect(wins('PWK UWF BRU')).toEqual([[1, 4, 4 * pay(1)]]);
  });
  test('three bells pay by themselves and double nothing', () => {
    expect(wins('PWK UWF BWU')).toEqual([[0, 1, pay(0)]]);
  });
  test('the five lines are three rows and two diagonals', () => {
    expect(wins('RUB KRP FBR')).toEqual([[1, 1, pay(1)]]);
    expect(wins('BUR KRP RBF')).toEqual([[1, 1, pay(1)]]);
  });
});
