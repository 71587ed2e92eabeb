import { describe, expect, test } from 'vitest';
import { factOf, scoreOf, windowOf } from './mission.ts';

const at = new Date('2026-03-11T17:59:00.000Z');
const of = { at, startsAt: new Date('2026-03-05T10:00:00.000Z'), endsAt: null };

describe('the window of a mission', () => {
  test.each([
    ['day', '2026-03-10T18:00:00.000Z', '2026-03-11T18:00:00.000Z'],
    // Weeks begin on Monday at midnight in Dhaka.
    ['week', '2026-03-08T18:00:00.000Z', '2026-03-15T18:00:00.000Z'],
    ['once', '2026-03-04T18:00:00.000Z', null],
  ] as const)('of a %s goes from %s to %s', (window, start, end) => {
    const found = windowOf({ window }, of);
    expect([found.start.toISOString(), found.end?.toISOString() ?? null]).toEqual([start, end]);
  });

  test('of a day turns at midnight in Dhaka', () => {
    const next = windowOf({ window: 'day' }, { ...of, at: new Date('2026-03-11T18:00:00.000Z') });
    expect(next.start.toISOString()).toBe('2026-03-11T18:00:00.000Z');
  });
});

test('what counts is turnover or bets, of its categories', () => {
  const played = [
    { category: 'RNG', valid: 500_00n, wagers: 5n },
    { category: 'LIVE', valid: 70_00n, wagers: 2n },
  ];
  expect(scoreOf({ counts: 'turnover', categories: [] }, played)).toBe(570_00n);
  expect(scoreOf({ counts: 'turnover', categories: ['LIVE'] }, played)).toBe(70_00n);
  expect(scoreOf({ counts: 'bets', categories: ['RNG'] }, played)).toBe(500n);
});

test('each day pays once, and all of a mission once, on whichever day a later version begins', () => {
  const facts = (window: 'day' | 'once') =>
    ['2026-03-04T18:00:00.000Z', '2026-03-05T18:00:00.000Z'].map((start) =>
      factOf({ window }, new Date(start)),
    );
  expect(new Set(facts('day')).size).toBe(2);
  expect(new Set(facts('once')).size).toBe(1);
});
