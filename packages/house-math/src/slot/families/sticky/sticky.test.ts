import { expect, test } from 'vitest';
import { simulationRandom } from '../../../fairness/simulation.ts';
import { game } from '../../games/patchwork-room/game.ts';
import { countRound, figuresOf, noMoments } from '../../par/moments.ts';
import { stripOf } from '../../reels/strip.ts';
import { scriptedRandom } from '../../scripted-random.ts';
import { playSticky } from './play-sticky.ts';
import { stickyAwards } from './sticky-expectation.ts';
import { fastSticky } from './sticky-fast.ts';
import type { StickyGame } from './sticky-game.ts';

const rounds = Array.from({ length: 6_000 }, (_, seed) => playSticky(game, simulationRandom(seed)));
const free = rounds.filter((round) => round.steps.length > 1);

test('three moons bring seven free games, four nine, five twelve, and none of them more', () => {
  for (const { steps } of rounds) {
    const moons = steps[0]?.screen.flat().filter((symbol) => symbol === game.scatter).length ?? 0;
    expect(steps.length - 1).toBe(game.awards[moons] ?? 0);
    expect(steps[0]?.awarded).toBe(steps.length - 1);
  }
  expect(free.length).toBeGreaterThan(50);
});

test('a wild of a free game stays in its place to the last, and those before are told as stuck', () => {
  const wilds = (screen: readonly (readonly number[])[]) =>
    screen.flatMap((column, reel) =>
      column.flatMap((symbol, row) => (symbol === game.wild ? [`${reel},${row}`] : [])),
    );
  let stayed = 0;
  for (const { steps } of free) {
    let before: string[] = [];
    for (const step of steps.slice(1)) {
      expect(step.stuck?.map(String)).toEqual(before);
      expect(wilds(step.screen)).toEqual(expect.arrayContaining(before));
      before = wilds(step.screen);
      stayed += step.stuck?.length ?? 0;
    }
  }
  expect(stayed).toBeGreaterThan(500);
});

test('wilds of the paid game do not stay, and scatters of free games pay nothing', () => {
  for (const { steps } of free) {
    expect(steps[1]?.stuck).toEqual([]);
    for (const step of steps.slice(1))
      expect(step.wins.every(({ kind }) => kind === 'line')).toBe(true);
  }
});

/** So small that it can be worked out by hand: one line, and every round has two free games. */
const toy: StickyGame = {
  ...game,
  reels: 3,
  rows: 1,
  betCredits: 1,
  symbols: game.symbols.slice(0, 3),
  strips: ['CB', 'AC', 'CC'].map((text) => stripOf('ABC', text)),
  pays: [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 1],
  ],
  scatterPays: [0, 0, 0, 0],
  awards: [2, 2, 0, 0],
  lines: [[0, 0, 0]],
};

test('a line of three by hand: the middle is wild or alike, so the first reel alone decides', () => {
  // One half in each of three games.
  const rtp = stickyAwards(toy).reduce((sum, award) => sum + award.contribution, 0);
  expect(rtp).toBeCloseTo(1.5, 12);
  const { steps } = playSticky(toy, scriptedRandom([0, 1, 0, 0, 0, 0, 1, 1, 0]));
  expect(steps.map(({ credits }) => credits)).toEqual([1, 1, 0]);
  expect(steps[2]?.screen).toEqual([[1], [0], [2]]);
});

test('the return by formula is that of a hundred thousand rounds', () => {
  const moments = noMoments();
  const spin = fastSticky(game);
  const random = simulationRandom(3);
  for (let i = 0; i < 100_000; i++) countRound(moments, spin(random));
  const { rtp, halfWidth } = figuresOf(moments, game.betCredits);
  const known = stickyAwards(game).reduce((sum, award) => sum + award.contribution, 0);
  expect(Math.abs(rtp - known)).toBeLessThan(2 * halfWidth);
});
