import { expect, test } from 'vitest';
import { createRecent } from './recent.ts';

test('what was used lately is remembered, the rest is forgotten', () => {
  const recent = createRecent<number, string>(10);
  recent.set(0, 'used');
  for (let n = 1; n <= 100; n += 1) {
    recent.set(n, `${n}`);
    expect(recent.get(0)).toBe('used');
  }
  const known = Array.from({ length: 100 }, (_, n) => recent.get(n + 1)).filter(Boolean);
  expect(known.length).toBeGreaterThanOrEqual(4);
  expect(known.length).toBeLessThanOrEqual(10);
});

test('a value set again replaces the one before, also where that has aged, until it is deleted', () => {
  const recent = createRecent<string, number>(4);
  for (const [nth, name] of ['a', 'b', 'c'].entries()) recent.set(name, nth);
  recent.set('a', 7);
  expect(recent.get('a')).toBe(7);
  recent.delete('a');
  expect(recent.get('a')).toBe(undefined);
});
