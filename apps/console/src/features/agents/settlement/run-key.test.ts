import { expect, test } from 'vitest';
import { keyOf, runOf } from './run-key.ts';

test.each([
  { kind: 'dividend', period: 'W', from: '2026-11-22T18:00:00.000Z' },
  { kind: 'real-time', period: '', from: '2026-11-27T06:05:00.000Z' },
])('a $kind run is found again by its address', (run) => {
  expect(runOf(keyOf(run))).toEqual(run);
});

test.each([null, '', 'weekly.W.1', 'dividend.X.1', 'dividend.W.', 'dividend.W.2026-11-22'])(
  'an address of %j names no run',
  (text) => expect(runOf(text)).toBeNull(),
);
