import { statesOf } from '../../../../kernel/states.ts';
import type { PoolState } from '@nokshi/contract/console/jackpots.ts';

/**
 * The transitions of a pool. Without a cycle it waits for its time or its cover; an award begins
 * the next cycle without a change of state. Source: domain.md 3.4.
 */
export const poolStates = statesOf<PoolState>('pool', {
  WAITING: ['RUNNING', 'ENDED'],
  RUNNING: ['PAUSED', 'WAITING', 'ENDED'],
  PAUSED: ['RUNNING'],
  ENDED: ['WAITING'],
});
