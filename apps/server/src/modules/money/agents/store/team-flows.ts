import type { SlipState } from '@nokshi/contract/player/agent-slips.ts';
import type { ContractKind, IncomeKind } from '@nokshi/contract/player/agent-terms.ts';
import type { Day, Span } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';

/** What one member got and gave on one business day in one way; minor units. */
export type Flow = {
  readonly memberId: MemberId;
  readonly day: Day;
  readonly kind: 'transfer' | IncomeKind;
  readonly in: bigint;
  readonly out: bigint;
};

type Of = { readonly memberIds: readonly MemberId[]; readonly span: Span };

const within = (at: Sql, { start, end }: Span): Sql => sql`${at} >= ${start} and ${at} < ${end}`;

const byDay = sql`select member_id as "memberId", (at at time zone 'Asia/Dhaka')::date::text as day,
  kind, sum("in")::bigint as "in", sum(out)::bigint as out`;
/** One list of members for all: the planner takes it into each part. */
const moving = ({ memberIds }: Of): Sql => sql`
  where member_id = any(${[...memberIds]}::uuid[])
  group by 1, 2, 3 having sum("in") <> 0 or sum(out) <> 0`;

/**
 * Wages and dividends of members, by what the slips of contracts paid, seen from both of their sides;
 * and rebates of the line.
 */
export const commissionsOf = (tx: Tx, of: Of): Promise<Flow[]> =>
  tx.rows(sql`
    ${byDay} from (
      select downline_id as member_id, paid_at as at, kind, greatest(payable, 0) as "in",
        greatest(-payable, 0) as out
      from agents_slip where ${within(sql`paid_at`, of.span)}
      union all
      select upline_id, paid_at, kind, greatest(-payable, 0), greatest(payable, 0) from agents_slip
      where pay_mode = 'upline' and state in ('PAID', 'PAID_LATE')
        and ${within(sql`paid_at`, of.span)}
      union all
      select upline_id, collected_at, kind, 0, payable from agents_slip
      where ${within(sql`collected_at`, of.span)}
      union all
      select agent_id, paid_at, 'rebate', amount, 0 from agents_rebate
      where ${within(sql`paid_at`, of.span)}
    ) moved ${moving(of)}`);

/** Team transfers of members, to and from whomever. */
export const transfersByDay = (tx: Tx, of: Of): Promise<Flow[]> =>
  tx.rows(sql`
    ${byDay} from (
      select to_id as member_id, made_at as at, 'transfer' as kind, amount as "in", 0::bigint as out
      from agents_transfer where ${within(sql`made_at`, of.span)}
      union all
      select from_id, made_at, 'transfer', 0, amount from agents_transfer
      where ${within(sql`made_at`, of.span)}
    ) moved ${moving(of)}`);

export type IncomeRow = {
  readonly kind: ContractKind;
  readonly amount: bigint;
  readonly paidDown: bigint;
};

/** What an agent's slips come to by kind, of periods that overlap a span; minor units. */
export const incomeByKind = (
  tx: Tx,
  q: {
    memberId: MemberId;
    span: Span;
    kind: ContractKind | undefined;
    state: SlipState | undefined;
  },
): Promise<IncomeRow[]> =>
  tx.rows(sql`
    select kind, sum(amount)::bigint as amount, sum(paid_down)::bigint as "paidDown"
    from agents_slip
    where downline_id = ${q.memberId} and starts_at < ${q.span.end} and ends_at > ${q.span.start}
      ${q.kind ? sql`and kind = ${q.kind}` : sql``}
      ${q.state ? sql`and state = ${q.state}` : sql``}
    group by kind`);
