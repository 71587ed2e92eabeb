import { expect, test } from 'vitest';
import { earnedLevel, stepDown, stepUp } from './level.ts';
import { misfitOf, needsOf, USUAL_TABLE } from './table.ts';

const needs = {
  deposits: [0n, 100n, 500n, 1_000n],
  turnover: [0n, 1_000n, 5_000n, 10_000n],
  keep: [0n, 200n, 300n, 400n],
};
const standing = { level: 1, highest: 1, deposited: 0n, valid: 0n, windowValid: 0n };

test('a level needs its deposits and its turnover, both to the paisa', () => {
  expect(earnedLevel(needs, { deposited: 100n, valid: 1_000n })).toBe(2);
  expect(earnedLevel(needs, { deposited: 99n, valid: 100_000n })).toBe(1);
  expect(earnedLevel(needs, { deposited: 9_999n, valid: 9_999n })).toBe(3);
  expect(earnedLevel(needs, { deposited: 0n, valid: -1n })).toBe(0);
});

test('a member rises to the level that was earned, over several at once', () => {
  const rich = { ...standing, deposited: 1_000n, valid: 10_000n };
  expect(stepUp(needs, rich)).toEqual({ to: 4, cause: 'counted' });
  expect(stepUp(needs, { ...rich, level: 4, highest: 4 })).toBeNull();
  expect(stepUp(needs, { ...standing, valid: -1n })).toBeNull();
});

test('a lost level comes back by its own keep turnover, not by what was counted before', () => {
  const lost = { ...standing, level: 2, highest: 4, deposited: 1_000n, valid: 10_000n };
  expect(stepUp(needs, { ...lost, windowValid: 299n })).toBeNull();
  expect(stepUp(needs, { ...lost, windowValid: 5_000n })).toEqual({ to: 3, cause: 'regained' });
});

test('a window without the keep turnover is one step down, never more, and not below the first', () => {
  expect(stepDown(needs, { level: 4, windowValid: 0n })).toEqual({ to: 3, cause: 'not-kept' });
  expect(stepDown(needs, { level: 4, windowValid: 400n })).toBeNull();
  expect(stepDown(needs, { level: 1, windowValid: 0n })).toBeNull();
});

test('a table begins with nothing and rises; the usual one does', () => {
  const [first, second, third] = USUAL_TABLE.levels;
  if (!first || !second || !third) throw new Error('the usual table has five levels');
  expect(misfitOf(USUAL_TABLE)).toBeNull();
  expect(needsOf(USUAL_TABLE).keep[1]).toBe(10_000_00n);
  expect(misfitOf({ levels: [second, third] })).toBe(1);
  expect(misfitOf({ levels: [first, second, second] })).toBe(3);
  expect(misfitOf({ levels: [first, second, { ...third, keep: '9999.99' }] })).toBe(3);
  expect(misfitOf({ levels: [first, second, { ...third, deposits: '9999' }] })).toBe(3);
});
