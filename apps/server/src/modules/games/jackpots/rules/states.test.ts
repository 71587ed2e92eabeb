import { POOL_STATES } from '@nokshi/contract/console/jackpots.ts';
import { expect, it } from 'vitest';
import { movesOf } from '../../../../../../../tests/harness/moves-of.ts';
import { poolStates } from './states.ts';

it('a paused pool runs again before it ends, and an ended one waits for its cover again', () => {
  expect(new Set(poolStates.all)).toEqual(new Set(POOL_STATES));
  expect(movesOf(poolStates)).toEqual([
    'WAITING -> RUNNING',
    'WAITING -> ENDED',
    'RUNNING -> WAITING',
    'RUNNING -> PAUSED',
    'RUNNING -> ENDED',
    'PAUSED -> RUNNING',
    'ENDED -> WAITING',
  ]);
});
