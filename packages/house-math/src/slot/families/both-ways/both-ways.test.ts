import { expect, test } from 'vitest';
import { simulationRandom } from '../../../fairness/simulation.ts';
import { game } from '../../games/boishakh-drums/game.ts';
import { scriptedRandom } from '../../scripted-random.ts';
import { playBothWays } from './play-both-ways.ts';

const MASK = 2;
const BETEL = 8;
/** One line through the middle, and strips of which the chosen stop shows what is written. */
const toy = (middle: readonly number[]) => ({
  ...game,
  lines: [[1, 1, 1, 1, 1]],
  strips: middle.map((symbol, reel) => [3 + (reel % 2), symbol, 5 + (reel % 2)]),
});
const winsOf = (middle: readonly number[]) =>
  playBothWays(toy(middle), scriptedRandom([0, 0, 0, 0, 0])).steps[0]?.wins ?? [];

test('a run from the right pays as one from the left, and lies on the right', () => {
  const [left] = winsOf([MASK, MASK, MASK, BETEL, 7]);
  const [right] = winsOf([7, BETEL, MASK, MASK, MASK]);
  expect(left).toMatchObject({ count: 3, credits: game.pays[MASK]?.[3] });
  expect(right).toMatchObject({ count: 3, credits: left?.credits, fromRight: true });
  expect(right?.positions.map(([reel]) => reel)).toEqual([4, 3, 2]);
});

test('five of a kind count once', () => {
  const wins = winsOf([MASK, MASK, MASK, MASK, MASK]);
  expect(wins).toHaveLength(1);
  expect(wins[0]).toMatchObject({ count: 5, credits: game.pays[MASK]?.[5] });
});

test('a wild in the middle serves both sides', () => {
  const wins = winsOf([MASK, MASK, game.wild, BETEL, BETEL]);
  expect(wins.map(({ symbol, count }) => [symbol, count])).toEqual([
    [MASK, 3],
    [BETEL, 3],
  ]);
});

test('the sun is on none but the middle reels', () => {
  const screens = Array.from({ length: 500 }, (_, seed) =>
    playBothWays(game, simulationRandom(seed)),
  ).map(({ steps }) => steps[0]?.screen ?? []);
  for (const screen of screens)
    for (const reel of [0, 4]) expect(screen[reel]).not.toContain(game.wild);
});
