import type { SlipState } from '@nokshi/contract/player/agent-slips.ts';
import type { ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import type { Span } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { ContractId, MemberId, SlipId } from '../../../../kernel/ids.ts';
import { join, type Sql, sql } from '../../../../kernel/sql.ts';
import type { Sought } from '../sought.ts';
import { withName } from './contracts.ts';
import { runColumns, type RunKey, type RunRow } from './runs.ts';
import { type NamedSlip, slipColumns, slips } from './slips.ts';

export type SlipFilter = {
  readonly kind?: ContractKind | undefined;
  readonly period?: string | undefined;
  readonly startsAt?: Date | undefined;
  readonly state?: SlipState | undefined;
  /** The beginning of the downline's username. */
  readonly query?: string | undefined;
  readonly sought?: Sought | undefined;
  /** Periods that overlap it. */
  readonly span?: Span | undefined;
  readonly downlineId?: MemberId | undefined;
  readonly uplineId?: MemberId | undefined;
};
export type Page = { readonly before: SlipId | null; readonly limit: number };

const found = (q: SlipFilter): Sql =>
  join(
    [
      sql`true`,
      ...(q.kind ? [sql`s.kind = ${q.kind}`] : []),
      ...(q.period === undefined ? [] : [sql`s.period = ${q.period}`]),
      ...(q.startsAt ? [sql`s.starts_at = ${q.startsAt}`] : []),
      ...(q.state ? [sql`s.state = ${q.state}`] : []),
      ...(q.query ? [sql`starts_with(c.downline_name, ${q.query})`] : []),
      ...(q.sought ? [isSought(q.sought)] : []),
      ...(q.span ? [sql`s.starts_at < ${q.span.end} and s.ends_at > ${q.span.start}`] : []),
      ...(q.downlineId ? [sql`s.downline_id = ${q.downlineId}`] : []),
      ...(q.uplineId ? [sql`s.upline_id = ${q.uplineId}`] : []),
    ],
    ' and ',
  );

function isSought(sought: Sought): Sql {
  if (sought.by === 'name') return sought.name ? withName(sought.name) : sql`true`;
  if (sought.by === 'member')
    return sql`(s.downline_id = ${sought.id} or s.upline_id = ${sought.id})`;
  return sought.by === 'contract'
    ? sql`s.contract_id = ${sought.id}`
    : sql`s.slip_id = ${sought.id}`;
}

/** Newest first. */
export const listSlips = (tx: Tx, { before, limit, ...q }: SlipFilter & Page) =>
  tx.rows<NamedSlip>(sql`
    select ${slipColumns} from ${slips}
    where ${found(q)} and (${before}::uuid is null or s.slip_id < ${before})
    order by s.slip_id desc limit ${limit}`);

export type SlipTotals = {
  readonly slips: number;
  readonly valid: bigint;
  readonly amount: bigint;
  readonly paid: bigint;
};

/** Of all that a filter finds; minor units. */
export const sumSlips = (tx: Tx, q: SlipFilter) =>
  tx.one<SlipTotals>(sql`
    select count(*)::int as slips, coalesce(sum(s.valid), 0)::bigint as valid,
      coalesce(sum(s.amount), 0)::bigint as amount,
      coalesce(sum(s.payable) filter (where s.paid_at is not null), 0)::bigint as paid
    from ${slips} where ${found(q)}`);

export const slipById = (tx: Tx, slipId: SlipId) =>
  tx.maybe<NamedSlip>(sql`select ${slipColumns} from ${slips} where s.slip_id = ${slipId}`);

/** Of a run, in the order of ids. */
export const slipsOfRun = (tx: Tx, q: RunKey & { after: SlipId | null; limit: number }) =>
  tx.rows<NamedSlip>(sql`
    select ${slipColumns} from ${slips}
    where s.kind = ${q.kind} and s.period = ${q.period} and s.starts_at = ${q.startsAt}
      and (${q.after}::uuid is null or s.slip_id > ${q.after})
    order by s.slip_id limit ${q.limit}`);

/** The newest slip of a contract, and its downline; locked. */
export const lockLastOf = (tx: Tx, contractId: ContractId) =>
  tx.maybe<NamedSlip>(sql`
    select ${slipColumns} from ${slips} where s.contract_id = ${contractId}
    order by s.starts_at desc limit 1 for update of s`);

export const clearCarryOf = (tx: Tx, { slipId, at }: { slipId: SlipId; at: Date }) =>
  tx.run(sql`update agents_slip set carry_cleared_at = ${at} where slip_id = ${slipId}`);

export type RunSums = RunRow & {
  readonly paid: number;
  readonly nothing: number;
  readonly overdue: number;
  readonly total: bigint;
  readonly paidTotal: bigint;
  readonly overdueTotal: bigint;
};

type RunsPage = {
  readonly kind?: ContractKind | undefined;
  readonly open: boolean;
  readonly span: Span | null;
  readonly before: (RunKey & { readonly endsAt: Date }) | null;
  readonly limit: number;
};

/** Newest first; `open`: with a fault, or something overdue. */
export const listRuns = (tx: Tx, { kind, open, span, before, limit }: RunsPage) =>
  tx.rows<RunSums>(sql`
    select ${runColumns}, t.* from agents_run r cross join lateral (
      select count(*) filter (where paid_at is not null)::int as paid,
        count(*) filter (where state = 'NOTHING')::int as nothing,
        count(*) filter (where state = 'OVERDUE')::int as overdue,
        coalesce(sum(payable), 0)::bigint as total,
        coalesce(sum(payable) filter (where paid_at is not null), 0)::bigint as "paidTotal",
        coalesce(sum(payable) filter (where state = 'OVERDUE'), 0)::bigint as "overdueTotal"
      from agents_slip s
      where s.kind = r.kind and s.period = r.period and s.starts_at = r.starts_at) t
    where ${join(
      [
        sql`true`,
        ...(kind ? [sql`r.kind = ${kind}`] : []),
        ...(span ? [sql`r.starts_at < ${span.end} and r.ends_at > ${span.start}`] : []),
        ...(open ? [sql`(t.overdue > 0 or (r.ended_at is null and r.failures > 0))`] : []),
        ...(before
          ? [
              sql`(r.ends_at, r.kind, r.period)
                < (${before.endsAt}, ${before.kind}::text, ${before.period}::text)`,
            ]
          : []),
      ],
      ' and ',
    )}
    order by r.ends_at desc, r.kind desc, r.period desc limit ${limit}`);
