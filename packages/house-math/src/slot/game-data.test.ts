import { expect, test } from 'vitest';
import { faultsIn } from '../../../../tests/harness/faults-in.ts';
import { game as kanthaLines } from './games/kantha-lines/game.ts';
import { SLOTS } from './index.ts';

const isRising = (values: readonly (number | bigint)[]) =>
  values.every((value, i) => i === 0 || value > (values[i - 1] as number | bigint));

const games = [...SLOTS.values()].map((game) => [game.code, game] as const);

test('every game is complete in both languages, and every symbol has its own name', async () => {
  const faults = await faultsIn(SLOTS, ([code, game]) => {
    expect(code).toBe(game.code);
    const names = [game.name, ...game.symbols.map((symbol) => symbol.name)];
    for (const { EN, BN } of names) {
      expect(EN).toMatch(/^[A-Z][a-z ]+$/);
      expect(BN).toMatch(/^[\u0980-\u09ff ]+$/);
    }
    expect(new Set(game.symbols.map((symbol) => symbol.id)).size).toBe(game.symbols.length);
    expect(new Set(names.map(({ BN }) => BN)).size).toBe(names.length);
  });
  expect(faults).toEqual([]);
});

test('every game is described in two sentences in each language', async () => {
  const faults = await faultsIn(games, ([, game]) => {
    expect(game.description.EN.match(/\.( |$)/g)).toHaveLength(2);
    expect(game.description.BN.match(/।( |$)/g)).toHaveLength(2);
  });
  expect(faults).toEqual([]);
});

test('stakes rise, pays are whole and rise with the number of symbols', async () => {
  const faults = await faultsIn(games, ([, game]) => {
    expect(isRising(game.stakes)).toBe(true);
    expect(game.pays.length).toBe(game.symbols.length);
    for (const row of game.pays) {
      expect(row.every(Number.isSafeInteger)).toBe(true);
      expect(isRising(row.filter((credits) => credits > 0))).toBe(true);
    }
  });
  expect(faults).toEqual([]);
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

const lined = [...SLOTS.values()].flatMap((game) => ('lines' in game ? [game] : []));
test('the lines of every game are all different and on the screen', async () => {
  const rows = lined.map((game) => [game.code, game] as const);
  const faults = await faultsIn(rows, ([_code, { lines, reels, rows }]) => {
    expect(new Set(lines.map(String)).size).toBe(lines.length);
    for (const line of lines) {
      expect(line.length).toBe(reels);
      expect(line.every((row) => row >= 0 && row < rows)).toBe(true);
    }
  });
  expect(faults).toEqual([]);
});

const reeled = [...SLOTS.values()].flatMap((game) => ('strips' in game ? [game] : []));
test('every strip is whole, and wilds and scatters stand apart on it', async () => {
  const rows = reeled.map((game) => [game.code, game] as const);
  const faults = await faultsIn(rows, ([_code, game]) => {
    expect(game.strips.length).toBe(game.reels);
    for (const strip of game.strips) {
      expect(strip.every((symbol) => game.symbols[symbol] !== undefined)).toBe(true);
      const alone = [game.wild, ...('scatter' in game ? [game.scatter] : [])];
      for (const [place, symbol] of strip.entries()) {
        if (!alone.includes(symbol)) continue;
        const ahead = Array.from(
          { length: Math.min(game.rows, 3) - 1 },
          (_, i) => strip[(place + i + 1) % strip.length],
        );
        expect(ahead).not.toContain(symbol);
      }
    }
  });
  expect(faults).toEqual([]);
});

const waysGames = [...SLOTS.values()].flatMap((game) => (game.family === 'ways' ? [game] : []));
test('wilds of the ways games are on the reels they fill alone, and never on the first', async () => {
  const rows = waysGames.map((game) => [game.code, game] as const);
  const faults = await faultsIn(rows, ([_code, { strips, wild, spreadingReels }]) => {
    const withWilds = strips.flatMap((strip, reel) => (strip.includes(wild) ? [reel] : []));
    expect(withWilds).toEqual(spreadingReels);
    expect(spreadingReels).not.toContain(0);
  });
  expect(faults).toEqual([]);
});

const clusters = [...SLOTS.values()].flatMap((game) => (game.family === 'clusters' ? [game] : []));
test('tiers, multipliers and limits of the clusters games are in order', async () => {
  const rows = clusters.map((game) => [game.code, game] as const);
  const faults = await faultsIn(rows, ([_code, game]) => {
    expect(game.weights.length).toBe(game.symbols.length);
    expect(isRising(game.sizes)).toBe(true);
    expect([...game.multipliers].sort((a, b) => a - b)).toEqual(game.multipliers);
    for (const row of game.pays) expect(row.length).toBe(game.sizes.length);
  });
  expect(faults).toEqual([]);
});
