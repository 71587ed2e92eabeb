import { describe, expect, it } from 'vitest';
import { REFUSALS } from './refusals.ts';
import { ACCOUNT_TYPES, type Right, whyNot } from './rights.ts';

const told = (right: Right, type: number) => whyNot(right, { type, restriction: null });

describe('an account without the right gets 403 and the reason', () => {
  it.each(['member', 'owner', 'player'] as const)('members only: %s (ER-028)', (right) => {
    expect(told(right, 4)).toBe('identity.true-account-needed');
    for (const type of ACCOUNT_TYPES.filter((each) => each !== 4))
      expect(told(right, type)).toBeNull();
    expect(REFUSALS['identity.true-account-needed']).toBe(403);
  });

  it('agents only (ER-029)', () => {
    expect(told('agent', 0)).toBe('identity.agents-only');
    expect(REFUSALS['identity.agents-only']).toBe(403);
  });
});
