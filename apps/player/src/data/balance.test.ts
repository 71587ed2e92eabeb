import { expect, it } from 'vitest';
import { newerBalance } from './balance.ts';

const at = (version: string) => ({ version });

it('keeps the balance with the higher version, compared as numbers', () => {
  expect(newerBalance(at('10'), at('9')).version).toBe('10');
  expect(newerBalance(at('9'), at('10')).version).toBe('10');
  expect(newerBalance(undefined, at('1')).version).toBe('1');
});

it('takes the later news of one version', () => {
  const news = at('7');
  expect(newerBalance(at('7'), news)).toBe(news);
});
