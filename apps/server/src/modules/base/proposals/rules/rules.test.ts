import { PROPOSAL_STATES } from '@nokshi/contract/console/proposals.ts';
import { expect, it } from 'vitest';
import { loosens, needsSecond, ruleFor } from './needs-second.ts';
import { proposalStates } from './states.ts';

it.each([
  [{ needed: false, above: null }, 500n, false],
  [{ needed: true, above: null }, null, true],
  [{ needed: true, above: null }, 1n, true],
  [{ needed: true, above: 10_000n }, 10_000n, false],
  [{ needed: true, above: 10_000n }, 10_001n, true],
])('a rule of %o and an amount of %s: a second person is needed: %s', (rule, amount, needed) => {
  expect(needsSecond(rule, amount)).toBe(needed);
});

it.each([
  [{ needed: false, above: null }, { needed: true, above: 5n }, false],
  [{ needed: true, above: 5n }, { needed: true, above: 4n }, false],
  [{ needed: true, above: 5n }, { needed: true, above: null }, false],
  [{ needed: true, above: 5n }, { needed: true, above: 6n }, true],
  [{ needed: true, above: null }, { needed: true, above: 6n }, true],
  [{ needed: true, above: 5n }, { needed: false, above: 5n }, true],
])('from %o to %o loosens the rule: %s', (before, next, is) => {
  expect(loosens(before, next)).toBe(is);
});

it('money takes two above 25,000.00 from the start, until an operator sets a rule', () => {
  const usual = ruleFor('cashier.approve-withdrawal', undefined);
  expect([needsSecond(usual, 25_000_00n), needsSecond(usual, 25_000_01n)]).toEqual([false, true]);
  expect(ruleFor('identity.freeze', undefined).needed).toBe(false);
  const set = { needed: false, above: null };
  expect(ruleFor('cashier.approve-withdrawal', set)).toBe(set);
});

it('a pending proposal may end in each way, and an ended one never changes', () => {
  for (const from of PROPOSAL_STATES)
    for (const to of PROPOSAL_STATES)
      expect(proposalStates.mayBecome(from, to)).toBe(from === 'PENDING' && to !== 'PENDING');
});
