import { statesOf } from '../../../../kernel/states.ts';
import type { PoolState } from '@nokshi/contract/console/jackpots.ts';

/**
 * What a pool may become. Without a cycle it waits for its time or its cover; an award begins the
 * next cycle, which is no change of state. Source: domain.md 3.4.
 */
export const poolStates = statesOf<PoolState>('pool', {
  WAITING: ['RUNNING', 'ENDED'],
  RUNNING: ['PAUSED', 'WAITING', 'ENDED'],
  PAUSED: ['RUNNING'],
  ENDED: ['WAITING'],
});
