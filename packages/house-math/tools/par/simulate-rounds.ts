import { simulationRandom } from '../../src/fairness/simulation.ts';
import { tumbler } from '../../src/slot/clusters/tumbler.ts';
import { fastSpin } from '../../src/slot/fast.ts';
import type { SlotGame } from '../../src/slot/game.ts';
import { countRound, type Moments, noMoments } from './moments.ts';

/** Chunk after chunk has its own numbers, so the result does not depend on who computes which. */
export const CHUNK = 1_000_000;

export type Chunk = { readonly seed: number; readonly chunk: number; readonly rounds: number };

/** Moments of the rounds; of clusters also how often and for how much each award was paid. */
export type Simulated = {
  readonly moments: Moments;
  /** `[symbol][size tier]`, and what the first screens paid by themselves. */
  readonly awards: { readonly times: number[][]; readonly credits: number[][] } | null;
  readonly firstScreens: number;
};

const randomOf = ({ seed, chunk }: Chunk) =>
  simulationRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(chunk + 1, 0x85ebca6b));

/** Plays one chunk; with `awards` a clusters game is watched as well, a little slower. */
export function simulateChunk(game: SlotGame, chunk: Chunk, watched = false): Simulated {
  if (watched && game.family === 'clusters') return watchClusters(game, chunk);
  const random = randomOf(chunk);
  const spin = fastSpin(game);
  const moments = noMoments();
  for (let i = 0; i < chunk.rounds; i++) countRound(moments, spin(random));
  return { moments, awards: null, firstScreens: 0 };
}

function watchClusters(game: Extract<SlotGame, { family: 'clusters' }>, chunk: Chunk): Simulated {
  const random = randomOf(chunk);
  const round = tumbler(game);
  const moments = noMoments();
  const times = game.symbols.map(() => game.sizes.map(() => 0));
  const credits = game.symbols.map(() => game.sizes.map(() => 0));
  let firstScreens = 0;
  let screens = 0;
  const watch = {
    screen: () => {
      screens++;
    },
    cluster: (symbol: number, cells: Uint8Array, won: number) => {
      const tier = game.sizes.findLastIndex((from) => from <= cells.length);
      times[symbol]![tier]!++;
      credits[symbol]![tier]! += won;
      if (screens === 1) firstScreens += won;
    },
  };
  for (let i = 0; i < chunk.rounds; i++) {
    screens = 0;
    countRound(moments, round(random, watch));
  }
  return { moments, awards: { times, credits }, firstScreens };
}
