import { expect, it } from 'vitest';
import { isForReader } from './audience.ts';

const NOBODY = null;
const MEMBER = { type: 0 };
const TRIAL = { type: 4 };

it('shows a notice for all to everybody', () => {
  for (const reader of [NOBODY, MEMBER, TRIAL]) expect(isForReader('all', reader)).toBe(true);
});

it('shows a notice for members to whoever is logged in, agents among them', () => {
  expect(isForReader('members', NOBODY)).toBe(false);
  for (const type of [0, 1, 2, 4, 41, 42]) expect(isForReader('members', { type })).toBe(true);
});

it('shows a notice for agents to agents of every type alone', () => {
  for (const reader of [NOBODY, MEMBER, TRIAL]) expect(isForReader('agents', reader)).toBe(false);
  for (const type of [1, 2, 41, 42]) expect(isForReader('agents', { type })).toBe(true);
});
