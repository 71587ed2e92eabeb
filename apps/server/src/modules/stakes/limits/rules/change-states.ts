import { statesOf } from '../../../../kernel/states.ts';

export type ChangeState = 'WAITING' | 'IN_FORCE' | 'WITHDRAWN';

/** How a change of a limit ends that has to wait; one that holds at once begins in force. */
export const changeStates = statesOf<ChangeState>('change of a limit', {
  WAITING: ['IN_FORCE', 'WITHDRAWN'],
  IN_FORCE: [],
  WITHDRAWN: [],
});
