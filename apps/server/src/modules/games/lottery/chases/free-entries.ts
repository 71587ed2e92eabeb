import type { Posted } from '../../../base/wallet/index.ts';
import type { LotteryRoom } from '../room.ts';
import { type IssueOf, type WaitingEntry, waitingFor } from '../store/chase-steps.ts';
import type { ChaseId } from '../store/chases.ts';
import {
  chaseKey,
  entryKey,
  type Freed,
  freeRide,
  holdOf,
  isOver,
  type Refused,
  stopRide,
} from './rides.ts';

/** So many entries wait for their commits at one time. */
export const IN_PART = 200;

/** Ends one entry that waits and releases its money; null when it does not wait any more. */
export function freeEntry(
  room: Pick<LotteryRoom, 'wallet'>,
  entry: WaitingEntry,
  freed: Freed,
): Promise<Posted | null> {
  const { chaseId, memberId, stake } = entry;
  return unlessOver(
    room.wallet.releaseHeld({
      holdId: holdOf(chaseId),
      memberId,
      key: entryKey('free', entry),
      amount: stake,
      rides: [freeRide(entry, freed)],
    }),
  );
}

/** Stops a chase and releases all that waits; null when nothing of it waits any more. */
export const stopWaiting = (
  room: Pick<LotteryRoom, 'wallet'>,
  { chaseId, memberId }: Pick<WaitingEntry, 'chaseId' | 'memberId'>,
  refused: Refused | null = null,
): Promise<Posted | null> =>
  unlessOver(
    room.wallet.releaseHeld({
      holdId: holdOf(chaseId),
      memberId,
      key: chaseKey('stop', chaseId),
      rides: [stopRide(chaseId, refused)],
    }),
  );

async function unlessOver(released: Promise<Posted | null>): Promise<Posted | null> {
  try {
    return await released;
  } catch (err) {
    if (isOver(err)) return null;
    throw err;
  }
}

/** Ends all entries that still wait for an issue which takes no bets any more. */
export async function freeIssue(
  room: Pick<LotteryRoom, 'db' | 'wallet'>,
  issue: IssueOf,
  freed: Freed,
): Promise<void> {
  for (let after: ChaseId | null = null; ; ) {
    const page = { ...issue, after, most: IN_PART };
    const entries: WaitingEntry[] = await room.db.read((tx) => waitingFor(tx, page));
    await Promise.all(entries.map((entry) => freeEntry(room, entry, freed)));
    const last = entries.at(-1);
    if (!last) return;
    after = last.chaseId;
  }
}

/** Nobody could place it: the issue passed, or is void. */
export const VOID: Freed = { state: 'VOID', refusedBy: null };

/** Its issue closed before the one ahead of it was paid. */
export const MISSED: Freed = { state: 'REFUSED', refusedBy: 'lottery.issue-closed' };
