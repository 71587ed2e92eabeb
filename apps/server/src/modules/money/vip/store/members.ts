import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';
import type { Standing } from '../rules/level.ts';
import type { Needs } from '../rules/table.ts';

export type VipRow = Standing & {
  readonly memberId: MemberId;
  readonly since: Date;
  readonly keepBy: Date | null;
  readonly pausedAt: Date | null;
  readonly dueAt: Date | null;
};

const columns = sql`member_id as "memberId", level, highest, deposited, valid,
  window_valid as "windowValid", since, keep_by as "keepBy", paused_at as "pausedAt",
  due_at as "dueAt"`;

/** As `earnedLevel` of rules/level.ts, for many members at once. */
const earned = ({ deposits, turnover }: Needs): Sql => sql`(
  select count(*)::int from unnest(${[...deposits]}::bigint[], ${[...turnover]}::bigint[])
    as needed (deposits, turnover)
  where deposited >= needed.deposits and valid >= needed.turnover)`;

/** As `stepUp` of rules/level.ts: a level that was lost is regained. */
const regains = ({ keep }: Needs): Sql => sql`(level < highest
  and window_valid >= (${[...keep]}::bigint[])[level + 1])`;
const rises = (needs: Needs): Sql => sql`(${earned(needs)} > highest or ${regains(needs)})`;

export const insertMember = (tx: Tx, of: { memberId: MemberId; at: Date }) =>
  tx.run(sql`
    insert into vip_member (member_id, since) values (${of.memberId}, ${of.at})
    on conflict do nothing`);

export const deleteMember = (tx: Tx, memberId: MemberId) =>
  tx.run(sql`delete from vip_member where member_id = ${memberId}`);

export const hasMembers = async (tx: Tx): Promise<boolean> =>
  (await tx.maybe(sql`select 1 as found from vip_member limit 1`)) !== undefined;

/** Members are locked in the order of their ids. */
export const addValid = (
  tx: Tx,
  of: { plays: readonly { memberId: MemberId; valid: bigint }[]; at: Date },
) =>
  tx.run(sql`
    insert into vip_member as m (member_id, since, valid, window_valid)
    select member_id, ${of.at}, valid, valid
    from unnest(${of.plays.map(({ memberId }) => memberId)}::uuid[],
      ${of.plays.map(({ valid }) => valid)}::bigint[]) as played (member_id, valid)
    order by member_id
    on conflict (member_id) do update set valid = m.valid + excluded.valid,
      window_valid = m.window_valid + excluded.window_valid`);

/** A deposit that is credited now; minor units. */
export const addDeposited = (tx: Tx, of: { memberId: MemberId; amount: bigint }) =>
  tx.run(sql`
    update vip_member set deposited = deposited + ${of.amount}
    where member_id = ${of.memberId}`);

/** What a member deposited in all; minor units. */
export const writeDeposited = (tx: Tx, of: { memberId: MemberId; deposited: bigint }) =>
  tx.run(sql`
    update vip_member set deposited = ${of.deposited} where member_id = ${of.memberId}`);

/** Those of the members, or of all, who rise by these needs are looked at from now on. */
export const markRising = (
  tx: Tx,
  of: { needs: Needs; at: Date; memberIds?: readonly MemberId[] },
) =>
  tx.run(sql`
    update vip_member set due_at = ${of.at}
    where due_at is null and ${rises(of.needs)}
      ${of.memberIds ? sql`and member_id = any(${[...of.memberIds]}::uuid[])` : sql``}`);

/** Whose level is to be looked at now, or whose window is over; at most `limit`. */
export const dueAt = async (
  tx: Tx,
  { now, limit }: { now: Date; limit: number },
): Promise<MemberId[]> =>
  (
    await tx.rows<{ memberId: MemberId }>(sql`
      (select member_id as "memberId" from vip_member where due_at <= ${now}
        order by due_at, member_id limit ${limit})
      union
      (select member_id from vip_member where keep_by <= ${now}
        order by keep_by, member_id limit ${limit})`)
  ).map(({ memberId }) => memberId);

export const memberRow = (tx: Tx, memberId: MemberId) =>
  tx.maybe<VipRow>(sql`select ${columns} from vip_member where member_id = ${memberId}`);

/** Locked until the transaction ends. */
export const lockRow = (tx: Tx, memberId: MemberId) =>
  tx.maybe<VipRow>(sql`
    select ${columns} from vip_member where member_id = ${memberId} for update`);

export const writeRow = (tx: Tx, row: VipRow) =>
  tx.run(sql`
    update vip_member set level = ${row.level}, highest = ${row.highest},
      deposited = ${row.deposited}, window_valid = ${row.windowValid}, since = ${row.since},
      keep_by = ${row.keepBy}, paused_at = ${row.pausedAt}, due_at = ${row.dueAt}
    where member_id = ${row.memberId}`);

/** The levels of those members who have one above the first. */
export const levelsAmong = (tx: Tx, memberIds: readonly MemberId[]) =>
  tx.rows<{ memberId: MemberId; level: number }>(sql`
    select member_id as "memberId", level from vip_member
    where member_id = any(${[...memberIds]}::uuid[]) and level > 1`);

export type LevelCount = { readonly level: number; readonly now: number; readonly later: number };

/** How many members are on each level, and how many would be when the table were this one. */
export const countLevels = (tx: Tx, needs: Needs): Promise<LevelCount[]> =>
  tx.rows(sql`
    with standing as (
      select level, case when ${earned(needs)} > highest then ${earned(needs)}
        when ${regains(needs)} then level + 1 else level end as later
      from vip_member)
    select number as level,
      (select count(*)::int from standing where level = number) as now,
      (select count(*)::int from standing where later = number) as later
    from generate_series(1, greatest(${needs.keep.length},
      (select coalesce(max(level), 1) from standing))) as number
    order by number`);
