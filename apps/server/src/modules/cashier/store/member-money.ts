import type { Span } from '../../../kernel/calendar.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, WithdrawalId } from '../../../kernel/ids.ts';
import { sql } from '../../../kernel/sql.ts';

/** What came in, minor units. */
export const creditedOf = async (tx: Tx, memberId: MemberId): Promise<bigint> =>
  (
    await tx.one<{ credited: bigint }>(sql`select coalesce(sum(credited), 0)::bigint as credited
      from cashier_deposit where member_id = ${memberId} and state = 'CREDITED'`)
  ).credited;

/** How many deposits were credited to a member. */
export const countCredited = async (tx: Tx, memberId: MemberId): Promise<number> =>
  (
    await tx.one<{ credited: number }>(sql`select count(*)::int as credited
      from cashier_deposit where member_id = ${memberId} and state = 'CREDITED'`)
  ).credited;

/**
 * What of a member's money came in and went out in a span: credited deposits less what was taken
 * back of them, and what was paid less what was given back of it. Minor units.
 */
export const moneyThrough = (tx: Tx, { memberId, span }: { memberId: MemberId; span: Span }) =>
  tx.one<{ deposited: bigint; withdrawn: bigint }>(sql`
    select coalesce(sum(deposited), 0)::bigint as deposited,
      coalesce(sum(withdrawn), 0)::bigint as withdrawn
    from (
      select d.credited as deposited, 0 as withdrawn, s.at
      from cashier_deposit d join cashier_deposit_step s on s.deposit_id = d.deposit_id
      where d.member_id = ${memberId} and s.state = 'CREDITED'
      union all
      select -d.credited, 0, s.at
      from cashier_deposit d join cashier_deposit_step s on s.deposit_id = d.deposit_id
      where d.member_id = ${memberId} and s.state = 'REVERSED'
      union all
      select 0, case when s.state = 'PAID' then w.amount else coalesce(w.received, 0) - w.amount end,
        s.at
      from cashier_withdrawal w
        join cashier_withdrawal_step s on s.withdrawal_id = w.withdrawal_id
      where w.member_id = ${memberId} and s.state in ('PAID', 'REFUNDED', 'RECEIVED_PARTIAL')
    ) moved where at >= ${span.start} and at < ${span.end}`);

export type MemberMoney = {
  readonly withdrawalId: WithdrawalId;
  readonly deposited: bigint;
  readonly lastDepositAt: Date | null;
  /** What was paid out and not given back, and this one. */
  readonly withdrawn: bigint;
  readonly paidBefore: number;
  /** Other members with the same account. */
  readonly others: number;
};

/** For each withdrawal what its member brought in and took out; at most a page is asked for. */
export const moneyBehind = (tx: Tx, ids: readonly WithdrawalId[]) =>
  tx.rows<MemberMoney>(sql`
    select w.withdrawal_id as "withdrawalId", d.deposited, d.last as "lastDepositAt",
      b.paid + w.amount as withdrawn, b.count as "paidBefore", s.others
    from cashier_withdrawal w
    join cashier_payee p on p.payee_id = w.payee_id
    cross join lateral (
      select coalesce(sum(credited), 0)::bigint as deposited, max(created_at) as last
      from cashier_deposit where member_id = w.member_id and state = 'CREDITED') d
    cross join lateral (
      select coalesce(sum(case when o.state = 'RECEIVED_PARTIAL' then o.received else o.amount end),
          0)::bigint as paid, count(*)::int as count
      from cashier_withdrawal o where o.member_id = w.member_id and o.withdrawal_id <> w.withdrawal_id
        and o.confirm_by is not null and o.state <> 'REFUNDED') b
    cross join lateral (
      select count(distinct member_id)::int as others from cashier_payee
      where method = p.method and account = p.account and member_id <> w.member_id) s
    where w.withdrawal_id = any(${ids}::uuid[])`);
