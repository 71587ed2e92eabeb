import { expect, test } from 'vitest';
import { misfitOf } from './check-terms.ts';
import { prizesOf, type RaffleTrigger, ticketsFor } from './raffle.ts';

const TRIGGER: RaffleTrigger = {
  kind: 'raffle',
  per: '100',
  most: 5,
  categories: ['RNG'],
  prizes: [
    { count: 1, amount: '300' },
    { count: 2, amount: '50' },
  ],
  claimDays: 3,
};
const played = (category: string, valid: bigint) => ({ category, valid, wagers: 1n });

test.each([
  [0n, 0, 100_00n],
  [99_99n, 0, 1n],
  [100_00n, 1, 100_00n],
  [450_00n, 4, 50_00n],
  [500_00n, 5, null],
  [9_000_00n, 5, null],
])('own stakes of %s bring %s tickets, and %s more the next one', (valid, tickets, next) => {
  const play = [played('RNG', valid), played('LIVE', 1_000_00n)];
  expect(ticketsFor(TRIGGER, play)).toEqual({ tickets, next });
});

test('prizes are drawn in their order', () => {
  expect(prizesOf(TRIGGER)).toEqual([300_00n, 50_00n, 50_00n]);
});

const terms = (different: object = {}) => ({
  name: 'Raffle',
  title: { EN: 'Raffle', BN: 'র‍্যাফল' },
  about: { EN: '', BN: '' },
  picture: null,
  tabs: [],
  badge: 'none' as const,
  position: 0,
  startsAt: '2026-03-01T00:00:00.000Z',
  endsAt: '2026-03-15T00:00:00.000Z' as string | null,
  audience: [],
  trigger: TRIGGER,
  reward: { kind: 'cash' as const, sum: { of: 'fixed' as const, amount: '300' }, multiple: 100 },
  limits: { budget: '400', places: null as number | null, perMember: null, perDay: null },
  ...different,
});
const limits = { budget: '400', perMember: null, perDay: null };

test.each([
  [null, {}],
  ['raffle-ends', { endsAt: null }],
  ['raffle-ends', { endsAt: '2026-04-15T00:00:00.000Z' }],
  ['prizes-over-budget', { limits: { ...limits, budget: '399.99', places: null } }],
  ['prizes-over-places', { limits: { ...limits, places: 2 } }],
  ['reward-largest', { reward: { kind: 'cash', sum: { of: 'fixed', amount: '50' }, multiple: 0 } }],
])('%s of terms with %j', (misfit, different) => {
  expect(misfitOf(terms(different))).toBe(misfit);
});
