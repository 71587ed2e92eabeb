import { derivedId, type HoldId, type Uuid } from '../../../kernel/ids.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { releaseHold } from './hold.ts';
import type { WalletRoom } from './room.ts';
import { dueHolds, type HoldRow } from './store/holds.ts';

const AT_ONCE = 200;

/**
 * Releases the remainder of every expired hold to cash, each in its own transaction. A hold that a
 * story captures at the same moment is left to the next run. Answers how many were released.
 */
export async function expireHolds(room: WalletRoom, now: Date): Promise<number> {
  const due = await room.db.read((tx) => dueHolds(tx, now, AT_ONCE));
  let expired = 0;
  for (const hold of due) if (await expireHold(room, hold)) expired += 1;
  return expired;
}

async function expireHold(room: WalletRoom, { holdId, memberId, left }: HoldRow): Promise<boolean> {
  try {
    const key = expiryKey(holdId, left);
    await room.db.tx((tx) => releaseHold(room, tx, { holdId, memberId, key, amount: left }));
    return true;
  } catch (err) {
    if (!(err instanceof Refusal)) throw err;
    // Being captured right now. Other refusals need a person, and must not keep the rest waiting.
    if (err.code !== 'wallet.hold-exceeded') room.log.warn('a hold cannot expire', { holdId, err });
    return false;
  }
}

/**
 * The same hold with the same remainder expires under the same key, so expiring twice moves money
 * once.
 */
const expiryKey = (holdId: HoldId, left: bigint): Uuid => derivedId(`expire ${holdId} ${left}`);
