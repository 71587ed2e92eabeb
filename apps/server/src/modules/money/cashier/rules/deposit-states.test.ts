import { DEPOSIT_STATES } from '@nokshi/contract/player/cashier.ts';
import { expect, test } from 'vitest';
import { depositStates } from './deposit-states.ts';

test('nothing but a payment that is taken back leaves a credited deposit', () => {
  expect(DEPOSIT_STATES.filter((to) => depositStates.mayBecome('CREDITED', to))).toEqual([
    'REVERSED',
  ]);
  expect(DEPOSIT_STATES.filter((to) => depositStates.mayBecome('REVERSED', to))).toEqual([]);
});

test('only money that was paid is credited, and only what waits is sent back', () => {
  expect(DEPOSIT_STATES.filter((from) => depositStates.mayBecome(from, 'CREDITED'))).toEqual([
    'PAID',
    'REVIEW',
  ]);
  expect(DEPOSIT_STATES.filter((from) => depositStates.mayBecome(from, 'RETURNED'))).toEqual([
    'REVIEW',
  ]);
});

test('a deposit that expired or failed can still turn out to be paid', () => {
  expect(depositStates.mayBecome('EXPIRED', 'PAID')).toBe(true);
  expect(depositStates.mayBecome('FAILED', 'PAID')).toBe(true);
});

test('every state but PENDING is reached from another', () => {
  expect(depositStates.starts).toEqual(['PENDING']);
});
