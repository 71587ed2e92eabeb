import type { Day } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { Id, MemberId } from '../../../../kernel/ids.ts';
import { join, sql } from '../../../../kernel/sql.ts';
import type { MoveFailure, MoveState } from '@nokshi/contract/console/agent-line.ts';

export type MoveId = Id<'mov'>;

export type MoveRow = {
  readonly moveId: MoveId;
  readonly memberId: MemberId;
  readonly username: string;
  /** Null: below nobody. */
  readonly uplineId: MemberId | null;
  readonly uplineName: string | null;
  readonly day: Day;
  readonly state: MoveState;
  readonly reason: string;
  readonly askedBy: string;
  readonly approvedBy: string;
  readonly approvedAt: Date;
  readonly endedAt: Date | null;
  readonly endedBy: string | null;
  readonly endedReason: string | null;
  readonly failedBecause: MoveFailure | null;
};

const select = sql`
  select v.move_id as "moveId", v.member_id as "memberId", m.username, v.upline_id as "uplineId",
    u.username as "uplineName", v.from_day::text as day, v.state, v.reason, v.asked_by as "askedBy",
    v.approved_by as "approvedBy", v.approved_at as "approvedAt", v.ended_at as "endedAt",
    v.ended_by as "endedBy", v.ended_reason as "endedReason", v.failed_because as "failedBecause"
  from identity_move v join identity_member m on m.member_id = v.member_id
  left join identity_member u on u.member_id = v.upline_id`;

type NewMove = Pick<
  MoveRow,
  'moveId' | 'memberId' | 'uplineId' | 'day' | 'reason' | 'askedBy' | 'approvedBy' | 'approvedAt'
> & { readonly brandId: string };

export const insertMove = (tx: Tx, m: NewMove) =>
  tx.run(sql`
    insert into identity_move (move_id, brand_id, member_id, upline_id, from_day, state, reason,
      asked_by, approved_by, approved_at)
    values (${m.moveId}, ${m.brandId}, ${m.memberId}, ${m.uplineId}, ${m.day}, 'WAITING',
      ${m.reason}, ${m.askedBy}, ${m.approvedBy}, ${m.approvedAt})`);

export const waitingMoveOf = (tx: Tx, memberId: MemberId) =>
  tx.maybe<MoveRow>(sql`${select} where v.member_id = ${memberId} and v.state = 'WAITING'`);

/** Those whose day has begun, in the order in which they hold. */
export const dueMoves = (tx: Tx, q: { brandId: string; day: Day; limit: number }) =>
  tx.rows<MoveRow>(sql`
    ${select} where v.brand_id = ${q.brandId} and v.state = 'WAITING' and v.from_day <= ${q.day}
    order by v.from_day, v.move_id limit ${q.limit}`);

export const moveById = (tx: Tx, q: { brandId: string; moveId: MoveId }) =>
  tx.maybe<MoveRow>(sql`${select} where v.brand_id = ${q.brandId} and v.move_id = ${q.moveId}`);

type Listed = {
  readonly brandId: string;
  readonly memberId?: MemberId | undefined;
  readonly state?: MoveState | undefined;
  readonly before: MoveId | null;
  readonly limit: number;
};

/** Newest first. */
export const listMoves = (tx: Tx, q: Listed) => {
  const conditions = [sql`v.brand_id = ${q.brandId}`];
  if (q.memberId) conditions.push(sql`v.member_id = ${q.memberId}`);
  if (q.state) conditions.push(sql`v.state = ${q.state}`);
  if (q.before) conditions.push(sql`v.move_id < ${q.before}`);
  return tx.rows<MoveRow>(sql`
    ${select} where ${join(conditions, ' and ')} order by v.move_id desc limit ${q.limit}`);
};

type Ended = Pick<MoveRow, 'moveId' | 'state'> & { readonly now: Date } & Partial<
    Pick<MoveRow, 'endedBy' | 'endedReason' | 'failedBecause'>
  >;

export const writeMoveEnd = (tx: Tx, e: Ended) =>
  tx.run(sql`
    update identity_move set state = ${e.state}, ended_at = ${e.now},
      ended_by = ${e.endedBy ?? null}, ended_reason = ${e.endedReason ?? null},
      failed_because = ${e.failedBecause ?? null}
    where move_id = ${e.moveId} and state = 'WAITING'`);
