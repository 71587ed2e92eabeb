import type { Condition } from '@nokshi/contract/promotions/audience.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { join, type Sql, sql } from '../../../../kernel/sql.ts';
import { minorOf } from '../rules/amount-of.ts';

const DAY_MS = 86_400_000;

/** What conditions ask of a member; amounts in minor units. */
export type MemberFacts = {
  readonly deposits: number;
  readonly deposited: bigint;
};

export const insertMember = (tx: Tx, of: { memberId: MemberId; registeredAt: Date }) =>
  tx.run(sql`
    insert into promotions_member (member_id, registered_at)
    values (${of.memberId}, ${of.registeredAt}) on conflict do nothing`);

export const hasMembers = async (tx: Tx): Promise<boolean> =>
  (await tx.maybe(sql`select 1 as found from promotions_member limit 1`)) !== undefined;

/** What a member deposited before this room counted it. */
export const writeDeposits = (
  tx: Tx,
  of: { memberId: MemberId; deposits: number; deposited: bigint; first: Date },
) =>
  tx.run(sql`
    update promotions_member set deposits = ${of.deposits}, deposited = ${of.deposited},
      first_deposit_at = ${of.first}
    where member_id = ${of.memberId}`);

/** What is known of a member whom the room has. */
export const factsOf = (
  tx: Tx,
  memberId: MemberId,
): Promise<MemberFacts & { readonly registeredAt: Date }> =>
  tx.one(sql`
    select deposits, deposited, registered_at as "registeredAt" from promotions_member
    where member_id = ${memberId}`);

/** Counts a credited deposit; answers the facts with it. */
export const addDeposit = (
  tx: Tx,
  of: { memberId: MemberId; amount: bigint; at: Date },
): Promise<MemberFacts | undefined> =>
  tx.maybe(sql`
    update promotions_member set deposits = deposits + 1, deposited = deposited + ${of.amount},
      first_deposit_at = coalesce(first_deposit_at, ${of.at})
    where member_id = ${of.memberId} returning deposits, deposited`);

/** A condition as the facts say it; with a deposit as if it were counted. */
function holds(condition: Condition, { now, deposit }: Pick<Asked, 'now' | 'deposit'>): Sql {
  const more = deposit === undefined ? 0 : 1;
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  switch (condition.kind) {
    case 'registered-within':
      return sql`registered_at > ${daysAgo(condition.days)}`;
    case 'registered-before':
      return sql`registered_at <= ${daysAgo(condition.days)}`;
    case 'never-deposited':
      return sql`deposits + ${more} = 0`;
    case 'deposits-at-least':
      return sql`deposits + ${more} >= ${condition.count}`;
    case 'deposited-at-least':
      return sql`deposited + ${deposit ?? 0n} >= ${minorOf(condition.amount)}`;
    case 'level-at-least':
      return sql`level >= ${condition.level}`;
    // Other rooms answer them: campaigns/fits.ts asks.
    case 'turnover-at-least':
    case 'line-of':
      return sql`true`;
  }
}

const allHold = (asked: Asked): Sql =>
  join(
    asked.audience.map((condition) => holds(condition, asked)),
    ' and ',
  );

type Asked = {
  readonly audience: readonly Condition[];
  /** Who registered before is left out; null: nobody is. */
  readonly openedSince?: Date | null;
  /** What a deposit would add that is not credited yet; minor units. */
  readonly deposit?: bigint;
  readonly now: Date;
};

const fitting = (asked: Asked): Sql => sql`
  ${allHold(asked)} ${asked.openedSince ? sql`and registered_at >= ${asked.openedSince}` : sql``}`;

/** How many members the conditions on these facts fit. */
export const countFitting = async (tx: Tx, asked: Asked): Promise<number> =>
  (
    await tx.one<{ count: number }>(sql`
      select count(*)::int as count from promotions_member where ${fitting(asked)}`)
  ).count;

/** They in the order of their ids, after one; of some or all, at most `limit`. */
export const membersFitting = async (
  tx: Tx,
  of: Asked & {
    readonly among?: readonly MemberId[];
    readonly after: MemberId | null;
    readonly limit: number;
  },
): Promise<MemberId[]> =>
  (
    await tx.rows<{ memberId: MemberId }>(sql`
      select member_id as "memberId" from promotions_member
      where ${fitting(of)}
        ${of.among ? sql`and member_id = any (${[...of.among]}::uuid[])` : sql``}
        ${of.after ? sql`and member_id > ${of.after}` : sql``}
      order by member_id limit ${of.limit}`)
  ).map(({ memberId }) => memberId);

/** The VIP level of a member from now on. */
export const writeLevel = (
  tx: Tx,
  { memberId, level }: { readonly memberId: MemberId; readonly level: number },
) => tx.run(sql`update promotions_member set level = ${level} where member_id = ${memberId}`);
