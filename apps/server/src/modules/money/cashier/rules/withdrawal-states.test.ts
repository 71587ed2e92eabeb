import { WITHDRAWAL_STATES } from '@nokshi/contract/player/withdrawals.ts';
import { expect, test } from 'vitest';
import { answersOpen, nextStep, withdrawalStates } from './withdrawal-states.ts';

test('every state but REQUESTED is reached from another', () => {
  expect(withdrawalStates.starts).toEqual(['REQUESTED']);
});

test('money that has left is never the house’s to refuse, and what counts as received is an end', () => {
  expect(WITHDRAWAL_STATES.filter((from) => withdrawalStates.mayBecome(from, 'REJECTED'))).toEqual([
    'REQUESTED',
    'APPROVED',
    'FAILED',
  ]);
  expect(withdrawalStates.isEnd('AUTO_RECEIVED')).toBe(true);
});

test('whoever is not at the end has somebody who acts next; only PAID and disputes are answered', () => {
  const at = new Date(0);
  for (const state of WITHDRAWAL_STATES) {
    const asked = { state, since: at, confirmBy: new Date(1), automaticWithinMinutes: null };
    expect(nextStep(asked) === null).toBe(withdrawalStates.isEnd(state));
    const open = answersOpen(asked, at).length > 0;
    expect(open).toBe(['PAID', 'DISPUTED', 'PARTIAL'].includes(state));
  }
});
