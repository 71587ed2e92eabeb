import { expect, test } from 'vitest';
import { simulationRandom } from '../../../fairness/simulation.ts';
import { game } from '../../games/muslin-veil/game.ts';
import { playExpanding } from './play-expanding.ts';

const rounds = Array.from({ length: 3_000 }, (_, seed) =>
  playExpanding(game, simulationRandom(seed)),
);

test('a shuttle weaves its whole reel before wins are counted, other reels stay as they landed', () => {
  for (const { steps } of rounds) {
    expect(steps).toHaveLength(1);
    steps[0]?.landed?.forEach((column, reel) => {
      const isWoven = column.includes(game.wild);
      expect(steps[0]?.screen[reel]).toEqual(isWoven ? column.map(() => game.wild) : column);
    });
  }
});

test('moons count as they landed, also where a shuttle covers them', () => {
  const won = rounds.flatMap(({ steps }) => {
    const moons = steps[0]?.landed?.flat().filter((symbol) => symbol === game.scatter).length ?? 0;
    const paid = steps[0]?.wins.find((win) => win.kind === 'scatter')?.credits ?? 0;
    return [[moons, paid] as const];
  });
  for (const [moons, paid] of won) expect(paid).toBe(game.scatterPays[moons] ?? 0);
  expect(won.some(([moons]) => moons >= 3)).toBe(true);
});
