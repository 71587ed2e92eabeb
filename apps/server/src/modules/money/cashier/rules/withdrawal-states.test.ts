import { WITHDRAWAL_STATES } from '@nokshi/contract/player/withdrawals.ts';
import { expect, test } from 'vitest';
import {
  answersOpen,
  isEnd,
  mayBecome,
  nextStep,
  WITHDRAWAL_TRANSITIONS,
} from './withdrawal-states.ts';

test('every state but REQUESTED is reached from another', () => {
  const reached = new Set(Object.values(WITHDRAWAL_TRANSITIONS).flat());
  expect(WITHDRAWAL_STATES.filter((state) => !reached.has(state))).toEqual(['REQUESTED']);
});

test('money that has left is never the house’s to refuse, and what counts as received is an end', () => {
  expect(WITHDRAWAL_STATES.filter((from) => mayBecome(from, 'REJECTED'))).toEqual([
    'REQUESTED',
    'APPROVED',
    'FAILED',
  ]);
  expect(isEnd('AUTO_RECEIVED')).toBe(true);
});

test('whoever is not at the end has somebody who acts next; only PAID and disputes are answered', () => {
  const at = new Date(0);
  for (const state of WITHDRAWAL_STATES) {
    const asked = { state, since: at, confirmBy: new Date(1), automaticWithinMinutes: null };
    expect(nextStep(asked) === null).toBe(isEnd(state));
    const open = answersOpen(asked, at).length > 0;
    expect(open).toBe(['PAID', 'DISPUTED', 'PARTIAL'].includes(state));
  }
});
