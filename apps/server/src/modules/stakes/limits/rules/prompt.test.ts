import { expect, it } from 'vitest';
import { promptAt } from './prompt.ts';

const at = (iso: string) => new Date(iso);
const registeredAt = at('2026-01-01T00:00:00Z');
const fresh = {
  firstDepositAt: null,
  welcomedAt: null,
  depositAskedAt: null,
  reviewedAt: null,
  hasLimit: false,
};
const seen = at('2026-01-02T00:00:00Z');

it.each([
  ['home', 'a new member', fresh, '2026-01-01T00:01:00Z', null],
  ['deposit', 'a new member', fresh, '2026-01-01T00:01:00Z', 'first-deposit'],
  [
    'deposit',
    'one who was asked there',
    { ...fresh, depositAskedAt: seen },
    '2026-01-03T00:00:00Z',
    null,
  ],
  [
    'deposit',
    'one whom the welcome asked',
    { ...fresh, welcomedAt: seen },
    '2026-01-03T00:00:00Z',
    null,
  ],
  ['deposit', 'one with a limit', { ...fresh, hasLimit: true }, '2026-01-03T00:00:00Z', null],
  ['deposit', 'one who pays in', { ...fresh, firstDepositAt: seen }, '2026-01-03T00:00:00Z', null],
  [
    'home',
    'one whose 180 days are over',
    { ...fresh, hasLimit: true },
    '2026-06-30T00:00:00Z',
    'review',
  ],
  ['home', 'one a moment before', { ...fresh, hasLimit: true }, '2026-06-29T23:59:59.999Z', null],
  [
    'home',
    'one who looked again',
    { ...fresh, hasLimit: true, reviewedAt: at('2026-06-01T00:00:00Z') },
    '2026-06-30T00:00:00Z',
    null,
  ],
] as const)('at %s %s is asked the right question', (place, _, prompted, now, kind) => {
  expect(promptAt(prompted, { place, now: at(now), registeredAt, reviewDays: 180 })).toBe(kind);
});
