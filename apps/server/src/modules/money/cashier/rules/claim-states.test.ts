import { CLAIM_STATES } from '@nokshi/contract/player/claims.ts';
import { expect, test } from 'vitest';
import { movesOf } from '../../../../../../../tests/harness/moves-of.ts';
import { claimStates } from './claim-states.ts';

test('an open claim ends in one of three ways, and an answer stays', () => {
  expect(claimStates.all).toEqual(CLAIM_STATES);
  expect(movesOf(claimStates)).toEqual(['OPEN -> CREDITED', 'OPEN -> REFUSED', 'OPEN -> SETTLED']);
});
