import { expect, it } from 'vitest';
import { movesOf } from '../../../../../../../tests/harness/moves-of.ts';
import { grantStates, mayBegin, stateOfGrant, turnOf } from './grant-states.ts';

const now = new Date('2026-03-01T06:00:00.000Z');
const grant = {
  state: 'OPEN' as const,
  played: 3,
  rounds: 10,
  expiresAt: new Date(now.getTime() + 1),
};

it('grant states: opened once its vendor has it, taken back once its vendor promised, then final', () => {
  expect(movesOf(grantStates)).toEqual([
    'ASKED -> OPEN',
    'ASKED -> TAKING',
    'ASKED -> REFUSED',
    'OPEN -> TAKING',
    'TAKING -> TAKEN',
  ]);
});

it('grant states: open until all rounds are played, it expires or is taken back', () => {
  expect(mayBegin(grant, now)).toBe(true);
  expect(mayBegin({ ...grant, state: 'ASKED' }, now)).toBe(true);
  expect(mayBegin({ ...grant, state: 'TAKING' }, now)).toBe(false);
  expect(stateOfGrant({ ...grant, played: 10 }, now)).toBe('PLAYED');
  expect(stateOfGrant({ ...grant, expiresAt: now }, now)).toBe('EXPIRED');
  expect(stateOfGrant({ ...grant, state: 'TAKEN', expiresAt: now }, now)).toBe('TAKEN');
});

it('grant states: follow the vendor’s decisions, and ignore lost answers', () => {
  expect(turnOf('ASKED', 'DONE')).toBe('OPEN');
  expect(turnOf('ASKED', 'REFUSED')).toBe('REFUSED');
  expect(turnOf('ASKED', 'CANCELLED')).toBe('REFUSED');
  expect(turnOf('TAKING', 'CANCELLED')).toBe('TAKEN');
  expect(turnOf('TAKING', 'DONE')).toBeNull();
  expect(turnOf('ASKED', 'LOST')).toBeNull();
});
