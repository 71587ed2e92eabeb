import { expect, test } from 'vitest';
import { simulationRandom } from '../../../fairness/simulation.ts';
import { game } from '../../games/fair-baskets/game.ts';
import { playCollect } from './play-collect.ts';

const steps = Array.from({ length: 4_000 }, (_, seed) =>
  playCollect(game, simulationRandom(seed)),
).flatMap((round) => round.steps);

test('every mango, jackfruit and clay horse shows what it carries', () => {
  for (const step of steps) {
    const carried = step.screen.flat().map((symbol) => game.goods[symbol] ?? 0);
    expect(step.marks?.map(({ credits }) => credits)).toEqual(carried.filter((one) => one > 0));
  }
});

test('the basket takes all of it, and nothing is taken without a basket', () => {
  let taken = 0;
  for (const step of steps) {
    const isThere = step.screen[4]?.includes(game.collector) ?? false;
    const carried = step.marks?.reduce((sum, { credits }) => sum + credits, 0) ?? 0;
    const win = step.wins.find(({ kind }) => kind === 'collect');
    expect(win?.credits ?? 0).toBe(isThere ? carried : 0);
    if (win) taken++;
  }
  expect(taken).toBeGreaterThan(200);
});
