import { game } from '@nokshi/contract/player/catalogue.ts';
import { SLOTS } from '@nokshi/house-math/slot/index.ts';
import { expect, test } from 'vitest';
import { HOUSE_GAMES, HOUSE_VENDORS, rareWinOf, volatilityOf } from './house-games.ts';
import { MENU } from './menu.ts';

test('house games: every slot is in the catalogue under its code', () => {
  expect(HOUSE_GAMES.map((one) => one.gameId)).toEqual([...SLOTS.keys()]);
});

test('house games: facts are those of the PAR sheet', () => {
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

test('house games: there are games of the classes jackpot and arcade', () => {
  const classes = new Set(HOUSE_GAMES.flatMap(({ classify }) => classify));
  expect([...classes].sort()).toEqual(['AC', 'JP']);
});

test('house games: a game without our PAR sheet has no rare win', () => {
  expect(rareWinOf('a-game-of-others')).toBeNull();
});

test('house games: every game has a vendor, and every vendor has a game', () => {
  const vendors = new Set(HOUSE_GAMES.map((one) => one.vendor));
  expect(new Set(HOUSE_VENDORS.map((one) => one.vendor))).toEqual(vendors);
  for (const { nodeId, vendor, gameId } of HOUSE_GAMES) expect(nodeId).toBe(`${vendor}-${gameId}`);
});

test('house games: places are unique, and the first pages show every vendor', () => {
  const sorted = HOUSE_GAMES.toSorted((one, other) => one.position - other.position);
  expect(sorted.map(({ position }) => position)).toEqual(sorted.map((_, at) => at + 1));
  for (const from of [0, 24, 48].filter((start) => start + 24 <= sorted.length)) {
    const vendors = sorted.slice(from, from + 24).map(({ vendor }) => vendor);
    expect(new Set(vendors).size).toBeGreaterThanOrEqual(3);
  }
});

test('house games: volatility follows the index of the PAR sheet', () => {
  expect([4.99, 5, 9.99, 10].map(volatilityOf)).toEqual(['low', 'medium', 'medium', 'high']);
});

test('house games: the menu has eight categories once each, and the cockfight beside sports', () => {
  const categories = game.shape.gameType.options;
  const whole = MENU.filter((entry) => !entry.vassalage)
    .map((entry) => entry.category)
    .sort();
  expect(whole).toEqual([...categories].sort());
});
