import { LINE_STATES } from '@nokshi/contract/console/statements.ts';
import { expect, test } from 'vitest';
import { movesOf } from '../../../../../../../tests/harness/moves-of.ts';
import { lineStates } from './line-states.ts';

test('a match is undone until it is credited, and what is credited or closed stays', () => {
  expect(lineStates.all).toEqual(LINE_STATES);
  expect(movesOf(lineStates)).toEqual([
    'UNMATCHED -> MATCHED',
    'UNMATCHED -> CREDITED',
    'UNMATCHED -> IGNORED',
    'UNMATCHED -> RETURNED',
    'MATCHED -> UNMATCHED',
    'MATCHED -> CREDITED',
  ]);
});
