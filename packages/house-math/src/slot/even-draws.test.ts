import { expect, test } from 'vitest';
import { faultsIn } from '../../../../tests/harness/faults-in.ts';
import { hmacRandom } from '../fairness/hmac-node.ts';
import { simulationRandom } from '../fairness/simulation.ts';
import { play, SLOTS } from './index.ts';

/** Every n below which any game draws a number: strips, heights, prizes, places that turn. */
const CHOICES = (() => {
  const found = new Set<number>();
  for (const game of SLOTS.values()) {
    for (let seed = 0; seed < 200; seed++) {
      const random = simulationRandom(seed);
      const below = (n: number) => {
        found.add(n);
        return random.below(n);
      };
      play(game, { below });
    }
  }
  return [...found].filter((n) => n > 1).sort((a, b) => a - b);
})();

function expectEven(n: number): void {
  const seen = Array.from({ length: n }, () => 0);
  const draws = 400 * n;
  const random = hmacRandom({ serverSeed: '7b'.repeat(32), clientSeed: `below ${n}`, nonce: 0 });
  for (let i = 0; i < draws; i++) seen[random.below(n)]!++;
  const expected = draws / n;
  const chi = seen.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);
  expect(Math.abs((chi - (n - 1)) / Math.sqrt(2 * (n - 1)))).toBeLessThan(4);
}

test('a number below each of them is equally often each (chi-square)', async () => {
  expect(await faultsIn(CHOICES, expectEven)).toEqual([]);
});
