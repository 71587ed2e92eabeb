import { DEPOSIT_STATES } from '@nokshi/contract/player/cashier.ts';
import { expect, test } from 'vitest';
import { movesOf } from '../../../../../../../tests/harness/moves-of.ts';
import { depositStates } from './deposit-states.ts';

test('deposit states: no other moves than these', () => {
  expect(movesOf(depositStates)).toEqual([
    'PENDING -> EXPIRED',
    'PENDING -> FAILED',
    'PENDING -> PAID',
    'EXPIRED -> PAID',
    'FAILED -> PAID',
    'PAID -> CREDITED',
    'PAID -> REVIEW',
    'CREDITED -> REVERSED',
    'REVIEW -> CREDITED',
    'REVIEW -> RETURNED',
  ]);
});

test('deposit states: only a reversal leaves CREDITED', () => {
  expect(DEPOSIT_STATES.filter((to) => depositStates.mayBecome('CREDITED', to))).toEqual([
    'REVERSED',
  ]);
  expect(DEPOSIT_STATES.filter((to) => depositStates.mayBecome('REVERSED', to))).toEqual([]);
});

test('deposit states: only PAID and REVIEW are credited, and only REVIEW is returned', () => {
  expect(DEPOSIT_STATES.filter((from) => depositStates.mayBecome(from, 'CREDITED'))).toEqual([
    'PAID',
    'REVIEW',
  ]);
  expect(DEPOSIT_STATES.filter((from) => depositStates.mayBecome(from, 'RETURNED'))).toEqual([
    'REVIEW',
  ]);
});

test('deposit states: EXPIRED and FAILED can still become PAID', () => {
  expect(depositStates.mayBecome('EXPIRED', 'PAID')).toBe(true);
  expect(depositStates.mayBecome('FAILED', 'PAID')).toBe(true);
});

test('deposit states: every state but PENDING is reached from another', () => {
  expect(depositStates.starts).toEqual(['PENDING']);
});
