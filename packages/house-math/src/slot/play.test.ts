import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitmentOf, hmacRandom } from '../fairness/hmac-node.ts';
import type { Random } from '../fairness/random.ts';
import { simulationRandom } from '../fairness/simulation.ts';
import { faultsIn } from '../../../../tests/harness/faults-in.ts';
import { type TriedGame, triedGames } from '../../tools/tested/due-games.ts';
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

/** Games that did not change since they were recorded are not tried again: tools/tested. */
const GAMES = triedGames().map((tried) => [tried.code, tried] as const);
const runsOf = ({ atLength }: TriedGame) => (atLength ? 300 : 40);

/** Where all of them changed, or in `npm run test:full`. */
const LONG_MS = 900_000;

/** All games by one property; those that fail are listed. */
const inEveryGame = async (check: (game: SlotGame, runs: number) => void) =>
  expect(await faultsIn(GAMES, ([, tried]) => check(tried.game, runsOf(tried)))).toEqual([]);

test(
  'a round is the sum of its steps, a step the sum of its wins',
  async () => {
    await inEveryGame((game, numRuns) =>
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
      ),
    );
  },
  LONG_MS,
);

test(
  'every win lies on the screen it is shown on',
  async () => {
    await inEveryGame((game, numRuns) =>
      fc.assert(
        fc.property(seed, (from) => {
          for (const step of play(game, simulationRandom(from)).steps) expectWinsShown(game, step);
        }),
        { numRuns },
      ),
    );
  },
  LONG_MS,
);

function expectWinsShown(game: SlotGame, step: Outcome['steps'][number]): void {
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

test(
  'the fast path takes the same numbers and gives the same credits',
  async () => {
    await inEveryGame((game, numRuns) => {
      const spin = fastSpin(game);
      for (let from = 0; from < 10 * numRuns; from++) {
        const told = counted(simulationRandom(from));
        const quick = counted(simulationRandom(from));
        expect(spin(quick.random)).toBe(play(game, told.random).totalCredits);
        expect(quick.drawn).toEqual(told.drawn);
      }
    });
  },
  LONG_MS,
);

test(
  'same numbers, same round, whatever was played before',
  async () => {
    expect(play.length).toBe(2);
    await inEveryGame((game, numRuns) => {
      const seeds = { serverSeed: 'c0'.repeat(32), clientSeed: 'pure' };
      const first = Array.from({ length: 50 }, (_, nonce) =>
        play(game, hmacRandom({ ...seeds, nonce })),
      );
      for (let i = 0; i < numRuns; i++) play(game, simulationRandom(i));
      const again = first.map((_round, nonce) => play(game, hmacRandom({ ...seeds, nonce })));
      expect(again).toEqual(first);
      expect(again.map((round: Outcome) => JSON.parse(JSON.stringify(round)))).toEqual(first);
    });
  },
  LONG_MS,
);

test('every stake pays exactly, and no other stake is permitted', async () => {
  const faults = await faultsIn(SLOTS, ([, game]) => {
    for (const stake of game.stakes) {
      expect(stake % BigInt(game.betCredits)).toBe(0n);
      for (const credits of [0, 1, 7, game.betCredits, 123_457]) {
        const exact = stake * BigInt(credits);
        expect(payoutMinor(game, stake, credits) * BigInt(game.betCredits)).toBe(exact);
      }
    }
    expect(() => payoutMinor(game, 0n, 1)).toThrow('no stake');
    expect(() => payoutMinor(game, (game.stakes.at(-1) ?? 0n) + 1n, 1)).toThrow('no stake');
  });
  expect(faults).toEqual([]);
});

test('a stored round finds the rules it was played by', async () => {
  const faults = await faultsIn(SLOTS, ([, game]) => {
    expect(findSlot(game.code, game.ruleVersion)).toBe(game);
    expect(findSlot(game.code, 999)).toBeNull();
  });
  expect(faults).toEqual([]);
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
