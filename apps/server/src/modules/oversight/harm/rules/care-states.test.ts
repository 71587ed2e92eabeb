import { HARM_STATES } from '@nokshi/contract/console/harm.ts';
import { describe, expect, it } from 'vitest';
import { movesOf } from '../../../../../../../tests/harness/moves-of.ts';
import { afterCheck, careStates } from './care-states.ts';

const now = new Date('2026-04-29T06:00:00.000Z');
const before = { state: 'NONE', level: 0, doneLevel: 0, doneAt: null } as const;

it('care states: any member can be taken into care, and only care ends in DONE', () => {
  expect(careStates.all).toEqual(HARM_STATES);
  expect(movesOf(careStates)).toEqual([
    'NONE -> NONE',
    'NONE -> OPEN',
    'NONE -> IN_CARE',
    'OPEN -> NONE',
    'OPEN -> IN_CARE',
    'IN_CARE -> NONE',
    'IN_CARE -> OPEN',
    'IN_CARE -> IN_CARE',
    'IN_CARE -> DONE',
    'DONE -> NONE',
    'DONE -> OPEN',
    'DONE -> IN_CARE',
  ]);
});

describe('the harm queue after a check', () => {
  it('gains a member with markers and loses one without', () => {
    expect(afterCheck(before, 1, now)).toMatchObject({ state: 'OPEN', act: 'opened', isNew: true });
    const open = { ...before, state: 'OPEN', level: 1 } as const;
    expect(afterCheck(open, 0, now)).toMatchObject({ state: 'NONE', act: 'calmed' });
    expect(afterCheck(open, 2, now)).toMatchObject({ state: 'OPEN', act: null, isNew: true });
    expect(afterCheck(open, 1, now)).toMatchObject({ isNew: false });
  });

  it('never takes a member out of an operator’s care', () => {
    const held = { ...before, state: 'IN_CARE', level: 3 } as const;
    expect(afterCheck(held, 0, now)).toMatchObject({ state: 'IN_CARE', act: null, isNew: false });
  });

  it('regains a member for a higher level, for the same level after four weeks', () => {
    const doneAt = new Date(now.getTime() - 27 * 86_400_000);
    const done = { state: 'DONE', level: 2, doneLevel: 2, doneAt } as const;
    expect(afterCheck(done, 2, now)).toMatchObject({ state: 'DONE', act: null });
    expect(afterCheck(done, 3, now)).toMatchObject({ state: 'OPEN', act: 'opened' });
    expect(afterCheck(done, 2, new Date(now.getTime() + 86_400_000))).toMatchObject({
      state: 'OPEN',
    });
  });

  it('regains a member whose level fell and rises again', () => {
    const done = { state: 'DONE', level: 2, doneLevel: 2, doneAt: now } as const;
    const calm = afterCheck(done, 0, now);
    expect(calm).toMatchObject({ state: 'DONE', doneLevel: 0 });
    expect(afterCheck({ ...done, level: 0, doneLevel: calm.doneLevel }, 1, now).state).toBe('OPEN');
  });
});
