import type { Input } from '@nokshi/contract';
import type { consoleAgentLineRoutes, MoveState } from '@nokshi/contract/console/agent-line.ts';
import { audited } from '../../../../kernel/audited.ts';
import { type Caller, operatorOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { type StateTable, statesOf } from '../../../../kernel/states.ts';
import { notifyMember } from '../notify-member.ts';
import type { Internals } from '../room.ts';
import { lockLine } from '../store/line.ts';
import { memberById } from '../store/members.ts';
import { moveById, type MoveRow, writeMoveEnd } from '../store/moves.ts';

const TABLE: StateTable<MoveState> = {
  WAITING: ['APPLIED', 'WITHDRAWN', 'FAILED'],
  APPLIED: [],
  WITHDRAWN: [],
  FAILED: [],
};
const MOVE_STATES = statesOf('move', TABLE);

type End = Pick<MoveRow, 'state'> &
  Partial<Pick<MoveRow, 'endedBy' | 'endedReason' | 'failedBecause'>>;

/** The caller holds the lock of the line. The member learns when what was announced will not be. */
export async function endMove(
  room: Internals,
  tx: Tx,
  { move: { moveId, memberId, state }, ...end }: End & { readonly move: MoveRow },
): Promise<void> {
  MOVE_STATES.check(moveId, state, end.state);
  await writeMoveEnd(tx, { moveId, now: room.clock.now(), ...end });
  if (end.state === 'APPLIED' || (await memberById(tx, memberId))?.closedAt) return;
  await notifyMember(room, tx, { memberId, change: 'upline-stays' });
}

/**
 * One operator withdraws a move before its day: all stays as it is. Refuses:
 * identity.move-unknown, identity.move-ended.
 */
export async function withdrawMove(
  room: Internals,
  tx: Tx,
  { wish, caller }: { wish: Input<typeof consoleAgentLineRoutes.withdraw>; caller: Caller },
): Promise<void> {
  await lockLine(tx);
  const { brandId } = room.site.brand();
  const moveId = fromWire('mov', wish.id);
  const move = moveId && (await moveById(tx, { brandId, moveId }));
  if (!move) throw refuse('identity.move-unknown');
  if (move.state !== 'WAITING') throw refuse('identity.move-ended');
  const { username: endedBy } = operatorOf(caller);
  await endMove(room, tx, { move, state: 'WITHDRAWN', endedBy, endedReason: wish.reason });
  await audited(room, tx, {
    caller,
    act: 'identity.withdraw-move',
    object: toWire('mbr', move.memberId),
    facts: { upline: move.uplineName ?? '', day: move.day, reason: wish.reason },
  });
}
