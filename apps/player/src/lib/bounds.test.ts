import { expect, it } from 'vitest';
import { amountProblem } from './bounds.ts';

const bounds = { minimum: '100.00', maximum: '1000.00' };

it('holds an amount against both ends, ends included', () => {
  expect(['99.99', '100', '1000.00', '1000.01'].map((a) => amountProblem(a, bounds))).toEqual([
    'too-low',
    null,
    null,
    'too-high',
  ]);
  for (const odd of ['', '1e3', '0', '12.345', '-100']) {
    expect(amountProblem(odd, bounds)).toBe('wrong');
  }
});
