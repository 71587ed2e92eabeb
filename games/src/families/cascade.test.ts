import { play } from '@nokshi/house-math/slot/families/index.ts';
import { game } from '@nokshi/house-math/slot/games/monsoon-clusters/game.ts';
import { simulationRandom } from '@nokshi/house-math/fairness/simulation.ts';
import { expect, test } from 'vitest';
import { dropsAfter, fallen } from './cascade.ts';

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

test('a cell that falls begins at its height, speeds up, and comes to rest in its place', () => {
  for (const rows of [1, 2, 5]) {
    expect(fallen(0, rows)).toBe(-rows);
    const ways = Array.from({ length: 40 }, (_, at) => fallen(at * 10, rows));
    const landing = ways.findIndex((dy) => dy > -0.1);
    const steps = ways.slice(1, landing).map((dy, at) => dy - (ways[at] ?? 0));
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    expect(fallen(5_000, rows)).toBeCloseTo(0, 6);
  }
});
