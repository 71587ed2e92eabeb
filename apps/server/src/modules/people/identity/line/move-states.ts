import type { MoveState } from '@nokshi/contract/console/agent-line.ts';
import { type StateTable, statesOf } from '../../../../kernel/states.ts';

const TABLE: StateTable<MoveState> = {
  WAITING: ['APPLIED', 'WITHDRAWN', 'FAILED'],
  APPLIED: [],
  WITHDRAWN: [],
  FAILED: [],
};

export const MOVE_STATES = statesOf('move', TABLE);
