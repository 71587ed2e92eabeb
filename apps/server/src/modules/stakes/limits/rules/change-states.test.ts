import { expect, it } from 'vitest';
import { movesOf } from '../../../../../../../tests/harness/moves-of.ts';
import { changeStates } from './change-states.ts';

it('a waiting change takes effect or is withdrawn, and neither changes again', () => {
  expect(movesOf(changeStates)).toEqual(['WAITING -> IN_FORCE', 'WAITING -> WITHDRAWN']);
});
