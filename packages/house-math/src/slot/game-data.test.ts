import { describe, expect, test } from 'vitest';
import { game as kanthaLines } from './games/kantha-lines/game.ts';
import { game as monsoonClusters } from './games/monsoon-clusters/game.ts';
import { game as riverWays } from './games/river-ways/game.ts';
import { SLOTS } from './index.ts';

const isRising = (values: readonly (number | bigint)[]) =>
  values.every((value, i) => i === 0 || value > (values[i - 1] as number | bigint));

describe.each([...SLOTS])('%s', (code, game) => {
  test('is complete in both languages, and every symbol has its own name', () => {
    expect(code).toBe(game.code);
    const names = [game.name, ...game.symbols.map((symbol) => symbol.name)];
    for (const { EN, BN } of names) {
      expect(EN).toMatch(/^[A-Z][a-z ]+$/);
      expect(BN).toMatch(/^[\u0980-\u09ff ]+$/);
    }
    expect(new Set(game.symbols.map((symbol) => symbol.id)).size).toBe(game.symbols.length);
    expect(new Set(names.map(({ BN }) => BN)).size).toBe(names.length);
  });
  test('is described in two sentences in each language', () => {
    expect(game.description.EN.match(/\.( |$)/g)).toHaveLength(2);
    expect(game.description.BN.match(/।( |$)/g)).toHaveLength(2);
  });
  test('stakes rise, pays are whole and rise with the number of symbols', () => {
    expect(isRising(game.stakes)).toBe(true);
    expect(game.pays.length).toBe(game.symbols.length);
    for (const row of game.pays) {
      expect(row.every(Number.isSafeInteger)).toBe(true);
      expect(isRising(row.filter((credits) => credits > 0))).toBe(true);
    }
  });
});

test('every strip of the lines game has the same symbols in the same number', () => {
  const { strips, symbols, scatter, wild } = kanthaLines;
  const sorted = strips.map((strip) => [...strip].sort((a, b) => a - b));
  for (const strip of sorted) expect(strip).toEqual(sorted[0]);
  for (const symbol of symbols.keys()) {
    const times = sorted[0]?.filter((each) => each === symbol).length;
    expect(times).toBe(symbol === scatter || symbol === wild ? 1 : 3);
  }
});

test('the twenty lines are all different and on the screen', () => {
  const { lines, reels, rows } = kanthaLines;
  expect(new Set(lines.map(String)).size).toBe(20);
  for (const line of lines) {
    expect(line.length).toBe(reels);
    expect(line.every((row) => row >= 0 && row < rows)).toBe(true);
  }
});

test('wilds of the ways game are on the three middle reels, one a strip', () => {
  const { strips, wild, spreadingReels } = riverWays;
  const wilds = strips.map((strip) => strip.filter((symbol) => symbol === wild).length);
  expect(wilds).toEqual([0, 1, 1, 1, 0]);
  expect(spreadingReels).toEqual([1, 2, 3]);
});

test('cluster tiers, multipliers and limits are in order', () => {
  const game = monsoonClusters;
  expect(game.weights.length).toBe(game.symbols.length);
  expect(isRising(game.sizes) && isRising(game.multipliers)).toBe(true);
  for (const row of game.pays) expect(row.length).toBe(game.sizes.length);
});
