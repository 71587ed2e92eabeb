import { describe, expect, test } from 'vitest';
import { game } from '../../games/river-ways/game.ts';
import { scriptedRandom } from '../../scripted-random.ts';
import { stripOf } from '../../reels/strip.ts';
import { waysWins } from '../../reels/ways-wins.ts';
import { playWays } from './play-ways.ts';

const LETTERS = 'WMBHKLENPR';
const screen = (text: string) => text.split(' ').map((reel) => stripOf(LETTERS, reel));

describe('ways', () => {
  test('a symbol pays once for each way to walk its run, wilds counted', () => {
    const wins = waysWins(game, screen('BBH BWN BNN HHR BBB'));
    expect(wins).toMatchObject([{ symbol: 2, count: 3, ways: 4, credits: 24 }]);
    expect(wins[0]?.positions).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 0],
    ]);
  });
  test('five reels of three pay 243 ways', () => {
    const wins = waysWins(game, screen('RRR RRR RRR RRR RRR'));
    expect(wins).toMatchObject([{ count: 5, ways: 243, credits: 243 * 20 }]);
  });
  test('only the longest run pays, and none that starts later', () => {
    const wins = waysWins(game, screen('HBN HBN HRR HRR BBB'));
    expect(wins).toMatchObject([{ symbol: 3, count: 4, ways: 1, credits: 20 }]);
    expect(waysWins(game, screen('RRR BBB BBB BBB BBB'))).toEqual([]);
  });
  test('moons do not pay by ways and no wave stands in for one', () => {
    expect(waysWins(game, screen('MRR MEE MNN MBB MHH'))).toEqual([]);
    expect(waysWins(game, screen('MRR WEE WNN WBB MHH')).map((win) => win.symbol)).toEqual([9]);
  });
});

/** The stop that shows a symbol of the reel in the middle row. */
const stopOf = (reel: number, symbol: number) => {
  const strip = game.strips[reel] ?? [];
  return (strip.indexOf(symbol) - 1 + strip.length) % strip.length;
};
/** A stop without a wave. */
const calm = (reel: number) => (stopOf(reel, game.wild) + 10) % (game.strips[reel]?.length ?? 1);

describe('the rising wave', () => {
  test('fills its reel before the screen pays, stays, and the other reels turn once more', () => {
    const first = [0, stopOf(1, 0), calm(2), calm(3), 0];
    const second = [5, calm(2), calm(3), 7];
    const { steps } = playWays(game, scriptedRandom([...first, ...second]));
    expect(steps.map((step) => step.kind)).toEqual(['base', 'respin']);
    expect(steps[0]).toMatchObject({ held: [] });
    expect(steps[0]?.screen[1]).toEqual([0, 0, 0]);
    expect(steps[0]?.landed?.[1]?.filter((symbol) => symbol === 0).length).toBe(1);
    expect(steps[1]).toMatchObject({ held: [1] });
    expect(steps[1]?.stops).toEqual([5, null, calm(2), calm(3), 7]);
    expect(steps[1]?.screen[1]).toEqual([0, 0, 0]);
  });
  test('goes on with every new wave, at most until all three reels stand', () => {
    const games = [
      [0, stopOf(1, 0), calm(2), calm(3), 0],
      [0, calm(2), stopOf(3, 0), 0],
      [0, stopOf(2, 0), 0],
      [3, 4],
    ];
    const { steps } = playWays(game, scriptedRandom(games.flat()));
    expect(steps.map((step) => step.held)).toEqual([[], [1], [1, 3], [1, 2, 3]]);
  });
  test('moons are counted as they landed, also where the wave covers them', () => {
    const strip = stripOf(LETTERS, 'MWRRRRRR');
    const moons = stripOf(LETTERS, 'MRRRRRRR');
    const toy = { ...game, strips: [moons, strip, moons, game.strips[3] ?? [], moons] };
    const numbers = [
      [0, 0, 0, calm(3), 4],
      [4, 4, calm(3), 4],
    ].flat();
    const { steps } = playWays(toy, scriptedRandom(numbers));
    expect(steps[0]?.wins.at(-1)).toMatchObject({ kind: 'scatter', count: 3, credits: 100 });
  });
});
