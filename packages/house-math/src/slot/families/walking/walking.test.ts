import { expect, test } from 'vitest';
import { simulationRandom } from '../../../fairness/simulation.ts';
import { game } from '../../games/tiger-path/game.ts';
import { playWalking } from './play-walking.ts';

const rounds = Array.from({ length: 2_000 }, (_, seed) =>
  playWalking(game, simulationRandom(seed)),
);
const allWild = Array.from({ length: game.rows }, () => game.wild);

test('a tiger of the paid game fills its reel', () => {
  for (const { steps } of rounds) {
    const [paid] = steps;
    paid?.landed?.forEach((column, reel) => {
      expect(paid.screen[reel]).toEqual(column.includes(game.wild) ? allWild : column);
    });
  }
});

test('it stands one reel further to the left in each respin, until it has left', () => {
  const wildOf = (screen: readonly (readonly number[])[]) =>
    screen.flatMap((column, reel) => (column.every((s) => s === game.wild) ? [reel] : []));
  for (const { steps } of rounds) {
    let standing = wildOf(steps[0]?.screen ?? []);
    for (const step of steps.slice(1)) {
      standing = standing.map((reel) => reel - 1).filter((reel) => reel >= 0);
      expect(step.held).toEqual(standing);
      for (const reel of standing) expect(step.screen[reel]).toEqual(allWild);
    }
    expect(standing.every((reel) => reel === 0)).toBe(true);
  }
});

test('a tiger that lands in a respin only stands in', () => {
  const landed = rounds.flatMap(({ steps }) =>
    steps
      .slice(1)
      .filter((step) =>
        step.landed?.some(
          (column, reel) => !step.held?.includes(reel) && column.includes(game.wild),
        ),
      ),
  );
  expect(landed.length).toBeGreaterThan(20);
  for (const step of landed) expect(step.screen).toEqual(step.landed);
});
