import { expect, it } from 'vitest';
import { movesOf } from '../../../../../../../tests/harness/moves-of.ts';
import { operatorStates } from './states.ts';

it('an active operator is not invited again, and a disabled one not disabled again', () => {
  expect(movesOf(operatorStates)).toEqual([
    'INVITED -> ACTIVE',
    'INVITED -> DISABLED',
    'ACTIVE -> DISABLED',
    'DISABLED -> INVITED',
    'DISABLED -> ACTIVE',
  ]);
});
