import { expect, it } from 'vitest';
import { addRound, beginSitting, netOf } from './sitting.ts';

it('goes on from what the server says the sitting was', () => {
  const sitting = beginSitting({ seconds: 90, staked: '10.00', won: '4.00' }, 100_000);
  expect(sitting.startedAtMs).toBe(10_000);
  expect(netOf(sitting)).toBe('-6.00');
});

it('adds each round that was shown', () => {
  const start = beginSitting({ seconds: 0, staked: '0', won: '0' }, 0);
  const after = [
    { staked: '1.00', won: '0.00' },
    { staked: '1.00', won: '2.50' },
  ].reduce(addRound, start);
  expect(netOf(after)).toBe('0.50');
});
