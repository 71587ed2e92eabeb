import { describe, expect, test } from 'vitest';
import { FRIEND_DAYS, friendState, percentOf, tierOf } from './referral.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-03-10T06:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

describe('a friend by invitation', () => {
  test.each([
    [1, 50_00n],
    [4, 50_00n],
    [5, 80_00n],
    [900, 80_00n],
  ])('number %d brings the highest tier that is reached', (nth, amount) => {
    const tiers = [
      { from: 1, amount: '50' },
      { from: 5, amount: '80' },
    ];
    expect(tierOf(tiers, nth)).toBe(amount);
  });

  test.each([
    [-5n, 0],
    [499_99n, 99],
    [500_00n, 100],
    [900_00n, 100],
  ])('is shown as done when all is staked, not before: %d', (staked, percent) => {
    expect(percentOf({ staked, required: 500_00n })).toBe(percent);
  });

  const row = { reason: null, until: daysAgo(-1) };
  test.each([
    ['registered', null, { registeredAt: daysAgo(2), row: null }],
    ['registered', null, { registeredAt: daysAgo(400), startsAt: null, row: null }],
    ['not-counted', 'before', { registeredAt: daysAgo(401), row: null }],
    ['not-counted', 'late', { registeredAt: daysAgo(FRIEND_DAYS), row: null }],
    ['staking', null, { row: { ...row, state: 'STAKING' } }],
    ['not-counted', 'late', { row: { ...row, state: 'STAKING', until: NOW } }],
    ['checking', 'day-used', { row: { ...row, state: 'STAKED', reason: 'day-used' } }],
    ['not-counted', 'same-device', { row: { ...row, state: 'REFUSED', reason: 'same-device' } }],
    ['earned', null, { row: { ...row, state: 'EARNED', until: NOW } }],
  ] as const)('is %s, for the reason %s', (state, reason, facts) => {
    const given = { now: NOW, registeredAt: daysAgo(2), startsAt: daysAgo(400), ...facts };
    expect(friendState(given)).toEqual({ state, reason });
  });
});
