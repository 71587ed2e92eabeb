import { expect, test } from 'vitest';
import { simulationRandom } from '../../../fairness/simulation.ts';
import { game } from '../../games/tiffin-boxes/game.ts';
import { playPick } from './play-pick.ts';

const bonuses = Array.from({ length: 12_000 }, (_, seed) =>
  playPick(game, simulationRandom(seed)),
).flatMap(({ steps }) => {
  const carriers = steps[0]?.screen.flat().filter((symbol) => symbol === game.scatter).length ?? 0;
  expect(steps.length).toBe(carriers >= game.from ? 2 : 1);
  return steps.slice(1);
});

test('five different boxes are opened, and no prize more often than there is one', () => {
  expect(bonuses.length).toBeGreaterThan(100);
  for (const { marks = [], wins, credits } of bonuses) {
    expect(new Set(marks.map(({ place }) => String(place))).size).toBe(game.opens);
    const left = [...game.boxes];
    for (const mark of marks) {
      expect(left).toContain(mark.credits);
      left.splice(left.indexOf(mark.credits), 1);
    }
    expect(wins.map((win) => win.credits)).toEqual(marks.map((mark) => mark.credits));
    expect(credits).toBe(marks.reduce((sum, mark) => sum + mark.credits, 0));
  }
});

test('each box is opened about as often as any other, and holds about as much', () => {
  const opened = new Map<string, number>();
  for (const { marks = [] } of bonuses)
    for (const { place } of marks) opened.set(String(place), (opened.get(String(place)) ?? 0) + 1);
  const even = (bonuses.length * game.opens) / game.boxes.length;
  const squares = [...opened.values()].map((times) => (times - even) ** 2 / even);
  expect(opened.size).toBe(game.boxes.length);
  // Chi-square of 14 degrees of freedom: above 36.1 in one of a thousand.
  expect(squares.reduce((sum, square) => sum + square, 0)).toBeLessThan(36.1);
});
