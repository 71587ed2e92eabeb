import type { Tx } from '../../../kernel/db.ts';
import { closedLanes } from './close-round.ts';
import { purposeOf, type RoundsRoom } from './room.ts';
import { type RoundRow, transition } from './store/rounds.ts';

/**
 * Makes a round void: no bet enters any more, and every stake goes back. A round of the house that
 * was closed takes its link and still tells it, so that the chain goes on. False when it has
 * changed in the meantime.
 */
export async function voidRound(
  room: Pick<RoundsRoom, 'clock' | 'fairness'>,
  tx: Tx,
  { round, reason }: { round: RoundRow; reason: string },
): Promise<boolean> {
  if (round.state === 'OPEN') await closedLanes(tx, round);
  if (round.state === 'CLOSED' && round.source === 'house') {
    const closed = { purpose: purposeOf(round), issue: round.issue };
    await room.fairness.draws.tell(tx, closed);
  }
  return transition(tx, round, { to: 'VOID', dueAt: room.clock.now(), voidReason: reason });
}
