import { play } from '@nokshi/house-math/slot/families/index.ts';
import { game } from '@nokshi/house-math/slot/games/monsoon-clusters/game.ts';
import { simulationRandom } from '@nokshi/house-math/fairness/simulation.ts';
import { expect, test } from 'vitest';
import { dropsAfter } from './cascade.ts';

test('every symbol that stays is found again where the picture lets it fall', () => {
  const random = simulationRandom(7);
  let tumbles = 0;
  for (let i = 0; i < 300; i += 1) {
    const outcome = play(game, random);
    outcome.steps.forEach((step, at) => {
      const next = outcome.steps[at + 1];
      if (!next) return;
      tumbles += 1;
      const places = step.removed ?? [];
      const removed = new Set(places.map(([reel, row]) => `${reel},${row}`));
      dropsAfter(step).forEach((column, reel) => {
        const gaps = places.filter(([r]) => r === reel).length;
        column.forEach((rows, row) => {
          if (row < gaps) return;
          expect(removed.has(`${reel},${row - rows}`)).toBe(false);
          expect(next.screen[reel]?.[row]).toBe(step.screen[reel]?.[row - rows]);
        });
      });
    });
  }
  expect(tumbles).toBeGreaterThan(100);
});
