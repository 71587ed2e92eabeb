import type { ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { ContractId, MemberId, SlipId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { Terms } from '../rules/add-up.ts';
import type { RunKind } from '../rules/run-times.ts';

export type RunKey = RunKind & { readonly startsAt: Date };
/** What counted when slips were written; `activeFrom` in minor units. */
export type RunSetting = {
  readonly activeFrom: string;
  readonly components: Terms['components'];
};
export type RunRow = RunKey & {
  readonly endsAt: Date;
  readonly startedAt: Date;
  readonly writtenAt: Date | null;
  readonly endedAt: Date | null;
  readonly contracts: number;
  /** Null until its slips are written. */
  readonly setting: RunSetting | null;
  readonly failures: number;
  readonly fault: string | null;
};

export const runColumns = sql`r.kind, r.period, r.starts_at as "startsAt", r.ends_at as "endsAt",
  r.started_at as "startedAt", r.written_at as "writtenAt", r.ended_at as "endedAt", r.contracts,
  r.setting, r.failures, r.fault`;
const ofKind = ({ kind, period }: RunKind) => sql`kind = ${kind} and period = ${period}`;
const ofKey = (key: RunKey) => sql`${ofKind(key)} and starts_at = ${key.startsAt}`;

/** The oldest run that has not ended. */
export const openRun = (tx: Tx, of: RunKind) =>
  tx.maybe<RunRow>(sql`
    select ${runColumns} from agents_run r where ${ofKind(of)} and ended_at is null
    order by starts_at limit 1`);

const last = (of: RunKind) => sql`
  select starts_at, ends_at from agents_run where ${ofKind(of)} order by starts_at desc limit 1`;

/**
 * Where the next period begins that contracts count in and no run has; null: none does. A contract
 * that began within a period has a run of its own for the rest of it.
 */
export const nextStart = async (tx: Tx, of: RunKind): Promise<Date | null> =>
  (
    await tx.one<{ at: Date | null }>(sql`
      select min(n.at) as at
      from agents_contract c left join (${last(of)}) r on true cross join lateral (
        select case when r.starts_at >= c.starts_at then r.ends_at else c.starts_at end as at) n
      where ${ofKind(of)} and c.starts_at is not null and (c.ends_at is null or c.ends_at > n.at)`)
  ).at;

/** Until when periods have runs; null: there is none. */
export const lastEnd = async (tx: Tx, of: RunKind): Promise<Date | null> =>
  (await tx.maybe<{ ends_at: Date }>(last(of)))?.ends_at ?? null;

/** Another server may have begun it already. */
export const insertRun = (tx: Tx, run: RunKey & { endsAt: Date; startedAt: Date }) =>
  tx.run(sql`
    insert into agents_run (kind, period, starts_at, ends_at, started_at)
    values (${run.kind}, ${run.period}, ${run.startsAt}, ${run.endsAt}, ${run.startedAt})
    on conflict do nothing`);

/** Nothing while another transaction writes it. */
export const lockRun = (tx: Tx, key: RunKey) =>
  tx.maybe<RunRow>(sql`
    select ${runColumns} from agents_run r where ${ofKey(key)} for update skip locked`);

export const runByKey = (tx: Tx, key: RunKey) =>
  tx.maybe<RunRow>(sql`select ${runColumns} from agents_run r where ${ofKey(key)}`);

type Written = RunKey & {
  readonly at: Date;
  readonly contracts: number;
  readonly setting: RunSetting;
};

export const noteWritten = (tx: Tx, run: Written) =>
  tx.run(sql`
    update agents_run set written_at = ${run.at}, contracts = ${run.contracts},
      setting = ${JSON.stringify(run.setting)}
    where ${ofKey(run)}`);

export const noteEnded = (tx: Tx, run: RunKey & { at: Date }) =>
  tx.run(sql`
    update agents_run set ended_at = ${run.at} where ${ofKey(run)} and ended_at is null`);

export const noteFault = (tx: Tx, run: RunKey & { fault: string }) =>
  tx.run(sql`
    update agents_run set failures = failures + 1, fault = ${run.fault} where ${ofKey(run)}`);

export type Settled = {
  readonly contractId: ContractId;
  readonly uplineId: MemberId | null;
  readonly downlineId: MemberId;
  readonly terms: ContractTerms;
};

/** Contracts that count in a whole period; of a part of one those alone that began with it. */
export const contractsIn = (tx: Tx, run: RunKey & { endsAt: Date; isPart: boolean }) =>
  tx.rows<Settled>(sql`
    select contract_id as "contractId", upline_id as "uplineId", downline_id as "downlineId", terms
    from agents_contract
    where ${ofKind(run)} and starts_at <= ${run.startsAt}
      and (not ${run.isPart} or starts_at = ${run.startsAt})
      and (ends_at is null or ends_at >= ${run.endsAt}) order by contract_id`);

export type DueSlip = {
  readonly slipId: SlipId;
  readonly depth: number;
  /** Who is on the other side of the payment; null: the house. */
  readonly otherId: MemberId | null;
  readonly downlineId: MemberId;
  /** The downline pays it. */
  readonly back: boolean;
};

/**
 * Slips of a run that wait for their first payment: what is paid back first, from the bottom of the
 * line up; then the others from the top down.
 */
export const dueSlips = (tx: Tx, q: RunKey & { limit: number }) =>
  tx.rows<DueSlip>(sql`
    select slip_id as "slipId", depth, downline_id as "downlineId", payable < 0 as back,
      case when pay_mode = 'upline' then upline_id end as "otherId"
    from agents_slip where ${ofKey(q)} and state = 'DUE'
    order by payable >= 0, case when payable < 0 then -depth else depth end, slip_id
    limit ${q.limit}`);
