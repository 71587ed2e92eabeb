import type { MoveFailure } from '@nokshi/contract/console/agent-line.ts';
import { dayOf } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { maskName } from '../../../../kernel/mask-name.ts';
import { notifyMember } from '../notify-member.ts';
import type { Internals } from '../room.ts';
import { announceAccount } from '../set-type.ts';
import { isOpenAgent } from '../set-upline.ts';
import { lockMember } from '../standing.ts';
import { beginAbove, endAbove, isBelow, lockLine } from '../store/line.ts';
import { type MemberRow, writeUpline } from '../store/members.ts';
import { dueMoves, type MoveRow } from '../store/moves.ts';
import { uplineChanged } from '../topics.ts';
import { endMove } from './end-move.ts';

export const APPLY_MOVES = 'identity.apply-moves';
const AT_ONCE = 20;

/**
 * Applies moves whose day has begun, in the order of their days: also those of days on which no
 * server ran, from their own day on. Of two servers one waits for the other and finds nothing left.
 * Answers the last one where more of them may be due.
 */
export async function applyMoves(
  room: Internals,
  tx: Tx,
  day = dayOf(room.clock.now()),
): Promise<MoveRow | undefined> {
  await lockLine(tx);
  const { brandId } = room.site.brand();
  const due = await dueMoves(tx, { brandId, day, limit: AT_ONCE });
  for (const move of due) await applyMove(room, tx, move);
  return due[AT_ONCE - 1];
}

/** The job of each minute; what is left follows in a commit of its own. */
export async function applyMovesNow(room: Internals, tx: Tx): Promise<void> {
  const last = await applyMoves(room, tx);
  if (!last) return;
  const job = { name: APPLY_MOVES, key: `after ${last.moveId}`, payload: {} };
  await room.jobs.enqueue(tx, { ...job, runAt: room.clock.now() });
}

/** Before a server answers its first call: what fell due while none ran. */
export async function applyMissedMoves(room: Internals): Promise<void> {
  while (await room.db.tx((tx) => applyMoves(room, tx)));
}

async function applyMove(room: Internals, tx: Tx, move: MoveRow): Promise<void> {
  const { memberId, uplineId, day } = move;
  const member = await lockMember(tx, memberId);
  const upline = uplineId && (await lockMember(tx, uplineId));
  const failedBecause = await whyNot(tx, member, upline);
  if (failedBecause) return endMove(room, tx, { move, state: 'FAILED', failedBecause });
  await writeUpline(tx, memberId, uplineId);
  await endAbove(tx, { memberId, day });
  if (uplineId) await beginAbove(tx, { memberId, uplineId, day });
  await endMove(room, tx, { move, state: 'APPLIED' });
  const { uplineId: from } = member;
  await room.events.emit(tx, uplineChanged, { memberId, from, to: uplineId, day });
  await notifyMember(room, tx, {
    memberId,
    ...(upline
      ? { change: 'upline-set', what: maskName(upline.username) }
      : { change: 'upline-removed' }),
  });
  announceAccount(room, tx, member);
}

/** What may have changed since two operators agreed; null: nothing that matters. */
async function whyNot(
  tx: Tx,
  member: MemberRow,
  upline: MemberRow | null,
): Promise<MoveFailure | null> {
  if (member.closedAt || upline?.closedAt) return 'closed';
  if (!upline) return null;
  if (!isOpenAgent(upline)) return 'not-an-agent';
  const { memberId } = upline;
  return (await isBelow(tx, { memberId, above: member.memberId })) ? 'below' : null;
}
