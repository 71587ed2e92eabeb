import { setTimeout as sleep } from 'node:timers/promises';
import { connectionLost } from '../../../kernel/db.ts';
import { commitEach } from './commit-each.ts';
import { unanswered, type Waiting } from './lanes.ts';
import { isLostConnection } from './lost-connection.ts';
import { onLane } from './on-lane.ts';
import type { WalletRoom } from './room.ts';

/** About seven seconds: a PostgreSQL that was killed is running again by then. */
const PAUSES_MS = [50, 100, 200, 400, 800, 1_600, 2_000, 2_000];

/**
 * The connection broke while a batch was in flight, so it is unknown whether it was committed. It
 * is sent again by the exact path, which posts the missing keys and gives the first answer of the
 * others. If the first call is still running, one of the two finds the keys taken.
 * @throws the connection's error when the database does not come back
 */
export async function recoverBatch(
  room: WalletRoom,
  lane: number,
  batch: readonly Waiting[],
): Promise<void> {
  const open = unanswered(batch);
  if (open.length === 0) return;
  room.log.warn('the answer of a batch was lost, asking by its keys', { lane, count: open.length });
  let last: unknown;
  for (const pause of PAUSES_MS) {
    await sleep(pause);
    try {
      await tryAgain(room, lane, open);
      return;
    } catch (err) {
      if (!isLostConnection(err)) throw err;
      last = err;
      // Its worker may have another address by now.
      void room.db.lanes.readAgain();
    }
  }
  throw connectionLost(last);
}

async function tryAgain(room: WalletRoom, lane: number, open: readonly Waiting[]): Promise<void> {
  const lost = await onLane({ room, lane }, (call) => commitEach(call, unanswered(open)));
  if (lost) throw lost;
}
