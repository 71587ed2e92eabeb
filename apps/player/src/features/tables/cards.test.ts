import { expect, test } from 'vitest';
import { aResult, aRound, aTable } from '../../testing/tables.ts';
import { narrowed, sorted, withTopic } from './cards.ts';

const codes = (tables: ReturnType<typeof sorted>) => tables.map(({ gameCode }) => gameCode);
const roulette = aTable({ gameCode: 'roulette-mid', game: 'roulette', level: 'mid' });
const high = aTable({ gameCode: 'baccarat-high', level: 'high' });
const topic = { now: aRound({ issue: '20261127-0043' }), players: 9 };

test('tables are sorted by game, and within a game from low to high', () => {
  expect(codes(sorted([roulette, high, aTable()]))).toEqual([
    'baccarat-low',
    'baccarat-high',
    'roulette-mid',
  ]);
});

test('tables are narrowed by game and by level', () => {
  const all = [aTable(), high, roulette];
  expect(codes(narrowed(all, { tab: 'baccarat', level: null }))).toEqual([
    'baccarat-low',
    'baccarat-high',
  ]);
  expect(codes(narrowed(all, { tab: null, level: 'mid' }))).toEqual(['roulette-mid']);
});

test('the next result is put before those a card holds', () => {
  const last = aResult({ issue: '20261127-0042', numbers: [1, 2, 3, 4] });
  const { card, isGap } = withTopic(aTable(), { ...topic, last });
  expect(card.last.map(({ issue }) => issue)).toEqual([
    '20261127-0042',
    '20261127-0041',
    '20261127-0040',
  ]);
  expect([card.players, card.now?.issue, isGap]).toEqual([9, '20261127-0043', false]);
});

test('a result that is held already changes nothing, and none holds the road back', () => {
  const held = aTable();
  expect(withTopic(held, { ...topic, last: aResult() }).card.last).toEqual(held.last);
  expect(withTopic(held, { ...topic, last: null })).toMatchObject({ isGap: false });
});

test('the ten thousandth round of a day comes after the one before it', () => {
  const held = aTable({ last: [aResult({ issue: '20261127-9999' })] });
  const last = aResult({ issue: '20261127-10000' });
  const { card, isGap } = withTopic(held, { ...topic, last });
  expect([card.last[0]?.issue, isGap]).toEqual(['20261127-10000', false]);
});

test.each([
  ['20261127-0044', true],
  ['20261128-0001', false],
  ['20261128-0002', true],
])('after round 41 of the day, %s leaves a gap in the road: %s', (issue, isGap) => {
  expect(withTopic(aTable(), { ...topic, last: aResult({ issue }) }).isGap).toBe(isGap);
});
