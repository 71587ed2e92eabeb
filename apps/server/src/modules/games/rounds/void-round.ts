import type { Tx } from '../../../kernel/db.ts';
import { closedLanes } from './close-round.ts';
import { playOf, purposeOf, type RoundsRoom } from './room.ts';
import { type RoundRow, transition } from './store/rounds.ts';

/**
 * Makes a round void: no bet enters any more, and every stake goes back. A round of the house that
 * was closed takes its link and still tells it, so that the chain goes on. False when it has
 * changed in the meantime.
 */
export async function voidRound(
  room: RoundsRoom,
  tx: Tx,
  { round, reason }: { round: RoundRow; reason: string },
): Promise<boolean> {
  if (round.state === 'OPEN') await closedLanes(tx, round);
  if (round.state === 'CLOSED' && round.source === 'house') {
    const closed = { purpose: purposeOf(round), issue: round.issue };
    await room.fairness.draws.tell(tx, closed);
  }
  const wasOpen = round.state === 'OPEN' || round.state === 'CLOSED';
  const written = { to: 'VOID', dueAt: room.clock.now(), voidReason: reason } as const;
  const isVoid = await transition(tx, round, written);
  if (isVoid && wasOpen) await playOf(room, round.kind).over?.(tx, { ...round, state: 'VOID' });
  return isVoid;
}
