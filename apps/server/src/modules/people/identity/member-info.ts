import type { Output } from '@nokshi/contract';
import type { identityRoutes, MemberInfo } from '@nokshi/contract/player/identity.ts';
import type { PlayerSession, Restriction } from '../../../kernel/caller.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Tx } from '../../../kernel/db.ts';
import { type MemberId, toWire } from '../../../kernel/ids.ts';
import type { Site } from '../../base/site/index.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Internals } from './room.ts';
import { restrictionAt } from './rules/restriction.ts';
import { idleEndsAt } from './rules/session-end.ts';
import { type MemberRow, memberById } from './store/members.ts';
import { startedAtOf } from './store/sessions.ts';

export type Member = {
  readonly memberId: MemberId;
  readonly username: string;
  readonly nickname: string;
  /** 0, 1, 2, 41, 42 real accounts; 4 trial. */
  readonly type: number;
  readonly restriction: Restriction | null;
  /** The member directly above in the team line; null when nobody brought the member. */
  readonly uplineId: MemberId | null;
  /** Begins at 1. */
  readonly generation: number;
  readonly registeredAt: Date;
};

/** A member as other rooms see one. */
export const toMember = (row: MemberRow, { clock }: { clock: Clock }): Member => ({
  memberId: row.memberId,
  username: row.username,
  nickname: row.nickname,
  type: row.type,
  restriction: restrictionAt(row, clock.now()),
  uplineId: row.uplineId,
  generation: row.generation,
  registeredAt: row.registeredAt,
});

/** A member as members see themselves. Checklist X-006, E-064. */
export const toMemberInfo = (
  row: MemberRow,
  deps: { clock: Clock; site: Pick<Site, 'teamTerms'> },
): MemberInfo => ({
  id: toWire('mbr', row.memberId),
  account: row.username,
  nickname: row.nickname,
  type: row.type,
  toUpline: row.uplineId !== null && deps.site.teamTerms().on,
  clubLabel: { labelName: row.club },
  memberLabel: row.labels.map((labelName) => ({ labelName })),
  restriction: restrictionAt(row, deps.clock.now()),
  registeredAt: row.registeredAt.toISOString(),
  endsAt: row.expiresAt?.toISOString() ?? null,
});

/** Log-in information of the live session; this request counts as its last. S-018, S-064. */
export async function sessionInfo(
  room: Internals,
  tx: Tx,
  session: PlayerSession,
): Promise<Output<typeof identityRoutes.sessionInfo>> {
  const startedAt = await startedAtOf(tx, session.sessionId);
  const now = room.clock.now();
  const endsAt = idleEndsAt(startedAt, now);
  return {
    token: toWire('ses', session.sessionId),
    userInfo: await ownInfo(room, tx, session),
    startedAt: startedAt.toISOString(),
    idleEndsAt: endsAt.toISOString(),
    passwordExpired: session.passwordChangeNeeded,
    idleSeconds: Math.floor((endsAt.getTime() - now.getTime()) / 1000),
  };
}

/** The member who is logged in. Checklist X-006. */
export async function ownInfo(room: Internals, tx: Tx, session: PlayerSession) {
  const member = await memberById(tx, session.memberId);
  if (!member) throw refuse('edge.session-ended');
  return toMemberInfo(member, room);
}
