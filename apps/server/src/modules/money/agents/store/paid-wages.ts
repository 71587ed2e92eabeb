import type { Day, Span } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';

type WagesRow = { readonly memberId: MemberId; readonly day: Day; readonly wages: bigint };

const within = (at: Sql, { start, end }: Span): Sql => sql`${at} >= ${start} and ${at} < ${end}`;

/**
 * Wages that members received in a span less what they paid of them to those below, by the business
 * day on which the money moved; minor units.
 */
export const wagesIn = (tx: Tx, span: Span): Promise<WagesRow[]> =>
  tx.rows(sql`
    select member_id as "memberId", (at at time zone 'Asia/Dhaka')::date::text as day,
      sum(amount)::bigint as wages
    from (
      select downline_id as member_id, paid_at as at, payable as amount from agents_slip
      where kind <> 'dividend' and ${within(sql`paid_at`, span)}
      union all
      select upline_id, paid_at, -payable from agents_slip
      where kind <> 'dividend' and pay_mode = 'upline' and upline_id is not null
        and state in ('PAID', 'PAID_LATE') and ${within(sql`paid_at`, span)}
      union all
      select upline_id, collected_at, -payable from agents_slip
      where kind <> 'dividend' and ${within(sql`collected_at`, span)}
    ) moved
    group by 1, 2 having sum(amount) <> 0 order by 1, 2`);

type PaidRow = { readonly day: Day; readonly amount: bigint };

/** What the house paid to agents less what it collected from them, by business day; minor units. */
export const commissionsByDay = (tx: Tx, span: Span): Promise<PaidRow[]> =>
  tx.rows(sql`
    select (at at time zone 'Asia/Dhaka')::date::text as day, sum(amount)::bigint as amount
    from (
      select paid_at as at, payable as amount from agents_slip
      where (pay_mode = 'house' or upline_id is null or state = 'PAID_BY_HOUSE')
        and ${within(sql`paid_at`, span)}
      union all
      select collected_at, -payable from agents_slip where ${within(sql`collected_at`, span)}
      union all
      select paid_at, amount from agents_rebate where ${within(sql`paid_at`, span)}
    ) moved group by 1 order by 1`);

type RebatesRow = { readonly memberId: MemberId; readonly day: Day; readonly rebate: bigint };

/** Rebates of the line that agents received in a span, by the business day of the payment; minor units. */
export const rebatesIn = (tx: Tx, span: Span): Promise<RebatesRow[]> =>
  tx.rows(sql`
    select agent_id as "memberId", (paid_at at time zone 'Asia/Dhaka')::date::text as day,
      sum(amount)::bigint as rebate
    from agents_rebate where ${within(sql`paid_at`, span)} group by 1, 2 order by 1, 2`);
