import { expect, test } from 'vitest';
import { simulationRandom } from '../../src/fairness/simulation.ts';
import { parOf } from '../../src/slot/pars.ts';
import { SLOTS } from '../../src/slot/index.ts';
import { rareWinOf, seenRareWin } from './rare-win.ts';

test('a rare win is the highest level that one of a hundred thousand rounds reaches', () => {
  const paid: number[] = [];
  paid[0] = 990_000;
  paid[40] = 9_985;
  paid[600] = 8;
  paid[700] = 6;
  paid[9_000] = 1;
  expect(seenRareWin(paid, 1_000_000, 20)).toMatchObject({
    credits: 600,
    timesStake: 30,
    chance: 15e-6,
  });
});

test('its interval holds the true chance in 95 of 100 runs', () => {
  const random = simulationRandom(8);
  let held = 0;
  for (let run = 0; run < 400; run++) {
    const paid: number[] = [];
    // A round reaches so many credits with the chance 1e-4 / credits: by inversion.
    for (let win = 0; win < 300; win++) {
      const credits = Math.floor(2 ** 21 / (1 + random.below(2 ** 21)));
      paid[credits] = (paid[credits] ?? 0) + 1;
    }
    const { credits, interval } = seenRareWin(paid, 3_000_000, 1);
    const [low, high] = interval ?? [0, 0];
    if (low <= 1e-4 / credits && 1e-4 / credits <= high) held++;
  }
  expect(held).toBeGreaterThanOrEqual(370);
});

test('where the largest win of all comes so often, it is that, with its exact chance', async () => {
  const game = SLOTS.get('banana-cart')!;
  const { largestRound } = parOf(game.code);
  const win = await rareWinOf(game, { largestRound }, { seed: 1, workers: 1 });
  expect(win).toMatchObject({ credits: largestRound.credits, chance: largestRound.chance });
  expect(win.interval).toBeNull();
});
