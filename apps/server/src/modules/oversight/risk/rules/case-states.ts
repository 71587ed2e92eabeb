import type { RiskState } from '@nokshi/contract/console/risk.ts';
import { statesOf } from '../../../../kernel/states.ts';

/**
 * The transitions of a case. Holding a held case includes members who joined since. A released or
 * reopened case is open, so a held one is never dismissed before its release.
 */
export const caseStates = statesOf<RiskState>('case', {
  OPEN: ['HELD', 'CLEARED'],
  HELD: ['HELD', 'OPEN'],
  CLEARED: ['OPEN'],
});
