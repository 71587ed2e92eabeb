import type { OperatorState } from '@nokshi/contract/console/operators.ts';

/** An invited operator becomes active with the link; a disabled one may be let in again. */
const NEXT: Readonly<Record<OperatorState, readonly OperatorState[]>> = {
  INVITED: ['ACTIVE', 'DISABLED'],
  ACTIVE: ['DISABLED'],
  DISABLED: ['INVITED', 'ACTIVE'],
};

export const operatorMayBecome = (from: OperatorState, to: OperatorState): boolean =>
  NEXT[from].includes(to);
