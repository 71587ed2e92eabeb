import type { Day } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

const LINE = sql`hashtextextended('identity team line', 0)`;

/** Moves happen one after another, so that no two of them close a circle. */
export const lockLine = (tx: Tx) => tx.run(sql`select pg_advisory_xact_lock(${LINE})`);

/** Registrations happen beside each other, but not while a move changes who is above. */
export const shareLine = (tx: Tx) => tx.run(sql`select pg_advisory_xact_lock_shared(${LINE})`);

/** Whether a member is the other one, or anywhere below in the line as it is now. */
export const isBelow = async (
  tx: Tx,
  of: { memberId: MemberId; above: MemberId },
): Promise<boolean> =>
  of.memberId === of.above ||
  (
    await tx.one<{ below: boolean }>(sql`
      select exists (select from identity_line
        where member_id = ${of.memberId} and upline_id = ${of.above} and until is null) as below`)
  ).below;

type Placed = { readonly memberId: MemberId; readonly uplineId: MemberId; readonly day: Day };

/** Who is above an upline, with the upline itself. */
const aboveAndSelf = (uplineId: MemberId | null) => sql`
  select upline_id, depth, since from identity_line
    where member_id = ${uplineId}::uuid and until is null
  union all select ${uplineId}::uuid, 0, null::date where ${uplineId}::uuid is not null`;

/**
 * A new member directly below an upline. A move that another server applied already for tomorrow,
 * by its clock, is not drawn back to today.
 */
export const insertBelow = (tx: Tx, { memberId, uplineId, day }: Placed) =>
  tx.run(sql`
    insert into identity_line (upline_id, member_id, depth, since)
    select a.upline_id, ${memberId}, a.depth + 1, greatest(${day}::date, a.since)
    from (${aboveAndSelf(uplineId)}) a`);

/** Everyone below a member, with the member. */
const teamAndSelf = (memberId: MemberId) => sql`
  select member_id, depth, since from identity_line
    where upline_id = ${memberId} and until is null
  union all select ${memberId}::uuid, 0, null::date`;

/** From this day on the member and everyone below have nobody above the member. */
export const endAbove = (tx: Tx, { memberId, day }: Pick<Placed, 'memberId' | 'day'>) =>
  tx.run(sql`
    with team as (${teamAndSelf(memberId)}),
    pairs as (
      select a.upline_id, t.member_id
      from identity_line a, team t where a.member_id = ${memberId} and a.until is null
    ), never as (
      delete from identity_line l using pairs p
      where l.member_id = p.member_id and l.upline_id = p.upline_id and l.until is null
        and l.since >= ${day}::date
    )
    update identity_line l set until = ${day}::date from pairs p
    where l.member_id = p.member_id and l.upline_id = p.upline_id and l.until is null
      and l.since < ${day}::date`);

/** From this day on the member and everyone below are below this upline and who is above it. */
export const beginAbove = (tx: Tx, { memberId, uplineId, day }: Placed) =>
  tx.run(sql`
    insert into identity_line (upline_id, member_id, depth, since)
    select a.upline_id, t.member_id, a.depth + 1 + t.depth,
      greatest(${day}::date, a.since, t.since)
    from (${aboveAndSelf(uplineId)}) a, (${teamAndSelf(memberId)}) t`);
