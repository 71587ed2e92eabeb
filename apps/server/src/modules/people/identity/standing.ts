import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, SessionId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { endSessions } from './session-list.ts';
import type { Internals } from './room.ts';
import { restrictionAt, type Standing } from './rules/restriction.ts';
import { standingChanges } from './rules/standing-changes.ts';
import { publishChanged } from './sessions.ts';
import { type MemberRow, memberForUpdate, nextGeneration, writeStanding } from './store/members.ts';
import { insertStandingChange } from './store/notes.ts';
import { writeGeneration } from './store/sessions.ts';
import { standingChanged } from './topics.ts';

/** The member, locked for a change of standing. Refuses: identity.member-unknown. */
export async function lockMember(tx: Tx, memberId: MemberId): Promise<MemberRow> {
  const member = await memberForUpdate(tx, memberId);
  if (!member) throw refuse('identity.member-unknown');
  return member;
}

type Note = { readonly by: string | null; readonly reason: string };

/**
 * The only way a member's standing changes. With `end` the generation grows, so that every previous
 * session stops counting, in the commit of each stake as well; `keep` continues under the new
 * generation. Other rooms are notified in this commit, servers and pages after it. Answers the
 * generation in force.
 */
export async function changeStanding(
  room: Internals,
  tx: Tx,
  change: {
    member: MemberRow;
    standing?: Partial<Standing>;
    end?: { because: string; keep?: SessionId };
    /** The operator who does it, null for the house itself, and why. */
    note?: Note;
  },
): Promise<number> {
  const { member, end } = change;
  const { memberId } = member;
  const standing = { ...standingOf(member), ...change.standing };
  if (change.standing) {
    await writeStanding(tx, memberId, standing);
    await remember(room, tx, { member, standing, note: change.note });
  }
  const generation = end ? await endGeneration(room, tx, { memberId, ...end }) : member.generation;
  const restriction = restrictionAt(standing, room.clock.now());
  const frozen = standing.frozenAt !== null;
  await room.events.emit(tx, standingChanged, { memberId, frozen, restriction, generation });
  tx.afterCommit(() => {
    publishChanged(room, memberId);
    room.live.toMember(memberId, { type: 'restriction', restriction });
  });
  return generation;
}

/** Each difference becomes a line of the member's history. */
async function remember(
  room: Internals,
  tx: Tx,
  made: { member: MemberRow; standing: Standing; note: Note | undefined },
): Promise<void> {
  const { member, standing, note } = made;
  for (const { kind, until } of standingChanges(standingOf(member), standing))
    await insertStandingChange(tx, {
      changeId: room.ids.next(),
      memberId: member.memberId,
      kind,
      until,
      madeBy: note?.by ?? null,
      reason: note?.reason ?? null,
      madeAt: room.clock.now(),
    });
}

const standingOf = (m: MemberRow): Standing => ({
  frozenAt: m.frozenAt,
  excludedAt: m.excludedAt,
  excludedUntil: m.excludedUntil,
  timedOutAt: m.timedOutAt,
  timedOutUntil: m.timedOutUntil,
});

async function endGeneration(
  room: Internals,
  tx: Tx,
  { memberId, because, keep }: { memberId: MemberId; because: string; keep?: SessionId },
): Promise<number> {
  const { generation } = await nextGeneration(tx, memberId);
  await endSessions(room, tx, { ownerId: memberId, because, ...(keep && { except: keep }) });
  if (keep) await writeGeneration(tx, { sessionId: keep, ownerId: memberId, generation });
  return generation;
}
