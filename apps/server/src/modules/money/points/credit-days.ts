import { type Day, dayOf, previousSpan, spanOf } from '../../../kernel/calendar.ts';
import type { Tx } from '../../../kernel/db.ts';
import { derivedId, type MemberId, type Uuid } from '../../../kernel/ids.ts';
import { movePoints } from './move-points.ts';
import type { PointsRoom } from './room.ts';
import { pointsOf } from './rules/earned-points.ts';
import { dueBefore, lockDue, writeCredited } from './store/members.ts';
import { upliftAsked } from './topics.ts';

const IN_PAGE = 200;
/** Of one run; those that are left come in the next, a minute later. */
const MOST_A_RUN = 5_000;

/**
 * Credits what play earned on the days that are over, a transaction a member, so that no lane waits
 * long. Answers how many members were done.
 */
export async function creditDays(room: PointsRoom): Promise<number> {
  const over = previousSpan('D', spanOf('D', room.clock.now()));
  const day = dayOf(over.start);
  for (let done = 0; ; ) {
    const due = await room.db.read((tx) => dueBefore(tx, { day, limit: IN_PAGE }));
    for (const memberId of due) await room.db.tx((tx) => creditMember(room, tx, { memberId, day }));
    done += due.length;
    if (due.length < IN_PAGE || done >= MOST_A_RUN) return done;
  }
}

/**
 * Once a member and day. Who is restricted gets nothing now and keeps what was earned for the day
 * the restriction ends.
 */
async function creditMember(
  room: PointsRoom,
  tx: Tx,
  { memberId, day }: { memberId: MemberId; day: Day },
): Promise<void> {
  const row = await lockDue(tx, { memberId, day });
  if (!row) return;
  const member = await room.identity.member(tx, memberId);
  if (!member || member.restriction) return void (await writeCredited(tx, { ...row, day }));
  const uplifts = await room.events.emit(tx, upliftAsked, memberId);
  const { points, carry } = pointsOf({ ...row, uplift: Math.max(0, ...uplifts) });
  await writeCredited(tx, { memberId, units: 0n, carry, day });
  if (points === 0n) return;
  const key = derivedId<Uuid>(`points.play ${memberId} ${day}`);
  await movePoints(room, tx, { memberId, points, kind: 'points', key, reference: key });
}
