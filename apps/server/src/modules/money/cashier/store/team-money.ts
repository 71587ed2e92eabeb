import type { Day, Span } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';

/** What moved for one member on one business day, however often; minor units. */
export type MemberDay = {
  readonly memberId: MemberId;
  readonly day: Day;
  /** Credited less taken back. */
  readonly deposited: bigint;
  /** Paid out less refunded. */
  readonly withdrawn: bigint;
  /** Goodwill that operators credited. */
  readonly promoted: bigint;
  /** All other credits by operators, and what they took. */
  readonly given: bigint;
  readonly taken: bigint;
};

/** Credited deposits of some members, over all time; minor units. */
export const depositsOf = (
  tx: Tx,
  memberIds: readonly MemberId[],
): Promise<{ memberId: MemberId; deposits: number; deposited: bigint; first: Date }[]> =>
  tx.rows(sql`
    select member_id as "memberId", count(*)::int as deposits, sum(credited)::bigint as deposited,
      min(created_at) as first
    from cashier_deposit
    where member_id = any (${[...memberIds]}::uuid[]) and state = 'CREDITED' group by 1`);

type OfMembers = { readonly memberIds: readonly MemberId[]; readonly span: Span };

const within = (at: Sql, { start, end }: Span): Sql => sql`${at} >= ${start} and ${at} < ${end}`;

/** Sums of members by day, so that no payment is known by itself. */
export const moneyOfMembers = (tx: Tx, { memberIds, span }: OfMembers): Promise<MemberDay[]> =>
  tx.rows(sql`
    select member_id as "memberId", (at at time zone 'Asia/Dhaka')::date::text as day,
      sum(deposited)::bigint as deposited, sum(withdrawn)::bigint as withdrawn,
      sum(promoted)::bigint as promoted, sum(given)::bigint as given, sum(taken)::bigint as taken
    from (
      select d.member_id, s.at,
        case s.state when 'CREDITED' then d.credited else -d.credited end as deposited,
        0::bigint as withdrawn, 0::bigint as promoted, 0::bigint as given, 0::bigint as taken
      from cashier_deposit_step s join cashier_deposit d on d.deposit_id = s.deposit_id
      where s.state in ('CREDITED', 'REVERSED') and ${within(sql`s.at`, span)}
      union all
      select d.member_id, s.at, 0,
        case when s.state = 'PAID' then d.amount else coalesce(d.received, 0) - d.amount end, 0, 0, 0
      from cashier_withdrawal_step s join cashier_withdrawal d on d.withdrawal_id = s.withdrawal_id
      where s.state in ('PAID', 'REFUNDED', 'RECEIVED_PARTIAL') and ${within(sql`s.at`, span)}
      union all
      select member_id, at, 0, 0,
        case when way = 'give' and cause = 'goodwill' then amount else 0 end,
        case when way = 'give' and cause <> 'goodwill' then amount else 0 end,
        case when way = 'take' then amount else 0 end
      from cashier_adjustment where ${within(sql`at`, span)}
      union all
      select member_id, answered_at, 0, 0, 0, amount, 0 from cashier_claim
      where withdrawal_id is not null and state = 'CREDITED' and ${within(sql`answered_at`, span)}
    ) moved where member_id = any(${[...memberIds]}::uuid[])
    group by 1, 2 order by 1, 2`);

/** Members whose first deposit ever was credited in a span. */
export const firstDepositors = async (
  tx: Tx,
  { memberIds, span }: OfMembers,
): Promise<MemberId[]> =>
  (
    await tx.rows<{ memberId: MemberId }>(sql`
      select distinct d.member_id as "memberId"
      from cashier_deposit_step s join cashier_deposit d on d.deposit_id = s.deposit_id
      where s.state = 'CREDITED' and ${within(sql`s.at`, span)}
        and d.member_id = any(${[...memberIds]}::uuid[])
        and not exists (
          select from cashier_deposit b join cashier_deposit_step c on c.deposit_id = b.deposit_id
          where b.member_id = d.member_id and c.state = 'CREDITED' and c.at < ${span.start})`)
  ).map(({ memberId }) => memberId);

/** What members deposited ever, credited less taken back; of those who did. Minor units. */
export const depositedBy = (tx: Tx, { memberIds }: Pick<OfMembers, 'memberIds'>) =>
  tx.rows<{ memberId: MemberId; deposited: bigint }>(sql`
    select member_id as "memberId", sum(credited)::bigint as deposited from cashier_deposit
    where member_id = any(${[...memberIds]}::uuid[]) and state = 'CREDITED' group by 1`);
