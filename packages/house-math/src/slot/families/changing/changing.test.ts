import { expect, test } from 'vitest';
import { game } from '../../games/palace-looms/game.ts';
import { simulationRandom } from '../../../fairness/simulation.ts';
import { changingRtp } from './changing-expectation.ts';
import { playChanging } from './play-changing.ts';

test('each reel has one of its heights in a round, each as often as it is listed', () => {
  const seen = game.heights.map(() => new Map<number, number>());
  const rounds = 8_000;
  for (let seed = 0; seed < rounds; seed++) {
    const [step] = playChanging(game, simulationRandom(seed)).steps;
    step?.screen.forEach((column, reel) => {
      seen[reel]?.set(column.length, (seen[reel].get(column.length) ?? 0) + 1);
    });
  }
  game.heights.forEach((heights, reel) => {
    for (const height of new Set(heights)) {
      const share = heights.filter((each) => each === height).length / heights.length;
      expect((seen[reel]?.get(height) ?? 0) / rounds).toBeCloseTo(share, 1);
    }
  });
});

test('the return of a game small enough to play whole is what the formula says', () => {
  const toy = {
    ...game,
    betCredits: 1,
    strips: [
      [1, 2, 1],
      [0, 2, 1],
      [1, 0, 2],
    ],
    heights: [[1, 2], [2], [1, 3]],
    reels: 3,
    pays: [[], [0, 0, 0, 5], [0, 0, 0, 2]],
  };
  let credits = 0;
  let rounds = 0;
  for (const a of [0, 1])
    for (const c of [0, 1])
      for (let stop = 0; stop < 27; stop++) {
        const drawn = [a, stop % 3, 0, Math.floor(stop / 3) % 3, c, Math.floor(stop / 9)];
        let at = 0;
        credits += playChanging(toy, { below: () => drawn[at++] ?? 0 }).totalCredits;
        rounds++;
      }
  expect(changingRtp(toy)).toBeCloseTo(credits / rounds, 12);
});
