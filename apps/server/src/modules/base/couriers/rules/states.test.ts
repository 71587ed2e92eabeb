import { MESSAGE_STATES } from '@nokshi/contract/console/couriers.ts';
import { expect, it } from 'vitest';
import { movesOf } from '../../../../../../../tests/harness/moves-of.ts';
import { messageStates } from './states.ts';

it('a queued message is tried again, sent or given up, and what was sent stays sent', () => {
  expect(messageStates.all).toEqual(MESSAGE_STATES);
  expect(movesOf(messageStates)).toEqual([
    'queued -> queued',
    'queued -> sent',
    'queued -> failed',
  ]);
});
