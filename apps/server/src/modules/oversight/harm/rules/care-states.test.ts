import { HARM_STATES } from '@nokshi/contract/console/harm.ts';
import { describe, expect, it } from 'vitest';
import { movesOf } from '../../../../../../../tests/harness/moves-of.ts';
import { afterLook, careStates } from './care-states.ts';

const now = new Date('2026-04-29T06:00:00.000Z');
const before = { state: 'NONE', level: 0, doneLevel: 0, doneAt: null } as const;

it('a member is taken into care from everywhere, and only care is done', () => {
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

describe('the queue after a look', () => {
  it('opens for a member with markers, and closes when they are gone', () => {
    expect(afterLook(before, 1, now)).toMatchObject({ state: 'OPEN', act: 'opened', isNew: true });
    const open = { ...before, state: 'OPEN', level: 1 } as const;
    expect(afterLook(open, 0, now)).toMatchObject({ state: 'NONE', act: 'calmed' });
    expect(afterLook(open, 2, now)).toMatchObject({ state: 'OPEN', act: null, isNew: true });
    expect(afterLook(open, 1, now)).toMatchObject({ isNew: false });
  });

  it('never takes a member out of somebody’s care', () => {
    const held = { ...before, state: 'IN_CARE', level: 3 } as const;
    expect(afterLook(held, 0, now)).toMatchObject({ state: 'IN_CARE', act: null, isNew: false });
  });

  it('opens again for more than what the care ended at, for the same only four weeks later', () => {
    const doneAt = new Date(now.getTime() - 27 * 86_400_000);
    const done = { state: 'DONE', level: 2, doneLevel: 2, doneAt } as const;
    expect(afterLook(done, 2, now)).toMatchObject({ state: 'DONE', act: null });
    expect(afterLook(done, 3, now)).toMatchObject({ state: 'OPEN', act: 'opened' });
    expect(afterLook(done, 2, new Date(now.getTime() + 86_400_000))).toMatchObject({
      state: 'OPEN',
    });
  });

  it('takes it as news when what had calmed down rises again', () => {
    const done = { state: 'DONE', level: 2, doneLevel: 2, doneAt: now } as const;
    const calm = afterLook(done, 0, now);
    expect(calm).toMatchObject({ state: 'DONE', doneLevel: 0 });
    expect(afterLook({ ...done, level: 0, doneLevel: calm.doneLevel }, 1, now).state).toBe('OPEN');
  });
});
