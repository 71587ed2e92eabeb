import { describe, expect, test } from 'vitest';
import { type BoardPlay, boardWindow, prizeOf, prizesOf, standingOf } from './board.ts';

const at = (time: string) => new Date(`2026-03-${time}.000Z`);
const played = (given: Partial<BoardPlay>): BoardPlay => ({
  category: 'RNG',
  wagers: 2n,
  staked: 200_00n,
  paid: 150_00n,
  valid: 100_00n,
  lastAt: at('10T06:00:00'),
  ...given,
});

describe('the window of a board', () => {
  // A day and a week of Dhaka, which is six hours ahead.
  test.each([
    ['day', '10T00:00:00', '09T18:00:00', '10T18:00:00'],
    ['week', '10T00:00:00', '08T18:00:00', '15T18:00:00'],
    ['week', '15T19:00:00', '15T18:00:00', '20T12:00:00'],
    ['campaign', '10T00:00:00', '04T12:00:00', '20T12:00:00'],
  ] as const)('of a %s at %s is %s to %s, within its campaign', (window, now, start, end) => {
    const of = { at: at(now), startsAt: at('04T12:00:00'), endsAt: at('20T12:00:00') };
    expect(boardWindow({ window }, of)).toEqual({ start: at(start), end: at(end) });
  });

  test('over a campaign without an end there is none', () => {
    const of = { at: at('10T00:00:00'), startsAt: at('04T12:00:00'), endsAt: null };
    expect(boardWindow({ window: 'campaign' }, of)).toBeNull();
  });
});

describe('what a member has on a board', () => {
  const plays = [
    played({}),
    played({ category: 'LIVE', staked: 50_00n, paid: 100_00n, lastAt: at('10T07:00:00') }),
  ];
  test.each([
    ['turnover', [], 200_00n],
    ['turnover', ['LIVE'], 100_00n],
    ['bets', [], 4_00n],
    // 250.00 paid for stakes of 250.00.
    ['return', [], 100_00n],
    ['return', ['LIVE'], 200_00n],
  ] as const)('by %s of %j is %s hundredths', (score, categories, reached) => {
    expect(standingOf({ score, categories: [...categories] }, plays)).toMatchObject({
      score: reached,
      reachedAt: categories.length === 0 ? at('10T07:00:00') : expect.any(Date),
    });
  });

  test('is nothing where none of the play counts', () => {
    expect(standingOf({ score: 'turnover', categories: ['FISH'] }, plays)).toBeNull();
    expect(standingOf({ score: 'return', categories: [] }, [played({ paid: 0n })])).toBeNull();
  });
});

test('prizes are by place, and together what one window costs', () => {
  const prizes = [
    { from: 1, to: 1, amount: '500' },
    { from: 2, to: 4, amount: '100' },
  ];
  expect([1, 2, 4, 5].map((place) => prizeOf({ prizes }, place))).toEqual([
    500_00n,
    100_00n,
    100_00n,
    null,
  ]);
  expect(prizesOf({ prizes })).toBe(800_00n);
});
