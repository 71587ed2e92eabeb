import { describe, expect, test } from 'vitest';
import { game } from '../../games/kantha-lines/game.ts';
import { scriptedRandom } from '../../scripted-random.ts';
import { stripOf } from '../../reels/strip.ts';
import { linePay } from '../../reels/line-pay.ts';
import { fastLines } from './lines-fast.ts';
import { playLines } from './play-lines.ts';

const along = (text: string) => linePay(game, stripOf('WSPEQTKFBHCN', text));

describe('a line', () => {
  test.each([
    ['PPPPP', 2, 5, 2000],
    ['PPPPN', 2, 4, 250],
    ['PPPNP', 2, 3, 50],
    ['NPPPP', 11, 1, 0],
    ['PPSPP', 2, 2, 0],
  ])('%s is a run from the left', (text, ...paid) =>
    expect(Object.values(along(text))).toEqual(paid),
  );
  test.each([
    ['WPWPW', 2, 5, 2000],
    ['PWWNN', 2, 3, 50],
    ['WWNNN', 11, 5, 100],
    ['WWWWW', 0, 5, 4000],
  ])('%s: the wild stands in for the symbol', (text, ...paid) =>
    expect(Object.values(along(text))).toEqual(paid),
  );
  test('pays the better of the wilds alone and the symbol they stand in for', () => {
    expect(along('WWWWN')).toEqual({ symbol: 0, count: 4, credits: 500 });
    expect(along('WWWNK')).toEqual({ symbol: 0, count: 3, credits: 75 });
    expect(along('WWWPP')).toEqual({ symbol: 2, count: 5, credits: 2000 });
  });
  test('no wild stands in for a scatter', () => {
    expect(along('WWSSS')).toEqual({ symbol: 0, count: 2, credits: 0 });
    expect(along('WWWSP')).toEqual({ symbol: 0, count: 3, credits: 75 });
  });
});

/** Stops that show the symbol in the given row of each reel. */
const stopsWith = (symbol: number, row: number) =>
  game.strips.map((strip) => (strip.indexOf(symbol) - row + strip.length) % strip.length);

describe('free games', () => {
  /** No scatter, no win: found by trying, checked below. */
  const empty = (() => {
    const fast = fastLines(game);
    for (let stop = 0; ; stop++) {
      const stops = Int32Array.of(stop, stop, stop, stop, stop);
      if (fast.credits(stops) === 0 && fast.scatters(stops) === 0) return [...stops];
    }
  })();

  test('five suns pay 1000 credits and give fifteen games', () => {
    const suns = stopsWith(game.scatter, 1);
    const free = Array.from({ length: 15 }, () => empty).flat();
    const { steps, totalCredits } = playLines(game, scriptedRandom([...suns, ...free]));
    expect(steps.length).toBe(16);
    expect(steps[0]).toMatchObject({ kind: 'base', awarded: 15, left: 15 });
    expect(steps[0]?.wins.at(-1)).toMatchObject({ kind: 'scatter', count: 5, credits: 1000 });
    expect(steps.slice(1).every(({ kind, credits }) => kind === 'free' && credits === 0)).toBe(
      true,
    );
    expect(totalCredits).toBe(steps[0]?.credits);
  });

  test('every win of a free game counts three times, and suns there give more games', () => {
    const suns = stopsWith(game.scatter, 0);
    const paid = playLines(
      game,
      scriptedRandom([...suns, ...Array.from({ length: 15 }, () => empty).flat()]),
    );
    const free = [...suns, ...Array.from({ length: 29 }, () => empty).flat()];
    const { steps } = playLines(game, scriptedRandom([...suns, ...free]));
    expect(steps.length).toBe(31);
    expect(steps[1]).toMatchObject({ multiplier: 3, awarded: 15, left: 29 });
    expect(steps[1]?.credits).toBe(3 * (paid.steps[0]?.credits ?? 0));
  });

  test('a round never has more than sixty', () => {
    const suns = stopsWith(game.scatter, 2);
    const round = playLines(game, scriptedRandom(Array.from({ length: 61 }, () => suns).flat()));
    expect(round.steps.length).toBe(61);
    expect(round.steps.map((step) => step.awarded ?? 0).filter((more) => more > 0)).toEqual([
      15, 15, 15, 15,
    ]);
    expect(round.steps.at(-1)?.left).toBe(0);
  });
});
