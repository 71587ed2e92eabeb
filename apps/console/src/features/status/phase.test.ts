import { expect, it } from 'vitest';
import { phaseOf } from './status-form.tsx';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const hour = (h: number) => new Date(NOON + h * 3_600_000).toISOString();

it.each([
  ['normal', null, null, 'open'],
  ['maintenance', null, null, 'on'],
  ['maintenance', hour(1), hour(2), 'ahead'],
  ['maintenance', hour(-1), hour(1), 'on'],
  ['maintenance', hour(-2), hour(-1), 'over'],
  ['region-block', null, hour(0), 'over'],
] as const)('a site set to %s from %s until %s is at noon: %s', (status, from, until, phase) => {
  expect(phaseOf({ status, from, until }, NOON)).toBe(phase);
});
