import { game } from '@nokshi/contract/player/catalogue.ts';
import { SLOTS } from '@nokshi/house-math/slot/index.ts';
import { expect, test } from 'vitest';
import { HOUSE_GAMES, HOUSE_VENDORS, rareWinOf, volatilityOf } from './house-games.ts';
import { MENU } from './menu.ts';

test('every slot of the house is in the catalogue under its code', () => {
  expect(HOUSE_GAMES.map((one) => one.gameId)).toEqual([...SLOTS.keys()]);
});

test('the facts are those of the PAR sheet', () => {
  for (const one of HOUSE_GAMES) {
    expect(Number(one.rtp)).toBeGreaterThanOrEqual(94);
    expect(Number(one.rtp)).toBeLessThanOrEqual(97);
    expect(one.rtp).toMatch(/^\d\d\.\d\d$/);
    expect(one.hitRate).toMatch(/^\d{1,2}\.\d\d$/);
    expect(one.maxWin).toMatch(/^\d+$/);
    expect(one.minBet).toBe(SLOTS.get(one.gameId)?.stakes[0]);
    const rare = rareWinOf(one.gameId);
    expect(Number(rare?.times)).toBeLessThanOrEqual(Number(one.maxWin));
    expect(Number(rare?.oneIn)).toBeLessThanOrEqual(100_000);
  }
});

test('a game whose sheet is not ours says no rare win', () => {
  expect(rareWinOf('a-game-of-others')).toBeNull();
});

test('every game is of a studio, and a studio without a game is no vendor', () => {
  const vendors = new Set(HOUSE_GAMES.map((one) => one.vendor));
  expect(new Set(HOUSE_VENDORS.map((one) => one.vendor))).toEqual(vendors);
  for (const { nodeId, vendor, gameId } of HOUSE_GAMES) expect(nodeId).toBe(`${vendor}-${gameId}`);
});

test('every game has a place of its own, and the first pages show games of every studio', () => {
  const sorted = HOUSE_GAMES.toSorted((one, other) => one.position - other.position);
  expect(sorted.map(({ position }) => position)).toEqual(sorted.map((_, at) => at + 1));
  for (const from of [0, 24, 48].filter((start) => start + 24 <= sorted.length)) {
    const makers = sorted.slice(from, from + 24).map(({ vendor }) => vendor);
    expect(new Set(makers).size).toBeGreaterThanOrEqual(3);
  }
});

test('volatility goes by the index of the PAR sheet', () => {
  expect([4.99, 5, 9.99, 10].map(volatilityOf)).toEqual(['low', 'medium', 'medium', 'high']);
});

test('the menu has each of the eight categories once, and the cockfight beside sports', () => {
  const categories = game.shape.gameType.options;
  const whole = MENU.filter((entry) => !entry.vassalage)
    .map((entry) => entry.category)
    .sort();
  expect(whole).toEqual([...categories].sort());
});
