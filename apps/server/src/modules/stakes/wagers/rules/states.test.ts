import { expect, it } from 'vitest';
import { movesOf } from '../../../../../../../tests/harness/moves-of.ts';
import { STATE_AFTER, wagerStates } from './states.ts';

it('a void wager never changes; every other can be settled, even again, or voided', () => {
  expect(movesOf(wagerStates)).toEqual([
    'OPEN -> SETTLED',
    'OPEN -> VOID',
    'SETTLED -> SETTLED',
    'SETTLED -> VOID',
  ]);
});

it('no settlement opens a wager', () => {
  expect(wagerStates.starts).toEqual(['OPEN']);
  expect(Object.values(STATE_AFTER)).not.toContain('OPEN');
});
