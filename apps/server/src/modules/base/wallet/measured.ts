import type { Commit } from './lanes.ts';
import type { WalletRoom } from './room.ts';

/** The same commit, with the size and time of each batch recorded in the server's metrics. */
export function measured({ metrics }: WalletRoom, commit: Commit): Commit {
  if (!metrics) return commit;
  return async (lane, batch) => {
    const began = performance.now();
    try {
      await commit(lane, batch);
    } finally {
      const seconds = (performance.now() - began) / 1_000;
      metrics.batch({ lane, size: batch.length, seconds });
    }
  };
}
