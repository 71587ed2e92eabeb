import { expect, test } from 'vitest';
import { isFixed, playReturns } from './returns-of.ts';

const DAY = '2026-11-27';

test('by a prize base every play returns its share of 2,000, a paid unit rounded down', () => {
  const rows = playReturns({ family: 'ssc', mode: 'Lott', base: 1_950 }, DAY);
  expect(rows.length).toBeGreaterThan(50);
  for (const { play, least, most } of rows) {
    expect(Number(most), play).toBeLessThanOrEqual(97.5);
    expect(Number(least), play).toBeGreaterThan(96);
  }
});

test('a unit with a right to several prizes returns their sum', () => {
  const rows = playReturns({ family: 'my-4d', mode: 'Lott', base: 1_950 }, DAY);
  const [straight] = rows.filter(({ play }) => play === 'big-straight');
  expect(straight).toEqual({ play: 'big-straight', least: '97.49', most: '97.49' });
});

test('fixed odds do not follow the base', () => {
  expect(isFixed({ family: 'wingo', mode: 'Elott' })).toBe(true);
  expect(isFixed({ family: 'ssc', mode: 'Lott' })).toBe(false);
  const at = (base: number) => playReturns({ family: 'wingo', mode: 'Elott', base }, DAY);
  expect(at(1_900)).toEqual(at(1_980));
  expect(at(1_960).every(({ least, most }) => least === '98.00' && most === '98.00')).toBe(true);
});
