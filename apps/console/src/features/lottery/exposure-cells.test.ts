import { expect, test } from 'vitest';
import { cellsOf } from './exposure-cells.ts';

const OF = { family: 'wingo', drawDate: '2026-11-27', ceiling: '1000.00' };

test('every number has a cell, and what it takes of the ceiling a band', () => {
  const numbers = [
    { number: '7', pays: '980.00' },
    { number: '3', pays: '400.00' },
    { number: '5', pays: '9.80' },
  ];
  const [group] = cellsOf({ play: 'number', staked: '142.00', numbers }, OF);
  expect(group?.cells.map(({ code }) => code)).toEqual([...'0123456789']);
  const bands = Object.fromEntries(group?.cells.map(({ code, band }) => [code, band]) ?? []);
  expect(bands).toMatchObject({ 7: 'high', 3: 'some', 5: 'low', 0: 'none' });
  const seven = group?.cells.find(({ code }) => code === '7');
  expect(seven).toMatchObject({ percent: 98, loses: 83_800n });
});

test('places stand apart', () => {
  const exposure = {
    play: 'five-position',
    staked: '2.00',
    numbers: [{ number: '2:7', pays: '19.50' }],
  };
  const groups = cellsOf(exposure, { ...OF, family: 'ssc' });
  expect(groups.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
  expect(groups[1]?.cells.find(({ code }) => code === '7')?.pays).toBe('19.50');
});

test('a play of combinations has none', () => {
  expect(
    cellsOf({ play: 'five-lines', staked: '2.00', numbers: [] }, { ...OF, family: 'ssc' }),
  ).toEqual([]);
});
