import { expect, it } from 'vitest';
import { isForReader, maySee } from './audience.ts';

const NOBODY = null;
const ofType = (type: number) => ({ type, restriction: null });
const MEMBER = ofType(0);
const TRIAL = ofType(4);

it('shows a notice for all to everybody', () => {
  for (const reader of [NOBODY, MEMBER, TRIAL]) expect(isForReader('all', reader)).toBe(true);
});

it('shows a notice for members to everyone logged in, agents included', () => {
  expect(isForReader('members', NOBODY)).toBe(false);
  for (const type of [0, 1, 2, 4, 41, 42]) expect(isForReader('members', ofType(type))).toBe(true);
});

it('shows a notice for agents to agents of every type only', () => {
  for (const reader of [NOBODY, MEMBER, TRIAL]) expect(isForReader('agents', reader)).toBe(false);
  for (const type of [1, 2, 41, 42]) expect(isForReader('agents', ofType(type))).toBe(true);
});

it('shows promotions to everybody but a member on a self-chosen break (S-065)', () => {
  for (const restriction of ['self-excluded', 'time-out'] as const) {
    expect(maySee('PR', { type: 0, restriction })).toBe(false);
    expect(maySee('B', { type: 0, restriction })).toBe(true);
  }
  for (const reader of [NOBODY, MEMBER, TRIAL]) expect(maySee('PR', reader)).toBe(true);
});
