import { expect, test } from 'vitest';
import { minorOf, textOf, turn, WHEEL } from './wheel.ts';

test('the wheel returns what its registration says: 95 % in half of the turns, at most five stakes', () => {
  const fields = WHEEL.map((_, field) => turn(() => field).times);
  expect(fields.reduce<number>((sum, times) => sum + times, 0)).toBe(19);
  expect(fields.filter((times) => times > 0)).toHaveLength(10);
  expect(Math.max(...fields)).toBe(5);
});

test('amounts are read and written without a float', () => {
  expect(minorOf('1.1')).toBe(110n);
  expect(minorOf('1.111')).toBeNull();
  expect(textOf(70n)).toBe('0.70');
});
