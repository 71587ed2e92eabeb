import type { RiskState } from '@nokshi/contract/console/risk.ts';
import { statesOf } from '../../../../kernel/states.ts';

/**
 * What a case may become. Held once more it takes in who joined since; released or reopened it is
 * open again, so none that is held is cleared before its release.
 */
export const caseStates = statesOf<RiskState>('case', {
  OPEN: ['HELD', 'CLEARED'],
  HELD: ['HELD', 'OPEN'],
  CLEARED: ['OPEN'],
});
