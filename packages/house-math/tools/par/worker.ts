import { parentPort } from 'node:worker_threads';
import type { Random } from '../../src/fairness/random.ts';
import { fastSpin, SLOTS } from '../../src/slot/index.ts';
import { familyPar } from '../../src/slot/families/pars.ts';
import { type Chunk, type Simulated, simulateChunk } from '../../src/slot/par/simulate.ts';

export type Order = {
  readonly game: string;
  readonly chunk: Chunk;
  /** What is tallied: nothing, what the family counts, or the rounds by what they paid. */
  readonly counted: 'nothing' | 'awards' | 'credits';
};

function simulated({ game: code, chunk, counted }: Order): Simulated {
  const game = SLOTS.get(code);
  if (!game) throw new Error(`there is no game ${code}`);
  const par = familyPar(game);
  if (counted === 'awards' && par.method === 'simulated') return par.simulate(game, chunk);
  const spin = fastSpin(game);
  if (counted === 'nothing') return simulateChunk(chunk, spin);
  const paid: number[] = [];
  const round = (random: Random): number => {
    const credits = spin(random);
    paid[credits] = (paid[credits] ?? 0) + 1;
    return credits;
  };
  return simulateChunk(chunk, round, paid);
}

parentPort?.on('message', (order: Order) => {
  parentPort?.postMessage(simulated(order), []);
});
