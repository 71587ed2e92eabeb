import { CHAT_STATES } from '@nokshi/contract/chat.ts';
import { expect, it } from 'vitest';
import { movesOf } from '../../../../../../../tests/harness/moves-of.ts';
import { chatStates } from './states.ts';

it('a closed conversation waits or is open again, and is not closed twice', () => {
  expect(chatStates.all).toEqual(CHAT_STATES);
  expect(movesOf(chatStates)).toEqual([
    'waiting -> open',
    'waiting -> closed',
    'open -> waiting',
    'open -> open',
    'open -> closed',
    'closed -> waiting',
    'closed -> open',
  ]);
});
