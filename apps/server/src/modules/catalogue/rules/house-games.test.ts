import { game } from '@nokshi/contract/player/catalogue.ts';
import { SLOTS } from '@nokshi/house-math/slot/index.ts';
import { expect, test } from 'vitest';
import { HOUSE_GAMES, volatilityOf } from './house-games.ts';
import { MENU } from './menu.ts';

test('every slot of the house is in the catalogue under its code', () => {
  expect(HOUSE_GAMES.map((one) => one.gameId)).toEqual(Object.keys(SLOTS));
});

test('the facts are those of the PAR sheet', () => {
  for (const one of HOUSE_GAMES) {
    expect(Number(one.rtp)).toBeGreaterThanOrEqual(94);
    expect(Number(one.rtp)).toBeLessThanOrEqual(97);
    expect(one.rtp).toMatch(/^\d\d\.\d\d$/);
    expect(one.hitRate).toMatch(/^\d\d\.\d\d$/);
    expect(one.maxWin).toMatch(/^\d+$/);
    expect(one.minBet).toBe(SLOTS[one.gameId as keyof typeof SLOTS].stakes[0]);
  }
});

test('a description is two sentences in each language', () => {
  for (const { description } of HOUSE_GAMES) {
    expect(description.EN.match(/\.( |$)/g)).toHaveLength(2);
    expect(description.BN.match(/।( |$)/g)).toHaveLength(2);
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
