import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, OperatorId, SessionId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { Standing } from '../rules/restriction.ts';
import type { Living } from '../rules/session-end.ts';

export type Realm = 'player' | 'operator';

export type SessionRow = {
  sessionId: SessionId;
  secretHash: Buffer;
  generation: number;
  ip: string;
  device: string;
  startedAt: Date;
  lastSeenAt: Date;
};

const columns = sql`s.session_id as "sessionId", s.secret_hash as "secretHash", s.generation,
  s.ip, s.device, s.started_at as "startedAt", s.last_seen_at as "lastSeenAt"`;

/** Which sessions count: not ended, not idle, not too old, and not from the future. */
const living = ({ idleSince, absoluteSince, seenBy }: Living, seenAt: Date | null = null) => sql`
  s.ended_at is null and s.started_at > ${absoluteSince} and s.last_seen_at <= ${seenBy}
  and greatest(s.last_seen_at, ${seenAt}::timestamptz) > ${idleSince}`;

export const insertSession = (
  tx: Tx,
  s: SessionRow & { realm: Realm; ownerId: MemberId | OperatorId },
) =>
  tx.run(sql`
    insert into identity_session (session_id, realm, owner_id, secret_hash, generation, ip, device,
      started_at, last_seen_at)
    values (${s.sessionId}, ${s.realm}, ${s.ownerId}, ${s.secretHash}, ${s.generation}, ${s.ip},
      ${s.device}, ${s.startedAt}, ${s.lastSeenAt})`);

export type PlayerSessionRow = SessionRow &
  Standing & {
    memberId: MemberId;
    username: string;
    type: number;
    passwordChangeNeeded: boolean;
  };

type Wanted = Living & { brandId: string; sessionId: SessionId; seenAt: Date | null };

/** `seenAt`: the last request known to memory, when that is later than the stored one. */
export const livePlayerSession = (tx: Tx, wanted: Wanted) =>
  tx.maybe<PlayerSessionRow>(sql`
    select ${columns}, m.member_id as "memberId", m.username, m.type, m.frozen_at as "frozenAt",
      m.excluded_at as "excludedAt", m.excluded_until as "excludedUntil",
      m.timed_out_at as "timedOutAt", m.timed_out_until as "timedOutUntil",
      (m.must_change_password or (m.age_agreed = 0 and m.type <> 4)) as "passwordChangeNeeded"
    from identity_session s join identity_member m on m.member_id = s.owner_id
    where s.session_id = ${wanted.sessionId} and s.realm = 'player'
      and m.brand_id = ${wanted.brandId} and s.generation = m.generation and ${living(wanted, wanted.seenAt)}`);

export type OwnedSessionRow = SessionRow & { readonly ownerId: MemberId | OperatorId };

/** A live session of a realm whose owners another room knows. */
export const liveSession = (tx: Tx, wanted: Omit<Wanted, 'brandId'> & { realm: Realm }) =>
  tx.maybe<OwnedSessionRow>(sql`
    select ${columns}, s.owner_id as "ownerId" from identity_session s
    where s.session_id = ${wanted.sessionId} and s.realm = ${wanted.realm}
      and ${living(wanted, wanted.seenAt)}`);

export const countLiveSessions = (
  tx: Tx,
  q: Living & { ownerIds: readonly (MemberId | OperatorId)[] },
) =>
  tx.rows<{ ownerId: MemberId | OperatorId; sessions: number }>(sql`
    select s.owner_id as "ownerId", count(*)::int as sessions from identity_session s
    where s.owner_id = any(${q.ownerIds}::uuid[]) and ${living(q)} group by s.owner_id`);

export const writeSeen = (
  tx: Tx,
  seen: { sessionId: SessionId; at: Date; ip: string; device: string },
) =>
  tx.run(sql`
    update identity_session set last_seen_at = greatest(last_seen_at, ${seen.at}),
      ip = ${seen.ip}, device = ${seen.device}
    where session_id = ${seen.sessionId} and ended_at is null`);

/** Newest first. */
export const liveSessionsOf = (
  tx: Tx,
  q: Living & { ownerId: MemberId | OperatorId; limit: number },
) =>
  tx.rows<SessionRow>(sql`
    select ${columns} from identity_session s
    where s.owner_id = ${q.ownerId} and ${living(q)}
    order by s.session_id desc limit ${q.limit}`);

/** Which sessions to end: one (`only`), all but one (`except`), or all but the newest `keep`. */
export type Ending = {
  ownerId: MemberId | OperatorId;
  only?: SessionId;
  except?: SessionId;
  keep?: number;
  because: string;
  now: Date;
};

export const endSessionRows = async (tx: Tx, e: Ending) =>
  (
    await tx.rows<{ sessionId: SessionId }>(sql`
      update identity_session set ended_at = ${e.now}, ended_because = ${e.because}
      where session_id in (
        select session_id from identity_session
        where owner_id = ${e.ownerId} and ended_at is null
          and session_id = coalesce(${e.only ?? null}::uuid, session_id)
          and session_id is distinct from ${e.except ?? null}::uuid
        order by session_id desc offset ${e.keep ?? 0})
      returning session_id as "sessionId"`)
  ).map(({ sessionId }) => sessionId);

export const writeGeneration = (
  tx: Tx,
  s: { sessionId: SessionId; ownerId: MemberId; generation: number },
) =>
  tx.run(sql`
    update identity_session set generation = ${s.generation}
    where session_id = ${s.sessionId} and owner_id = ${s.ownerId}`);

/** Marks idle sessions as ended, so that no clock revives them. */
export const endIdleSessions = (tx: Tx, idle: { since: Date; now: Date; limit: number }) =>
  tx.run(sql`
    update identity_session set ended_at = ${idle.now}, ended_because = 'idle'
    where session_id in (
      select session_id from identity_session
      where ended_at is null and last_seen_at <= ${idle.since} limit ${idle.limit})`);

export const deleteOldSessions = (tx: Tx, seenBefore: Date) =>
  tx.run(sql`delete from identity_session where last_seen_at < ${seenBefore}`);

export const startedAtOf = async (tx: Tx, sessionId: SessionId) =>
  (
    await tx.one<{ at: Date }>(
      sql`select started_at as at from identity_session where session_id = ${sessionId}`,
    )
  ).at;
