import { WITHDRAWAL_STATES } from '@nokshi/contract/player/withdrawals.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { availableOf, turnoverOf } from './turnover.ts';
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

test('what is available, what still has to be staked and what is owed are never more than the cash', () => {
  const minor = fc.bigInt({ min: 0n, max: 10n ** 12n });
  fc.assert(
    fc.property(minor, minor, minor, minor, (cash, credited, staked, owed) => {
      const turnover = turnoverOf({ credited, staked });
      expect(turnover.done + turnover.missing).toBe(turnover.needed);
      expect(turnover.missing > 0n).toBe(credited > staked);
      const available = availableOf(cash, turnover, owed);
      expect(available >= 0n && available <= cash).toBe(true);
      if (available > 0n) expect(available + turnover.missing + owed).toBe(cash);
      // A stake lowers what is missing by as much as the cash: it never lowers what is available.
      const stake = cash < turnover.missing ? cash : turnover.missing;
      const after = turnoverOf({ credited, staked: staked + stake });
      expect(availableOf(cash - stake, after, owed)).toBe(available);
    }),
  );
});
