import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';
import type { SlotCode } from '../../src/slot/game.ts';
import { packageFolder } from '../package-folder.ts';
import { addMoments, noMoments } from './moments.ts';
import { CHUNK, type Simulated } from './simulate-rounds.ts';
import type { Order } from './worker.ts';

type Wanted = {
  readonly game: SlotCode;
  readonly rounds: number;
  readonly seed: number;
  readonly workers: number;
  readonly watched?: boolean;
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

function addSimulated(total: Simulated | null, more: Simulated): Simulated {
  if (!total) return more;
  addMoments(total.moments, more.moments);
  more.awards?.times.forEach((row, symbol) => {
    row.forEach((times, tier) => {
      total.awards!.times[symbol]![tier]! += times;
      total.awards!.credits[symbol]![tier]! += more.awards!.credits[symbol]![tier]!;
    });
  });
  return { ...total, firstScreens: total.firstScreens + more.firstScreens };
}

/** Simulates in worker threads, chunk by chunk; the same seed gives the same result. */
export async function simulateParallel(wanted: Wanted): Promise<Simulated> {
  const code = workerCode();
  const chunks = Math.ceil(wanted.rounds / CHUNK);
  let next = 0;
  let total: Simulated | null = null;
  const orderOf = (chunk: number): Order => {
    const rounds = Math.min(CHUNK, wanted.rounds - chunk * CHUNK);
    const watched = wanted.watched ?? false;
    return { game: wanted.game, chunk: { seed: wanted.seed, chunk, rounds }, watched };
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
  return total ?? { moments: noMoments(), awards: null, firstScreens: 0 };
}
