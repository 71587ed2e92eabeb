import { expect, it } from 'vitest';
import { movesOf } from '../../../../../../../tests/harness/moves-of.ts';
import { endOf, nextStep, pauseMs, transferStates } from './transfer-step.ts';

it('transfer step: asks what became of a transfer before it sends it again', () => {
  expect(nextStep({ tries: 0, heard: null, ageMs: 0 })).toBe('move');
  expect(nextStep({ tries: 1, heard: 'LOST', ageMs: 2_000 })).toBe('query');
  expect(nextStep({ tries: 2, heard: 'UNKNOWN', ageMs: 4_000 })).toBe('move');
  expect(nextStep({ tries: 3, heard: 'LOST', ageMs: 8_000 })).toBe('query');
});

it('transfer step: after ten minutes asks only for a promise that it never happens', () => {
  for (const heard of ['LOST', 'UNKNOWN'] as const)
    expect(nextStep({ tries: 9, heard, ageMs: 600_000 })).toBe('cancel');
});

it('transfer step: done or refused is final', () => {
  expect(movesOf(transferStates)).toEqual(['ASKED -> DONE', 'ASKED -> REFUSED']);
});

it('transfer step: only the vendor’s decision ends it, never a lost answer', () => {
  expect(endOf('DONE')).toBe('DONE');
  expect(endOf('REFUSED')).toBe('REFUSED');
  expect(endOf('CANCELLED')).toBe('REFUSED');
  expect(endOf('LOST')).toBeNull();
  expect(endOf('UNKNOWN')).toBeNull();
});

it('transfer step: waits longer after each lost answer, five minutes at most', () => {
  expect(pauseMs(1, 'LOST')).toBe(2_000);
  expect(pauseMs(4, 'LOST')).toBe(16_000);
  expect(pauseMs(40, 'LOST')).toBe(300_000);
  expect(pauseMs(3, 'UNKNOWN')).toBe(0);
});
