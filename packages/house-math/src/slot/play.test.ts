import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitmentOf, hmacRandom } from '../fairness/hmac-node.ts';
import type { Random } from '../fairness/random.ts';
import { simulationRandom } from '../fairness/simulation.ts';
import { full } from '../../../../tests/harness/extent.ts';
import {
  fastSpin,
  findSlot,
  type Outcome,
  payoutMinor,
  play,
  SLOTS,
  type SlotGame,
  type Win,
} from './index.ts';

const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 });

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const creditsOf = (wins: readonly Win[]) => sum(wins.map((win) => win.credits));

/** Counts what a round draws, to compare two ways of playing it. */
function counted(random: Random) {
  const drawn: number[] = [];
  const below = (n: number) => {
    drawn.push(n);
    return random.below(n);
  };
  return { random: { below }, drawn };
}

/** The first game of each family is tried at length, so is each in `npm run test:full`. */
const isTried = (game: SlotGame): boolean =>
  full || [...SLOTS.values()].find(({ family }) => family === game.family) === game;

describe.each([...SLOTS])('%s', (_code, game) => {
  const numRuns = isTried(game) ? 300 : 40;
  test('a round is the sum of its steps, a step the sum of its wins', () => {
    fc.assert(
      fc.property(seed, (from) => {
        const outcome = play(game, simulationRandom(from));
        const total = sum(outcome.steps.map((step) => step.credits));
        expect(outcome.totalCredits).toBe(Math.min(total, game.maxCredits ?? total));
        for (const step of outcome.steps) expect(step.credits).toBe(creditsOf(step.wins));
        expect(outcome.steps[0]?.kind).toBe('base');
        expect(outcome).toMatchObject({ game: game.code, family: game.family });
      }),
      { numRuns },
    );
  });

  test('every win lies on the screen it is shown on', () => {
    fc.assert(
      fc.property(seed, (from) => {
        for (const step of play(game, simulationRandom(from)).steps) {
          const marked = new Set((step.marks ?? []).map(({ place }) => String(place)));
          for (const win of step.wins) {
            expect(win.credits).toBeGreaterThan(0);
            expect(new Set(win.positions.map(String)).size).toBe(win.positions.length);
            for (const [reel, row] of win.positions) {
              const shown = step.screen[reel]?.[row];
              const wild = 'wild' in game ? game.wild : win.symbol;
              const landed = (step.landed ?? step.screen)[reel]?.[row];
              // What is collected is many symbols: each carries its worth, or is who collects.
              if (win.kind === 'collect' && marked.has(`${reel},${row}`)) continue;
              expect([win.symbol, wild]).toContain(win.kind === 'scatter' ? landed : shown);
            }
          }
        }
      }),
      { numRuns },
    );
  });

  test('the fast path takes the same numbers and gives the same credits', () => {
    const spin = fastSpin(game);
    for (let from = 0; from < 10 * numRuns; from++) {
      const told = counted(simulationRandom(from));
      const quick = counted(simulationRandom(from));
      expect(spin(quick.random)).toBe(play(game, told.random).totalCredits);
      expect(quick.drawn).toEqual(told.drawn);
    }
  });

  test('same numbers, same round, whatever was played before', () => {
    expect(play.length).toBe(2);
    const seeds = { serverSeed: 'c0'.repeat(32), clientSeed: 'pure' };
    const first = Array.from({ length: 50 }, (_, nonce) =>
      play(game, hmacRandom({ ...seeds, nonce })),
    );
    for (let i = 0; i < numRuns; i++) play(game, simulationRandom(i));
    const again = first.map((_round, nonce) => play(game, hmacRandom({ ...seeds, nonce })));
    expect(again).toEqual(first);
    expect(again.map((round: Outcome) => JSON.parse(JSON.stringify(round)))).toEqual(first);
  });

  test('every stake pays exactly, and no other stake is permitted', () => {
    for (const stake of game.stakes) {
      expect(stake % BigInt(game.betCredits)).toBe(0n);
      for (const credits of [0, 1, 7, game.betCredits, 123_457]) {
        const exact = stake * BigInt(credits);
        expect(payoutMinor(game, stake, credits) * BigInt(game.betCredits)).toBe(exact);
      }
    }
    expect(() => payoutMinor(game, 0n, 1)).toThrow('no stake');
    expect(() => payoutMinor(game, (game.stakes[0] ?? 0n) + 1n, 1)).toThrow('no stake');
  });

  test('a stored round finds the rules it was played by', () => {
    expect(findSlot(game.code, game.ruleVersion)).toBe(game);
    expect(findSlot(game.code, 999)).toBeNull();
  });
});

test('the first games still give the credits that they gave from the same seeds', () => {
  const digests = ['kantha-lines', 'river-ways', 'monsoon-clusters'].map((code) => {
    const game = findSlot(code, 1);
    if (!game) throw new Error(`${code} has lost its first rules`);
    const seeds = { serverSeed: 'c0'.repeat(32), clientSeed: 'as it was' };
    const credits = Array.from(
      { length: 2000 },
      (_, nonce) => play(game, hmacRandom({ ...seeds, nonce })).totalCredits,
    );
    return commitmentOf(credits.join()).slice(0, 16);
  });
  expect(digests).toEqual(['c71159d5352f0b9e', '8ac3e63102af8a96', '8c1396ca0805d6ba']);
});
