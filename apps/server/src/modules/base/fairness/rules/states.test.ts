import { expect, it } from 'vitest';
import { movesOf } from '../../../../../../../tests/harness/moves-of.ts';
import { chainStates, seedStates } from './states.ts';

it('a seed is committed before its use and revealed after it, and never used again', () => {
  expect(seedStates.starts).toEqual(['NEXT']);
  expect(movesOf(seedStates)).toEqual(['NEXT -> CURRENT', 'CURRENT -> REVEALED']);
});

it('a chain of draws is committed before its use, and used up once', () => {
  expect(chainStates.starts).toEqual(['NEXT']);
  expect(movesOf(chainStates)).toEqual(['NEXT -> CURRENT', 'NEXT -> USED', 'CURRENT -> USED']);
});
