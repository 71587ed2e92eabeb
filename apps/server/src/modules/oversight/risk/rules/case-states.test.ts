import { RISK_STATES } from '@nokshi/contract/console/risk.ts';
import { expect, it } from 'vitest';
import { movesOf } from '../../../../../../../tests/harness/moves-of.ts';
import { caseStates } from './case-states.ts';

it('a held case is released before it is cleared, and a cleared one opens again', () => {
  expect(caseStates.all).toEqual(RISK_STATES);
  expect(movesOf(caseStates)).toEqual([
    'OPEN -> HELD',
    'OPEN -> CLEARED',
    'HELD -> OPEN',
    'HELD -> HELD',
    'CLEARED -> OPEN',
  ]);
});
