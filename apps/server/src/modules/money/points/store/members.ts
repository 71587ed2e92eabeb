import type { Day } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** What play has earned since the last credit; see the table. */
export type EarnedRow = {
  readonly memberId: MemberId;
  readonly units: bigint;
  readonly carry: bigint;
};

/** Members are locked in the order of their ids. */
export const addUnits = (tx: Tx, earned: readonly Pick<EarnedRow, 'memberId' | 'units'>[]) =>
  tx.run(sql`
    insert into points_member as m (member_id, units)
    select member_id, units
    from unnest(${earned.map(({ memberId }) => memberId)}::uuid[],
      ${earned.map(({ units }) => units)}::bigint[]) as earned (member_id, units)
    order by member_id
    on conflict (member_id) do update set units = m.units + excluded.units`);

/** Members with something to credit for days before this one, at most so many. */
export const dueBefore = async (
  tx: Tx,
  { day, limit }: { day: Day; limit: number },
): Promise<MemberId[]> =>
  (
    await tx.rows<{ memberId: MemberId }>(sql`
      select member_id as "memberId" from points_member
      where units <> 0 and (credited_day is null or credited_day < ${day}::date)
      order by credited_day nulls first, member_id limit ${limit}`)
  ).map(({ memberId }) => memberId);

/** Locked until the transaction ends; undefined when there is nothing to credit before this day. */
export const lockDue = (tx: Tx, { memberId, day }: { memberId: MemberId; day: Day }) =>
  tx.maybe<EarnedRow>(sql`
    select member_id as "memberId", units, carry from points_member
    where member_id = ${memberId} and units <> 0
      and (credited_day is null or credited_day < ${day}::date)
    for update`);

export const writeCredited = (tx: Tx, row: EarnedRow & { readonly day: Day }) =>
  tx.run(sql`
    update points_member
    set units = ${row.units}, carry = ${row.carry}, credited_day = ${row.day}::date
    where member_id = ${row.memberId}`);

export const earnedOf = (tx: Tx, memberId: MemberId) =>
  tx.maybe<EarnedRow>(sql`
    select member_id as "memberId", units, carry from points_member
    where member_id = ${memberId}`);

/** Changes of one member's points wait here for one another. */
export const lockMember = (tx: Tx, memberId: MemberId) =>
  tx.run(sql`
    insert into points_member as m (member_id) values (${memberId})
    on conflict (member_id) do update set units = m.units`);
