import { describe, expect, test } from 'vitest';
import { simulationRandom } from '../../src/fairness/simulation.ts';
import { enumerateLines } from '../../src/slot/families/lines/lines-cycle.ts';
import {
  freeGamesMean,
  lineAwards,
  linesRtp,
} from '../../src/slot/families/lines/lines-expectation.ts';
import type { LinesGame } from '../../src/slot/families/lines/lines-game.ts';
import { playLines } from '../../src/slot/families/lines/play-lines.ts';
import { playWays } from '../../src/slot/families/ways/play-ways.ts';
import { enumerateWays } from '../../src/slot/families/ways/ways-cycle.ts';
import { waysRtp } from '../../src/slot/families/ways/ways-expectation.ts';
import type { WaysGame } from '../../src/slot/families/ways/ways-game.ts';
import { game as kanthaLines } from '../../src/slot/games/kantha-lines/game.ts';
import { game as riverWays } from '../../src/slot/games/river-ways/game.ts';
import { fastSpin } from '../../src/slot/index.ts';
import { everyStop } from '../../src/slot/par/cycle.ts';
import { countRound, figuresOf, noMoments } from '../../src/slot/par/moments.ts';
import { scatterChances } from '../../src/slot/par/scatter.ts';
import { stripOf } from '../../src/slot/reels/strip.ts';
import { scriptedRandom } from '../../src/slot/scripted-random.ts';

/** Games so small that every screen can be played, and some figures worked out by hand. */
const toyLines: LinesGame = {
  ...kanthaLines,
  symbols: kanthaLines.symbols.slice(0, 3),
  strips: ['WSPP', 'WPPP', 'SPPP', 'WPSP', 'PPPW'].map((text) => stripOf('WSP', text)),
  pays: [
    [0, 0, 0, 5, 20, 100],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 2, 4, 8],
  ],
  scatterPays: [0, 0, 10, 50],
  freeGames: { awards: [0, 0, 0, 2], multiplier: 3, most: 5 },
  lines: [[1, 1, 1, 1, 1]],
  betCredits: 1,
};

const toyWays: WaysGame = {
  ...riverWays,
  symbols: riverWays.symbols.slice(0, 4),
  strips: ['BBHM', 'WBHHM', 'BHWBB', 'HBHWM', 'BHMB'].map((text) => stripOf('WMBH', text)),
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 2, 5, 11],
    [0, 0, 0, 1, 3, 7],
  ],
  scatterPays: [0, 0, 0, 10, 20, 30],
};

function simulated(game: LinesGame | WaysGame, rounds: number) {
  const random = simulationRandom(99);
  const spin = fastSpin(game);
  const moments = noMoments();
  for (let i = 0; i < rounds; i++) countRound(moments, spin(random));
  return figuresOf(moments, game.betCredits);
}

describe('a toy lines game', () => {
  test('awards of one line, by hand', () => {
    // Wild or peacock on every reel: 3, 4, 3, 3 and 4 of four places. The third reel has no
    // wild, so no run of wilds alone is long enough to pay.
    const five = lineAwards(toyLines).find(({ symbol, count }) => symbol === 2 && count === 5);
    expect(five).toEqual({ symbol: 2, count: 5, credits: 8, hits: 3 * 4 * 3 * 3 * 4 });
  });
  test('scatters by hand: windows of three of four stops', () => {
    const chances = scatterChances(toyLines);
    const three = (3 / 4) ** 3;
    expect(chances[3]).toBeCloseTo(three, 12);
    expect(chances[2]).toBeCloseTo(3 * (3 / 4) ** 2 * (1 / 4), 12);
  });
  test('the paid game: formula, tables and the told round agree on every screen', () => {
    let credits = 0;
    everyStop([4, 4, 4, 4, 4], 0, (stops) => {
      const free = Array.from({ length: 25 }, () => 0);
      credits += playLines(toyLines, scriptedRandom([...stops, ...free])).steps[0]?.credits ?? 0;
    });
    expect(linesRtp(toyLines).base).toBeCloseTo(credits / 1024, 10);
    expect(enumerateLines(toyLines).baseMean).toBeCloseTo(credits / 1024, 10);
  });
  test('free games by hand: two, and up to five when they come again', () => {
    const q = (3 / 4) ** 3;
    // 2 at once; the first and second may each give 2 more, a last award is cut to 1.
    const most = freeGamesMean({ ...toyLines, freeGames: { ...toyLines.freeGames, most: 2 } });
    expect(most).toBeCloseTo(2 * q, 12);
    const four = freeGamesMean({ ...toyLines, freeGames: { ...toyLines.freeGames, most: 4 } });
    expect(four).toBeCloseTo(q * (2 + 2 * (1 - (1 - q) ** 2)), 12);
    const { round } = enumerateLines(toyLines);
    expect(round.stages - 1).toBeCloseTo(freeGamesMean(toyLines), 12);
  });
  test('the whole round: moments agree with a simulation', () => {
    const { round } = enumerateLines(toyLines);
    expect(round.mean).toBeCloseTo(linesRtp(toyLines).total, 9);
    const seen = simulated(toyLines, 400_000);
    expect(Math.abs(seen.rtp - round.mean)).toBeLessThan(2 * seen.halfWidth);
    expect(seen.variance / (round.square - round.mean ** 2)).toBeCloseTo(1, 1);
    expect(seen.hitFrequency).toBeCloseTo(1 - round.zero, 2);
  });
});

describe('a toy ways game', () => {
  test('the paid game: formula, tables and the told round agree on every screen', () => {
    let credits = 0;
    everyStop([4, 5, 5, 5, 4], 0, (stops) => {
      const respins = Array.from({ length: 12 }, () => 0);
      credits += playWays(toyWays, scriptedRandom([...stops, ...respins])).steps[0]?.credits ?? 0;
    });
    const mean = credits / (4 * 5 * 5 * 5 * 4);
    expect(waysRtp(toyWays).base).toBeCloseTo(mean / toyWays.betCredits, 10);
    expect(enumerateWays(toyWays).baseMean).toBeCloseTo(mean, 10);
  });
  test('the whole round: formula, chained cycles and a simulation agree', () => {
    const { round } = enumerateWays(toyWays);
    const rtp = round.mean / toyWays.betCredits;
    expect(rtp).toBeCloseTo(waysRtp(toyWays).total, 10);
    const seen = simulated(toyWays, 400_000);
    expect(Math.abs(seen.rtp - rtp)).toBeLessThan(2 * seen.halfWidth);
    const variance = (round.square - round.mean ** 2) / toyWays.betCredits ** 2;
    expect(seen.variance / variance).toBeCloseTo(1, 1);
    expect(seen.hitFrequency).toBeCloseTo(1 - round.zero, 2);
  });
});
