import { expect, it } from 'vitest';
import { largestWins } from './largest-wins.ts';

it('largest wins: an unreachable ceiling is reported as rarer than once in a trillion rounds', () => {
  const { ceiling, ceilingOnceIn, rareWin } = largestWins('golden-thimble');
  expect([ceiling, ceilingOnceIn]).toEqual(['80531', { rounds: '1000000000000', atMost: true }]);
  expect(Number(rareWin.times)).toBeLessThan(2_000);
  expect(rareWin.tried).toMatchObject({ rounds: '3000000' });
  const { from, to } = rareWin.tried ?? { from: '0', to: '0' };
  expect(Number(from)).toBeLessThan(Number(rareWin.oneIn));
  expect(Number(to)).toBeGreaterThan(Number(rareWin.oneIn));
});

it('largest wins: a reachable maximum is the rare win, with its exact chance', () => {
  const once = { rounds: '5800', atMost: false };
  expect(largestWins('banana-cart')).toEqual({
    ceiling: '14',
    ceilingOnceIn: once,
    rareWin: { times: '14', oneIn: once.rounds, tried: null },
  });
});

it('largest wins: a ceiling never met in simulated rounds has an upper bound of its chance', () => {
  expect(largestWins('anklet-bells').ceilingOnceIn).toMatchObject({ atMost: true });
});
