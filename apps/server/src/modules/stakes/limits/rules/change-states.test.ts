import { expect, it } from 'vitest';
import { movesOf } from '../../../../../../../tests/harness/moves-of.ts';
import { changeStates } from './change-states.ts';

it('a waiting change comes into force or is withdrawn, and both stay', () => {
  expect(movesOf(changeStates)).toEqual(['WAITING -> IN_FORCE', 'WAITING -> WITHDRAWN']);
});
