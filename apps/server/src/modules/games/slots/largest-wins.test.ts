import { expect, it } from 'vitest';
import { largestWins } from './largest-wins.ts';

it('a ceiling that nobody will see is said to be rarer than once in a trillion rounds', () => {
  const { ceiling, ceilingOnceIn, rareWin } = largestWins('golden-thimble');
  expect([ceiling, ceilingOnceIn]).toEqual(['80531', { rounds: '1000000000000', atMost: true }]);
  expect(Number(rareWin.times)).toBeLessThan(2_000);
  expect(rareWin.tried).toMatchObject({ rounds: '3000000' });
  const { from, to } = rareWin.tried ?? { from: '0', to: '0' };
  expect(Number(from)).toBeLessThan(Number(rareWin.oneIn));
  expect(Number(to)).toBeGreaterThan(Number(rareWin.oneIn));
});

it('where the largest win of all does come, it is the rare win, with its exact chance', () => {
  const once = { rounds: '5800', atMost: false };
  expect(largestWins('banana-cart')).toEqual({
    ceiling: '14',
    ceilingOnceIn: once,
    rareWin: { times: '14', oneIn: once.rounds, tried: null },
  });
});

it('a ceiling that simulated rounds never met has an upper bound of its chance', () => {
  expect(largestWins('anklet-bells').ceilingOnceIn).toMatchObject({ atMost: true });
});
