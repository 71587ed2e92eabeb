import { WITHDRAWAL_STATES } from '@nokshi/contract/player/withdrawals.ts';
import { expect, test } from 'vitest';
import { movesOf } from '../../../../../../../tests/harness/moves-of.ts';
import { answersOpen, nextStep, withdrawalStates } from './withdrawal-states.ts';

test('withdrawal states: every state but REQUESTED is reached from another', () => {
  expect(withdrawalStates.starts).toEqual(['REQUESTED']);
});

test('withdrawal states: no other moves than these', () => {
  expect(movesOf(withdrawalStates)).toEqual([
    'REQUESTED -> APPROVED',
    'REQUESTED -> REJECTED',
    'APPROVED -> FAILED',
    'APPROVED -> PAID',
    'APPROVED -> REJECTED',
    'FAILED -> APPROVED',
    'FAILED -> REJECTED',
    'PAID -> DISPUTED',
    'PAID -> PARTIAL',
    'PAID -> RECEIVED',
    'PAID -> AUTO_RECEIVED',
    'DISPUTED -> RECEIVED',
    'DISPUTED -> ALL_RECEIVED',
    'DISPUTED -> REFUNDED',
    'PARTIAL -> RECEIVED',
    'PARTIAL -> ALL_RECEIVED',
    'PARTIAL -> RECEIVED_PARTIAL',
  ]);
});

test('withdrawal states: a paid one is never rejected, and a received one is final', () => {
  expect(WITHDRAWAL_STATES.filter((from) => withdrawalStates.mayBecome(from, 'REJECTED'))).toEqual([
    'REQUESTED',
    'APPROVED',
    'FAILED',
  ]);
  expect(withdrawalStates.isEnd('AUTO_RECEIVED')).toBe(true);
});

test('withdrawal states: every open one has an actor; members answer only PAID and disputes', () => {
  const at = new Date(0);
  for (const state of WITHDRAWAL_STATES) {
    const asked = { state, since: at, confirmBy: new Date(1), automaticWithinMinutes: null };
    expect(nextStep(asked) === null).toBe(withdrawalStates.isEnd(state));
    const open = answersOpen(asked, at).length > 0;
    expect(open).toBe(['PAID', 'DISPUTED', 'PARTIAL'].includes(state));
  }
});
