import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';
import { noMoments } from '../../src/slot/par/moments.ts';
import { addSimulated, CHUNK, type Simulated } from '../../src/slot/par/simulate.ts';
import { packageFolder } from '../package-folder.ts';
import type { Order } from './worker.ts';

type Wanted = {
  readonly game: string;
  readonly rounds: number;
  readonly seed: number;
  readonly workers: number;
  readonly counted?: Order['counted'];
  /** Rounds that were simulated before: these are the ones after them. */
  readonly after?: number;
};

/** The worker as one piece of plain JavaScript, however this tool itself was started. */
function workerCode(): string {
  const entry = join(packageFolder(), 'tools', 'par', 'worker.ts');
  const built = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
  });
  return (built.outputFiles[0] as { text: string }).text;
}

/** Simulates in worker threads, chunk by chunk; the same seed gives the same result. */
export async function simulateParallel(wanted: Wanted): Promise<Simulated> {
  const code = workerCode();
  const chunks = Math.ceil(wanted.rounds / CHUNK);
  let next = 0;
  let total: Simulated | null = null;
  const orderOf = (chunk: number): Order => {
    const rounds = Math.min(CHUNK, wanted.rounds - chunk * CHUNK);
    const { game, seed, counted = 'nothing', after = 0 } = wanted;
    return { game, chunk: { seed, chunk: chunk + Math.ceil(after / CHUNK), rounds }, counted };
  };
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(code, { eval: true });
      const give = (): void => {
        if (next < chunks) worker.postMessage(orderOf(next++), []);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('error', reject);
      worker.on('message', (done: Simulated) => {
        total = addSimulated(total, done);
        give();
      });
      give();
    });
  await Promise.all(Array.from({ length: wanted.workers }, work));
  return total ?? { moments: noMoments(), tallies: [] };
}
