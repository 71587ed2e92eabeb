import { dicePays, isDiceBet, waysOf } from '@nokshi/house-math/instants/dice.ts';
import { expect, test } from 'vitest';
import { inBounds, withPays, withWays } from './bets.ts';

test('a number outside of what is offered becomes the nearest bet that is', () => {
  for (const side of ['under', 'over'] as const)
    for (const at of [-5, 0, 42, 5_000, 9_998, 20_000]) {
      const bet = inBounds({ side, at });
      expect(isDiceBet(bet), `${side} ${at}`).toBe(true);
    }
  expect(inBounds({ side: 'under', at: 4_200 })).toEqual({ side: 'under', at: 4_200 });
});

test('the same chance can be had on either side', () => {
  expect(waysOf(withWays('under', 2_500))).toBe(2_500);
  expect(waysOf(withWays('over', 2_500))).toBe(2_500);
});

test('a wanted pay finds its bet', () => {
  expect(dicePays(withPays('under', 2))).toBe(20_000);
  expect(dicePays(withPays('over', 9.9))).toBe(99_000);
  expect(waysOf(withPays('over', 5_000))).toBe(100);
});
