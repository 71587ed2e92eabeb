import { say } from './kernel/command.ts';
import { systemClock } from './kernel/clock.ts';
import { createDb } from './kernel/db.ts';
import { createIds } from './kernel/ids.ts';
import { createLog } from './kernel/log.ts';
import { laneCountOf } from './kernel/store/lanes.ts';
import { systemRandom } from './kernel/random.ts';
import { createWallet } from './modules/base/wallet/index.ts';

/**
 * Verifies the whole ledger from the command line and prints each difference; the signal ends it.
 * @throws the signal's reason when it was ended early
 */
export async function proveLedger(url: string, signal: AbortSignal) {
  const log = createLog('error');
  const db = createDb({ url, log, connections: 2, statementTimeoutMs: 3_600_000 });
  try {
    const ids = createIds(systemClock, systemRandom);
    const laneCount = await laneCountOf(db);
    const wallet = createWallet({ db, clock: systemClock, ids, log, laneCount });
    const { done } = await wallet.startProof({ scope: 'full', askedBy: null });
    const stop = () => void wallet.stopProofs();
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    const proof = await done;
    signal.throwIfAborted();
    for (const { check, lane, where, expected, found } of proof.examples)
      say(`DIFFERENCE ${check}, lane ${lane}, ${where}: expected ${expected}, found ${found}`);
    return proof;
  } finally {
    await db.close();
  }
}
