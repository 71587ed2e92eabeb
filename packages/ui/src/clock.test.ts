import { expect, it } from 'vitest';
import { clockText } from './clock.ts';

it('counts hours, minutes and seconds and never goes below zero', () => {
  expect(clockText(0)).toBe('0:00:00');
  expect(clockText(3_725.9)).toBe('1:02:05');
  expect(clockText(360_000)).toBe('100:00:00');
  expect(clockText(-5)).toBe('0:00:00');
});
