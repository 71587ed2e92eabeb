import { expect, test } from 'vitest';
import { simulationRandom } from '../../../fairness/simulation.ts';
import { game } from '../../games/moonlit-quilt/game.ts';
import { playGrowing } from './play-growing.ts';

const rounds = Array.from({ length: 8_000 }, (_, seed) =>
  playGrowing(game, simulationRandom(seed)),
);
const free = rounds.filter((round) => round.steps.length > 1);

test('three moons bring eight free games, four ten, five twelve', () => {
  for (const { steps } of rounds) {
    const moons = steps[0]?.screen.flat().filter((symbol) => symbol === game.scatter).length ?? 0;
    expect(steps.length - 1).toBe(game.awards[moons] ?? 0);
  }
  expect(free.length).toBeGreaterThan(50);
});

test('wins of the first count once, of the second twice, and so on to the last', () => {
  for (const { steps } of free) {
    const [, ...games] = steps;
    expect(games.map((step) => step.multiplier)).toEqual(games.map((_, i) => i + 1));
    expect(games.map((step) => step.left)).toEqual(games.map((_, i) => games.length - 1 - i));
    for (const step of games)
      for (const win of step.wins) {
        const pays = win.kind === 'scatter' ? game.scatterPays : game.pays[win.symbol];
        expect(win.credits).toBe((pays?.[win.count] ?? 0) * step.multiplier);
      }
  }
});
