import { describe, expect, test } from 'vitest';
import { game } from '../../games/monsoon-clusters/game.ts';
import { scriptedRandom } from '../../scripted-random.ts';
import { playClusters } from './play-clusters.ts';

/** The draw that shows symbol s: the weights below it. */
const draw = (symbol: string) =>
  game.weights.slice(0, Number(symbol)).reduce((sum, weight) => sum + weight, 0);
/** Rows as one sees them, top first; drawn reel by reel. */
function drawsOf(rows: readonly string[]): number[] {
  return Array.from({ length: game.reels }, (_, reel) =>
    rows.map((row) => draw(row[reel] ?? '')),
  ).flat();
}
const rowsOf = (screen: readonly (readonly number[])[]) =>
  Array.from({ length: game.rows }, (_, row) => screen.map((reel) => reel[row]).join(''));

const DULL = ['010101', '232323', '454545', '010101', '232323'];

describe('clusters', () => {
  test('a screen without five that touch ends the round', () => {
    const round = playClusters(game, scriptedRandom(drawsOf(DULL)));
    expect(round).toMatchObject({ totalCredits: 0, steps: [{ wins: [], removed: [] }] });
  });
  test('corners do not touch, and four are too few', () => {
    const corners = ['501010', '053232', '505401', '050123', '232323'];
    expect(playClusters(game, scriptedRandom(drawsOf(corners))).totalCredits).toBe(0);
  });
  test('winning cells vanish, the rest falls, new ones come from the top and count twice', () => {
    const first = ['010101', '232323', '555554', '010101', '232323'];
    // One new cell on top of each of the first five reels; the row above falls into the gap.
    const second = Array.from('44444', draw);
    const third = Array.from('01010', draw);
    const round = playClusters(game, scriptedRandom([...drawsOf(first), ...second, ...third]));
    expect(round.steps.map((step) => step.kind)).toEqual(['base', 'tumble', 'tumble']);
    const [one, two, last] = round.steps;
    expect(one?.wins).toMatchObject([{ symbol: 5, count: 5, multiplier: 1, credits: 6 }]);
    expect(one?.removed).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
      [3, 2],
      [4, 2],
    ]);
    expect(rowsOf(two?.screen ?? [])).toEqual(['444441', '010103', '232324', '010101', '232323']);
    expect(two?.wins).toMatchObject([{ symbol: 4, count: 5, multiplier: 2, credits: 20 }]);
    expect(last?.wins).toEqual([]);
    expect(round.totalCredits).toBe(26);
  });
  test('two clusters of one screen pay side by side, the larger by its tier', () => {
    const rows = ['555551', '222225', '222223', '010101', '232323'];
    const after = Array.from('454545454545454', draw);
    const round = playClusters(game, scriptedRandom([...drawsOf(rows), ...after]));
    const paid = round.steps[0]?.wins.map(({ symbol, count, credits }) => [symbol, count, credits]);
    expect(paid).toEqual([
      [5, 5, 6],
      [2, 10, 400],
    ]);
  });
  test('the whole screen alike again and again stops at the most a round pays', () => {
    const round = playClusters(game, scriptedRandom(Array.from({ length: 900 }, () => 0)));
    expect(round.steps.map((step) => step.credits)).toEqual([30_000, 60_000, 120_000]);
    expect(round.totalCredits).toBe(100_000);
  });
  test('a chain ends after twenty tumbles however much is left', () => {
    const poor = { ...game, pays: game.pays.map((row) => row.map(() => 1)) };
    const round = playClusters(poor, scriptedRandom(Array.from({ length: 900 }, () => 0)));
    expect(round.steps.length).toBe(21);
    expect(round.steps.at(-1)).toMatchObject({ multiplier: 32, credits: 32 });
  });
});
