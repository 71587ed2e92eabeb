import { parentPort } from 'node:worker_threads';
import { fastSpin, SLOTS } from '../../src/slot/index.ts';
import { familyPar } from '../../src/slot/families/pars.ts';
import { type Chunk, type Simulated, simulateChunk } from '../../src/slot/par/simulate.ts';

export type Order = {
  readonly game: string;
  readonly chunk: Chunk;
  /** With the family's own tallies, a little slower. */
  readonly watched: boolean;
};

function simulated({ game: code, chunk, watched }: Order): Simulated {
  const game = SLOTS.get(code);
  if (!game) throw new Error(`there is no game ${code}`);
  const par = familyPar(game);
  if (watched && par.method === 'simulated') return par.simulate(game, chunk);
  return simulateChunk(chunk, fastSpin(game));
}

parentPort?.on('message', (order: Order) => {
  parentPort?.postMessage(simulated(order), []);
});
