import { PROPOSAL_STATES } from '@nokshi/contract/console/proposals.ts';
import { expect, it } from 'vitest';
import { needsSecond } from './needs-second.ts';
import { proposalStates } from './states.ts';

it.each([
  [undefined, null, false],
  [{ needed: false, above: null }, 500n, false],
  [{ needed: true, above: null }, null, true],
  [{ needed: true, above: null }, 1n, true],
  [{ needed: true, above: 10_000n }, 10_000n, false],
  [{ needed: true, above: 10_000n }, 10_001n, true],
])('a rule of %o and an amount of %s: a second person is needed: %s', (rule, amount, needed) => {
  expect(needsSecond(rule, amount)).toBe(needed);
});

it('a pending proposal may end in each way, and an ended one never changes', () => {
  for (const from of PROPOSAL_STATES)
    for (const to of PROPOSAL_STATES)
      expect(proposalStates.mayBecome(from, to)).toBe(from === 'PENDING' && to !== 'PENDING');
});
