import type { OperatorState } from '@nokshi/contract/console/operators.ts';
import { statesOf } from '../../../../kernel/states.ts';

/** An invited operator becomes active with the link; a disabled one may be enabled again. */
export const operatorStates = statesOf<OperatorState>('operator', {
  INVITED: ['ACTIVE', 'DISABLED'],
  ACTIVE: ['DISABLED'],
  DISABLED: ['INVITED', 'ACTIVE'],
});
