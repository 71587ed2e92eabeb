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

/** Counts a credited deposit; answers the facts with it. */
export const addDeposit = (
  tx: Tx,
  of: { memberId: MemberId; amount: bigint; at: Date },
): Promise<MemberFacts | undefined> =>
  tx.maybe(sql`
    update promotions_member set deposits = deposits + 1, deposited = deposited + ${of.amount},
      first_deposit_at = coalesce(first_deposit_at, ${of.at})
    where member_id = ${of.memberId} returning deposits, deposited`);

/** A condition as the facts say it. */
function holds(condition: Condition, now: Date): Sql {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  switch (condition.kind) {
    case 'registered-within':
      return sql`registered_at > ${daysAgo(condition.days)}`;
    case 'registered-before':
      return sql`registered_at <= ${daysAgo(condition.days)}`;
    case 'never-deposited':
      return sql`deposits = 0`;
    case 'deposits-at-least':
      return sql`deposits >= ${condition.count}`;
    case 'deposited-at-least':
      return sql`deposited >= ${minorOf(condition.amount)}`;
  }
}

const allHold = (audience: readonly Condition[], now: Date): Sql =>
  join(
    audience.map((condition) => holds(condition, now)),
    ' and ',
  );

export const fits = async (
  tx: Tx,
  of: {
    memberId: MemberId;
    audience: readonly Condition[];
    openedSince?: Date | null;
    now: Date;
  },
): Promise<boolean> =>
  (await tx.maybe(sql`
    select 1 as fits from promotions_member
    where member_id = ${of.memberId} and ${allHold(of.audience, of.now)}
      ${of.openedSince ? sql`and registered_at >= ${of.openedSince}` : sql``}`)) !== undefined;

/** How many members it fits. */
export const countFits = async (
  tx: Tx,
  of: { audience: readonly Condition[]; now: Date },
): Promise<number> =>
  (
    await tx.one<{ count: number }>(sql`
      select count(*)::int as count from promotions_member where ${allHold(of.audience, of.now)}`)
  ).count;

/** Members it fits in the order of their ids, after one; at most `limit`. */
export const membersFitting = async (
  tx: Tx,
  of: { audience: readonly Condition[]; now: Date; after: MemberId | null; limit: number },
): Promise<MemberId[]> =>
  (
    await tx.rows<{ memberId: MemberId }>(sql`
      select member_id as "memberId" from promotions_member
      where ${allHold(of.audience, of.now)}
        ${of.after ? sql`and member_id > ${of.after}` : sql``}
      order by member_id limit ${of.limit}`)
  ).map(({ memberId }) => memberId);
