import { expect, test } from 'vitest';
import { createRoundKeys } from './round-keys.ts';

const UUIDV7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const timeOf = (key: string) => Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16);

test('keys are uuidv7, each another, by the device until the server has said its time', () => {
  const keys = createRoundKeys();
  const made = Array.from({ length: 100 }, () => keys.next());
  for (const key of made) expect(key).toMatch(UUIDV7);
  expect(new Set(made).size).toBe(100);
  expect(Math.abs(timeOf(made[0] ?? '') - Date.now())).toBeLessThan(60_000);
});

test('keys carry the server’s time whatever the device thinks', () => {
  const keys = createRoundKeys();
  keys.heed('2031-05-06T07:08:09.000Z');
  const early = timeOf(keys.next());
  expect(early - Date.parse('2031-05-06T07:08:09.000Z')).toBeGreaterThanOrEqual(0);
  expect(early - Date.parse('2031-05-06T07:08:09.000Z')).toBeLessThan(60_000);
  keys.heed('no time');
  expect(timeOf(keys.next())).toBeGreaterThanOrEqual(early);
});
