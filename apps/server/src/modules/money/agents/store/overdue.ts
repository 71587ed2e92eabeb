import type { ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import type { Span } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, SlipId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { SlipRow } from './slips.ts';

/** What an upline owes: to a downline, or to the house that paid in its place. */
const isOwed = sql`upline_id is not null
  and (state = 'OVERDUE' or (state = 'PAID_BY_HOUSE' and collected_at is null))`;

/** With what a closing slip takes back from its downline. Minor units; zero where nothing is owed. */
export const owedBy = async (tx: Tx, memberId: MemberId): Promise<bigint> =>
  (
    await tx.one<{ owed: bigint }>(sql`
      select (
        (select coalesce(sum(payable), 0) from agents_slip
          where upline_id = ${memberId} and ${isOwed} and payable > 0)
        - (select coalesce(sum(payable), 0) from agents_slip
          where downline_id = ${memberId} and state = 'OVERDUE' and payable < 0)
      )::bigint as owed`)
  ).owed;

/** Whether a slip waits for its payment to or by a member. */
export const hasUnpaid = async (tx: Tx, memberId: MemberId): Promise<boolean> =>
  (
    await tx.one<{ some: boolean }>(sql`
      select exists (select from agents_slip where upline_id = ${memberId} and ${isOwed})
        or exists (select from agents_slip
          where downline_id = ${memberId} and state in ('DUE', 'OVERDUE')) as some`)
  ).some;

/** Whether the same upline is overdue with another slip of this kind to the same downline. */
export const hasOtherOverdue = async (
  tx: Tx,
  slip: Pick<SlipRow, 'slipId' | 'uplineId' | 'downlineId' | 'kind'>,
): Promise<boolean> =>
  (
    await tx.one<{ some: boolean }>(sql`
      select exists (select from agents_slip
        where upline_id = ${slip.uplineId} and downline_id = ${slip.downlineId}
          and kind = ${slip.kind} and state = 'OVERDUE' and slip_id <> ${slip.slipId}) as some`)
  ).some;

export type OpenSlip = Pick<SlipRow, 'slipId' | 'depth'>;
type Page = { readonly after: OpenSlip | null; readonly limit: number };

/** Slips that were not paid when they were due, and debts to the house; from the top of the line down. */
export const openSlips = (tx: Tx, { after, limit }: Page) =>
  tx.rows<OpenSlip>(sql`
    select slip_id as "slipId", depth from agents_slip
    where (state in ('DUE', 'OVERDUE') or (state = 'PAID_BY_HOUSE' and collected_at is null))
      and (${after === null} or (depth, slip_id) > (${after?.depth ?? 0}::int, ${after?.slipId ?? null}::uuid))
    order by depth, slip_id limit ${limit}`);

/** Overdue since before a moment, and not yet a bad record. */
export const turnBad = async (tx: Tx, { before, now }: { before: Date; now: Date }) =>
  tx.rows<{ slipId: SlipId; uplineId: MemberId | null; downlineId: MemberId }>(sql`
    update agents_slip set bad_since = ${now}
    where state = 'OVERDUE' and bad_since is null and due_at < ${before}
    returning slip_id as "slipId", upline_id as "uplineId", downline_id as "downlineId"`);

export type WagesRow = {
  readonly memberId: MemberId;
  readonly kind: ContractKind;
  readonly slips: number;
  readonly amount: bigint;
};

/** What hourly and real-time wages of a span came to by member; minor units. */
export const wagesOf = (tx: Tx, { start, end }: Span) =>
  tx.rows<WagesRow>(sql`
    select downline_id as "memberId", kind, count(*)::int as slips, sum(payable)::bigint as amount
    from agents_slip
    where kind in ('hourly', 'real-time') and not closing and state = 'PAID' and starts_at >= ${start}
      and starts_at < ${end}
    group by 1, 2 order by 1, 2`);
