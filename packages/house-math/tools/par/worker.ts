import { parentPort } from 'node:worker_threads';
import { SLOTS } from '../../src/slot/index.ts';
import { type Chunk, simulateChunk } from './simulate-rounds.ts';

export type Order = {
  readonly game: keyof typeof SLOTS;
  readonly chunk: Chunk;
  readonly watched: boolean;
};

parentPort?.on('message', ({ game, chunk, watched }: Order) => {
  parentPort?.postMessage(simulateChunk(SLOTS[game], chunk, watched), []);
});
