import type { Random } from '../../fairness/random.ts';
import { simulationRandom } from '../../fairness/simulation.ts';
import { addMoments, countRound, type Moments, noMoments } from './moments.ts';

/** Chunk after chunk has its own numbers, so the result does not depend on who computes which. */
export const CHUNK = 1_000_000;

export type Chunk = { readonly seed: number; readonly chunk: number; readonly rounds: number };

/** Moments of the rounds, and sums of the family's own by which it splits them into awards. */
export type Simulated = { readonly moments: Moments; readonly tallies: number[] };

const randomOf = ({ seed, chunk }: Chunk) =>
  simulationRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(chunk + 1, 0x85ebca6b));

/** Plays one chunk; `round` may add to the tallies. */
export function simulateChunk(
  chunk: Chunk,
  round: (random: Random) => number,
  tallies: number[] = [],
): Simulated {
  const random = randomOf(chunk);
  const moments = noMoments();
  for (let i = 0; i < chunk.rounds; i++) countRound(moments, round(random));
  return { moments, tallies };
}

export function addSimulated(total: Simulated | null, more: Simulated): Simulated {
  if (!total) return more;
  addMoments(total.moments, more.moments);
  more.tallies.forEach((sum, i) => {
    total.tallies[i] = (total.tallies[i] ?? 0) + sum;
  });
  return total;
}
