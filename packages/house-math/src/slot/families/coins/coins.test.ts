import { describe, expect, test } from 'vitest';
import { simulationRandom } from '../../../fairness/simulation.ts';
import { game } from '../../games/fishers-purse/game.ts';
import { endChances } from './coins-par.ts';
import { playCoins } from './play-coins.ts';

/** The first rounds of many in which coins hold. */
const rounds = Array.from({ length: 20_000 }, (_, seed) => playCoins(game, simulationRandom(seed)))
  .filter((round) => round.steps.length > 1)
  .slice(0, 150);

describe('coins that hold', () => {
  test('begin with six on the screen, and three turns for the other places', () => {
    for (const { steps } of rounds) {
      const coins = steps[0]?.screen.flat().filter((symbol) => symbol === game.coin).length ?? 0;
      expect(coins).toBeGreaterThanOrEqual(game.from);
      expect(steps[0]).toMatchObject({ awarded: 3, left: 3 });
      expect(steps[0]?.marks).toHaveLength(coins);
    }
  });
  test('stay where they are with what is written on them, and a new one sets the turns back', () => {
    for (const { steps } of rounds) {
      for (const [at, step] of steps.entries()) {
        const before = steps[at - 1];
        if (!before) continue;
        expect(step.marks?.slice(0, before.marks?.length)).toEqual(before.marks);
        const isMore = (step.marks?.length ?? 0) > (before.marks?.length ?? 0);
        expect(step.left).toBe(isMore ? game.turns : (before.left ?? 0) - 1);
      }
    }
  });
  test('pay once, in the end, all that is written on them', () => {
    for (const { steps } of rounds) {
      const [last] = steps.slice(-1);
      const { marks = [], wins } = last ?? {};
      const isFull = marks.length === game.reels * game.rows;
      const written = marks.reduce((sum, { credits }) => sum + credits, 0);
      const credits = written + (isFull ? game.fullCredits : 0);
      expect(wins).toMatchObject([{ kind: 'collect', credits }]);
      expect(steps.slice(1, -1).every((step) => step.credits === 0)).toBe(true);
    }
  });
});

describe('the chain of coins', () => {
  test('adds up to one, and from all places but one is worked out by hand', () => {
    for (const coins of [6, 10, 14])
      expect(endChances(game, coins).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    const none = (1 - 1 / game.oneIn) ** game.turns;
    expect(endChances(game, 14)[14]).toBeCloseTo(none, 12);
    expect(endChances(game, 14)[15]).toBeCloseTo(1 - none, 12);
  });
});
