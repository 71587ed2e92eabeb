import type { HarmQueue } from '@nokshi/contract/console/harm.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, OperatorId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { CareState } from '../rules/care-states.ts';
import type { Found, Harm } from '../rules/markers.ts';

export type MemberRow = {
  readonly memberId: MemberId;
  readonly state: CareState;
  readonly level: number;
  readonly score: number;
  readonly markers: readonly Found[];
  readonly since: Date | null;
  readonly lookedAt: Date | null;
  readonly carerId: OperatorId | null;
  readonly carer: string | null;
  readonly doneLevel: number;
  readonly doneAt: Date | null;
};

const columns = sql`member_id as "memberId", state, level, score, markers, since,
  looked_at as "lookedAt", carer_id as "carerId", carer, done_level as "doneLevel",
  done_at as "doneAt"`;

/** Undefined: the room has no row of this member. */
export const readRow = (tx: Tx, memberId: MemberId) =>
  tx.maybe<MemberRow>(sql`select ${columns} from harm_member where member_id = ${memberId}`);

/** Of some members those with markers, or in an operator's care; the highest level first. */
export const markedAmong = (tx: Tx, memberIds: readonly MemberId[]) =>
  tx.rows<Pick<MemberRow, 'memberId' | 'level'>>(sql`
    select member_id as "memberId", level from harm_member
    where member_id = any(${[...memberIds]}::uuid[]) and (level > 0 or state = 'IN_CARE')
    order by level desc, member_id`);

/** The member's row, created where it is missing, locked. */
export async function lockRow(tx: Tx, memberId: MemberId): Promise<MemberRow> {
  await tx.run(sql`
    insert into harm_member (member_id) values (${memberId}) on conflict do nothing`);
  return tx.one<MemberRow>(sql`
    select ${columns} from harm_member where member_id = ${memberId} for update`);
}

/** The next members to check; rows locked by another pass are skipped. */
export const lockDue = (tx: Tx, { now, most }: { now: Date; most: number }) =>
  tx.rows<MemberRow>(sql`
    select ${columns} from harm_member where due_at <= ${now}
    order by due_at limit ${most} for update skip locked`);

/** Members with news are due soon, but at least `again` minutes after their last check. */
export const makeDue = (tx: Tx, of: { members: readonly MemberId[]; now: Date; again: number }) =>
  tx.run(sql`
    insert into harm_member as m (member_id, due_at)
    select distinct member_id, ${of.now}::timestamptz from unnest(${[...of.members]}::uuid[]) as member_id
    on conflict (member_id) do update set due_at = least(m.due_at,
      greatest(${of.now}::timestamptz, m.looked_at + make_interval(mins => ${of.again}::int)))`);

/** What a check found; it does not change the state. */
export const writeCheck = (
  tx: Tx,
  row: {
    memberId: MemberId;
    harm: Harm;
    doneLevel: number;
    /** Null keeps the current one. */
    since: Date | null;
    lookedAt: Date;
    dueAt: Date | null;
  },
) =>
  tx.run(sql`
    update harm_member set level = ${row.harm.level}, score = ${row.harm.score},
      markers = ${JSON.stringify(row.harm.markers)},
      since = coalesce(${row.since}::timestamptz, since), looked_at = ${row.lookedAt},
      due_at = ${row.dueAt}, done_level = ${row.doneLevel}
    where member_id = ${row.memberId}`);

export type Carer = { readonly carerId: OperatorId; readonly carer: string };

/** For `transition` alone. A carer belongs to IN_CARE alone; what is done remembers its level. */
export const moveTo = (
  tx: Tx,
  row: { memberId: MemberId; state: CareState; at: Date; by: Carer | null },
) =>
  tx.run(sql`
    update harm_member set state = ${row.state}, since = ${row.at},
      carer_id = ${row.by?.carerId ?? null}, carer = ${row.by?.carer ?? null},
      done_level = case when ${row.state} = 'DONE' then level else done_level end,
      done_at = case when ${row.state} = 'DONE' then ${row.at}::timestamptz else done_at end
    where member_id = ${row.memberId}`);

const STATE: Record<HarmQueue, CareState> = {
  open: 'OPEN',
  mine: 'IN_CARE',
  'in-care': 'IN_CARE',
  done: 'DONE',
};

/** The highest level first, then the longest waiting. */
export const listRows = (
  tx: Tx,
  q: {
    queue: HarmQueue;
    level: number | null;
    operatorId: OperatorId;
    after: { level: number; since: Date; memberId: MemberId } | null;
    limit: number;
  },
) =>
  tx.rows<MemberRow & { since: Date }>(sql`
    select ${columns} from harm_member
    where state = ${STATE[q.queue]} and (${q.level}::int is null or level = ${q.level})
      and (${q.queue} <> 'mine' or carer_id = ${q.operatorId})
      and (${q.after?.memberId ?? null}::uuid is null
        or (-level, since, member_id) > (-${q.after?.level ?? 0}::int,
          ${q.after?.since ?? null}::timestamptz, ${q.after?.memberId ?? null}::uuid))
    order by level desc, since, member_id limit ${q.limit}`);
