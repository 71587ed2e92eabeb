import { DEPOSIT_STATES } from '@nokshi/contract/player/cashier.ts';
import { expect, test } from 'vitest';
import { canBecome, DEPOSIT_TRANSITIONS } from './deposit-states.ts';

test('nothing but a payment that is taken back leaves a credited deposit', () => {
  expect(DEPOSIT_STATES.filter((to) => canBecome('CREDITED', to))).toEqual(['REVERSED']);
  expect(DEPOSIT_STATES.filter((to) => canBecome('REVERSED', to))).toEqual([]);
});

test('only money that was paid is credited, and only what waits is sent back', () => {
  expect(DEPOSIT_STATES.filter((from) => canBecome(from, 'CREDITED'))).toEqual(['PAID', 'REVIEW']);
  expect(DEPOSIT_STATES.filter((from) => canBecome(from, 'RETURNED'))).toEqual(['REVIEW']);
});

test('a deposit that expired or failed can still turn out to be paid', () => {
  expect(canBecome('EXPIRED', 'PAID')).toBe(true);
  expect(canBecome('FAILED', 'PAID')).toBe(true);
});

test('every state but PENDING is reached from another', () => {
  const reached = new Set(Object.values(DEPOSIT_TRANSITIONS).flat());
  expect(DEPOSIT_STATES.filter((state) => !reached.has(state))).toEqual(['PENDING']);
});
