import type { Day, Span } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, Uuid, WithdrawalId } from '../../../../kernel/ids.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';

/** How many deposits of a member were credited. */
export const countCredited = async (tx: Tx, memberId: MemberId): Promise<number> =>
  (
    await tx.one<{ credited: number }>(sql`select count(*)::int as credited
      from cashier_deposit where member_id = ${memberId} and state = 'CREDITED'`)
  ).credited;

/**
 * Deposits and withdrawals with their time: credited deposits less reversals, and payouts less
 * refunds. A step has the moment of its posting.
 */
export const moved = (member: Sql): Sql => sql`(
  select case s.state when 'CREDITED' then d.credited else -d.credited end as deposited,
    0 as withdrawn, s.at
  from cashier_deposit d join cashier_deposit_step s on s.deposit_id = d.deposit_id
  where ${member} and s.state in ('CREDITED', 'REVERSED')
  union all
  select 0, case when s.state = 'PAID' then d.amount else coalesce(d.received, 0) - d.amount end, s.at
  from cashier_withdrawal d
    join cashier_withdrawal_step s on s.withdrawal_id = d.withdrawal_id
  where ${member} and s.state in ('PAID', 'REFUNDED', 'RECEIVED_PARTIAL')
) moved`;

export const MOVED_SUMS = sql`coalesce(sum(deposited), 0)::bigint as deposited,
  coalesce(sum(withdrawn), 0)::bigint as withdrawn`;

export type Through = { readonly deposited: bigint; readonly withdrawn: bigint };

/** One member's, in a period. Minor units. */
export const moneyThrough = (tx: Tx, { memberId, span }: { memberId: MemberId; span: Span }) =>
  tx.one<Through>(sql`select ${MOVED_SUMS} from ${moved(sql`d.member_id = ${memberId}`)}
    where at >= ${span.start} and at < ${span.end}`);

/**
 * Credits less debits by operators, by business day: adjustments, answered complaints, and debts
 * written off.
 */
export const adjustedByDay = (
  tx: Tx,
  { start, end }: Span,
): Promise<{ day: Day; amount: bigint }[]> =>
  tx.rows(sql`
    select (at at time zone 'Asia/Dhaka')::date::text as day,
      sum(amount)::bigint as amount
    from (
      select at, case when way = 'give' then amount else -amount end as amount
      from cashier_adjustment
      union all
      select answered_at, amount from cashier_claim
      where withdrawal_id is not null and state = 'CREDITED'
      union all
      select written_off_at, written_off from cashier_debt where written_off > 0
    ) given where at >= ${start} and at < ${end} group by 1`);

export type BorneRow = {
  readonly memberId: MemberId;
  readonly day: Day;
  /** Goodwill that operators credited. */
  readonly promotions: bigint;
  /** Of payments that were taken back and that the member did not pay again. */
  readonly fees: bigint;
};

/** What the house gave and bore for each member in a period, by business day; minor units. */
export const borneFor = (tx: Tx, { start, end }: Span): Promise<BorneRow[]> =>
  tx.rows(sql`
    select member_id as "memberId", (at at time zone 'Asia/Dhaka')::date::text as day,
      sum(promotions)::bigint as promotions, sum(fees)::bigint as fees
    from (
      select member_id, at, amount as promotions, 0::bigint as fees from cashier_adjustment
      where way = 'give' and cause = 'goodwill'
      union all
      select member_id, written_off_at, 0, written_off from cashier_debt where written_off > 0
    ) borne where at >= ${start} and at < ${end} group by 1, 2 order by 1, 2`);

/** Which of these ids are deposits or withdrawals. */
export const moneyAmong = async (
  tx: Tx,
  ids: readonly Uuid[],
): Promise<ReadonlyMap<Uuid, 'deposit' | 'withdrawal'>> => {
  const found = await tx.rows<{ id: Uuid; kind: 'deposit' | 'withdrawal' }>(sql`
    select withdrawal_id as id, 'withdrawal' as kind from cashier_withdrawal
    where withdrawal_id = any(${ids}::uuid[])
    union all
    select deposit_id, 'deposit' from cashier_deposit where deposit_id = any(${ids}::uuid[])`);
  return new Map(found.map(({ id, kind }) => [id, kind]));
};

/** A member's withdrawals, newest first, as many as a list can ever show. */
export const withdrawalIdsOf = async (tx: Tx, memberId: MemberId): Promise<WithdrawalId[]> =>
  (
    await tx.rows<{ id: WithdrawalId }>(sql`
      select withdrawal_id as id from cashier_withdrawal where member_id = ${memberId}
      order by withdrawal_id desc limit ${MOST_WITHDRAWALS}`)
  ).map(({ id }) => id);
const MOST_WITHDRAWALS = 5_000;

export type MemberMoney = {
  readonly withdrawalId: WithdrawalId;
  readonly deposited: bigint;
  readonly lastDepositAt: Date | null;
  /** What was paid out and not refunded, plus this withdrawal. */
  readonly withdrawn: bigint;
  readonly paidBefore: number;
  /** Other members with the same account. */
  readonly others: number;
};

const WENT = sql`coalesce(sum(case when state = 'RECEIVED_PARTIAL' then received else amount end), 0)`;
const WENT_OUT = sql`confirm_by is not null and state <> 'REFUNDED'`;

/**
 * What the member of each withdrawal deposited and withdrew; at most a page is requested. Each
 * member is added up once, however many of the page are theirs.
 */
export const moneyBehind = (tx: Tx, ids: readonly WithdrawalId[]) =>
  tx.rows<MemberMoney>(sql`
    with asked as materialized (
      select *, ${WENT_OUT} as went_out from cashier_withdrawal
      where withdrawal_id = any(${ids}::uuid[])
    ), members as materialized (
      select m.member_id, d.deposited, d.last, b.paid, b.count
      from (select distinct member_id from asked) m
      cross join lateral (
        select coalesce(sum(credited), 0)::bigint as deposited, max(created_at) as last
        from cashier_deposit where member_id = m.member_id and state = 'CREDITED') d
      cross join lateral (
        select ${WENT}::bigint as paid, count(*)::int as count
        from cashier_withdrawal where member_id = m.member_id and ${WENT_OUT}) b
    )
    select w.withdrawal_id as "withdrawalId", m.deposited, m.last as "lastDepositAt",
      m.paid + case when not w.went_out then w.amount
        when w.state = 'RECEIVED_PARTIAL' then w.amount - w.received else 0 end as withdrawn,
      m.count - w.went_out::int as "paidBefore", s.others
    from asked w join members m on m.member_id = w.member_id
    join cashier_payee p on p.payee_id = w.payee_id
    cross join lateral (
      select count(distinct member_id)::int as others from cashier_payee
      where method = p.method and account = p.account and member_id <> w.member_id) s`);
