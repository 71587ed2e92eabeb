import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, SessionId } from '../../../kernel/ids.ts';
import { enqueueFindSharers, enqueueKnowAgain } from './know-again.ts';
import type { Internals } from './room.ts';
import type { Standing } from './rules/restriction.ts';
import { changeStanding, lockMember } from './standing.ts';

export type RestrictionKind = 'self-excluded' | 'time-out';

/**
 * Self-exclusion or time-out from now on: all sessions end but `keep`, which becomes a restricted
 * one (see, verify, withdraw, complain). An existing later end stays. Refuses:
 * identity.member-unknown. Checklist S-065.
 */
export async function restrictMember(
  room: Internals,
  tx: Tx,
  input: {
    memberId: MemberId;
    kind: RestrictionKind;
    until: Date | null;
    keep?: SessionId;
  },
): Promise<number> {
  const { kind, until, keep } = input;
  const member = await lockMember(tx, input.memberId);
  const now = room.clock.now();
  const standing: Partial<Standing> =
    kind === 'self-excluded'
      ? { excludedAt: now, excludedUntil: later(member.excludedAt, member.excludedUntil, until) }
      : { timedOutAt: now, timedOutUntil: later(member.timedOutAt, member.timedOutUntil, until) };
  if (kind === 'self-excluded')
    await enqueueFindSharers(room, tx, { memberId: input.memberId, runAt: now });
  return changeStanding(room, tx, {
    member,
    standing,
    end: { because: kind, ...(keep && { keep }) },
  });
}

/** Ends such a restriction now, or at a later moment. Refuses: identity.member-unknown. */
export async function liftRestriction(
  room: Internals,
  tx: Tx,
  { memberId, kind, at }: { memberId: MemberId; kind: RestrictionKind; at?: Date },
): Promise<void> {
  const member = await lockMember(tx, memberId);
  const until = at ?? null;
  const standing: Partial<Standing> =
    kind === 'self-excluded'
      ? { excludedAt: at ? member.excludedAt : null, excludedUntil: until }
      : { timedOutAt: at ? member.timedOutAt : null, timedOutUntil: until };
  await changeStanding(room, tx, { member, standing });
  if (kind === 'self-excluded')
    await enqueueKnowAgain(room, tx, { memberId, runAt: at ?? room.clock.now() });
}

/** The later of two ends; null is no end at all. */
function later(from: Date | null, until: Date | null, wanted: Date | null): Date | null {
  if (from === null || wanted === null) return wanted;
  return until === null || until > wanted ? until : wanted;
}
