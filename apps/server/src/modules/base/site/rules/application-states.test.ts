import { expect, it } from 'vitest';
import { movesOf } from '../../../../../../../tests/harness/moves-of.ts';
import { applicationStates } from './application-states.ts';

it('an application goes to and fro until it is accepted', () => {
  expect(movesOf(applicationStates)).toEqual([
    'new -> working',
    'new -> done',
    'new -> accepted',
    'working -> new',
    'working -> done',
    'working -> accepted',
    'done -> new',
    'done -> working',
    'done -> accepted',
  ]);
});
