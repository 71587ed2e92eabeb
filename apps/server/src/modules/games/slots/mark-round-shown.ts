import type { Launch } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { SlotsRoom } from './room.ts';
import { readRound } from './store/round.ts';
import { markShown } from './store/seat.ts';

/**
 * The frame has shown a round to its end, so it is not shown again on resume. A round older than
 * the last changes nothing. Refuses: slots.round-unknown. Source: checklist S-068.
 */
export async function markRoundShown(
  room: SlotsRoom,
  tx: Tx,
  input: { launch: Launch; roundId: string },
): Promise<Record<string, never>> {
  const { memberId } = input.launch.session;
  const lane = room.laneOf(memberId);
  const roundId = fromWire('rnd', input.roundId);
  if (!roundId || !(await readRound(tx, { lane, memberId, roundId })))
    throw refuse('slots.round-unknown');
  await markShown(tx, { lane, memberId, roundId });
  return {};
}
