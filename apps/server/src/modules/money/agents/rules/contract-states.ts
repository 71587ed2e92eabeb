import type { ContractState } from '@nokshi/contract/player/agent-contracts.ts';
import { type StateTable, statesOf } from '../../../../kernel/states.ts';

/** S-047; domain.md 8.3. */
const TABLE: StateTable<ContractState> = {
  OFFERED: ['ACTIVE', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'VOID'],
  ACTIVE: ['ENDING', 'SUPERSEDED', 'TERMINATED', 'VOID'],
  ENDING: ['ACTIVE', 'SUPERSEDED', 'TERMINATED', 'VOID'],
  REJECTED: [],
  WITHDRAWN: [],
  EXPIRED: [],
  SUPERSEDED: [],
  TERMINATED: [],
  VOID: [],
};

export const contractStates = statesOf('contract', TABLE);

/** One of a downline and kind has these at most. */
export const isInForce = (state: ContractState): boolean =>
  state === 'ACTIVE' || state === 'ENDING';
