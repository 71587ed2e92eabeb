import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { findNumber } from './find-number.ts';

const salt = '0f1e2d?for=somebody&expires=1767225600&';
const task = (number: number) => ({
  algorithm: 'SHA-256' as const,
  challenge: createHash('sha256').update(`${salt}${number}`).digest('hex'),
  maxnumber: 500,
  salt,
  signature: '',
});

it('finds the number behind a hash, at both ends of the range', () => {
  for (const number of [0, 1, 137, 500]) expect(findNumber(task(number))).toBe(number);
});

it('gives up at the end of the range', () => {
  expect(findNumber(task(501))).toBeNull();
});
