import type { DifferenceKind } from '@nokshi/contract/console/vendors.ts';
import type { Day } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { WagerId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type Line = {
  readonly transactionId: string;
  readonly action: string;
  readonly account: string;
  readonly asset: string;
  readonly taken: bigint;
  readonly paid: bigint;
};

/** Actions that may move money, and so are compared. */
const MOVES = sql`'bet', 'bet-and-win', 'win', 'rollback', 'award', 'free-win'`;
/** Free rounds are the house's promotion, not a result of the vendor's games. */
const IS_RESULT = sql`asset = 'BDT' and action <> 'free-win'`;

/** A line counts once: what was handed in before stays as it is. */
export const putLines = (
  tx: Tx,
  { vendor, day, lines }: { vendor: string; day: Day; lines: readonly Line[] },
) =>
  tx.run(sql`
    insert into vendors_report (vendor, day, transaction_id, action, account, asset, taken, paid)
    select ${vendor}, ${day}::date, l.* from unnest(
      ${lines.map((line) => line.transactionId)}::text[], ${lines.map((line) => line.action)}::text[],
      ${lines.map((line) => line.account)}::text[], ${lines.map((line) => line.asset)}::text[],
      ${lines.map((line) => line.taken)}::bigint[], ${lines.map((line) => line.paid)}::bigint[]) l
    on conflict do nothing`);

export type ReconciliationRow = {
  readonly vendor: string;
  readonly day: Day;
  readonly at: Date;
  readonly theirLines: number;
  readonly ourLines: number;
  /** The house's result of it: taken less paid. */
  readonly theirNet: bigint;
  readonly ourNet: bigint;
  readonly differences: number;
};

export type DifferenceRow = {
  readonly transactionId: string;
  readonly kind: DifferenceKind;
  readonly action: string;
  readonly account: string;
  readonly theirs: bigint | null;
  readonly ours: bigint | null;
  readonly status: string | null;
  readonly wagerId: WagerId | null;
};

type OfDay = { readonly vendor: string; readonly day: Day };
type Span = OfDay & { readonly start: Date; readonly end: Date };

export const hasReport = async (tx: Tx, { vendor, day }: OfDay): Promise<boolean> =>
  (
    await tx.one<{ has: boolean }>(sql`
      select exists (
        select from vendors_report where vendor = ${vendor} and day = ${day}::date) as has`)
  ).has;

/**
 * Compares by transaction: each line of theirs with ours, whatever day we booked it on, and each of
 * ours of the day that is in no report of theirs. Replaces earlier differences.
 */
export async function compareDay(tx: Tx, { vendor, day, start, end }: Span): Promise<void> {
  await tx.run(sql`
    delete from vendors_difference where vendor = ${vendor} and day = ${day}::date`);
  await tx.run(sql`
    with reported as materialized (
      select * from vendors_report where vendor = ${vendor} and day = ${day}::date
    ), booked as materialized (
      select vendor, transaction_id, action, status, taken, paid, asset, wager_id, member_id, at
      from vendors_transaction
      where vendor = ${vendor} and (at >= ${start} and at < ${end}
        or transaction_id in (select transaction_id from reported))
    )
    insert into vendors_difference
      (vendor, day, transaction_id, kind, action, account, theirs, ours, status, wager_id)
    select ${vendor}, ${day}::date, id, kind, action, account, theirs, ours, status, wager_id
    from (
      select t.transaction_id as id,
        case when o.transaction_id is null then 'only-theirs'
          when o.status <> 'OK' then 'refused-here' else 'amount' end as kind,
        t.action, t.account, t.taken - t.paid as theirs,
        case when o.status = 'OK' then o.taken - o.paid end as ours, o.status, o.wager_id
      from reported t left join booked o
        on o.vendor = t.vendor and o.transaction_id = t.transaction_id and o.action <> 'tombstone'
      where (o.transaction_id is null
        or o.status <> 'OK' or (o.taken, o.paid, o.asset) <> (t.taken, t.paid, t.asset))
      union all
      select o.transaction_id, 'only-ours', o.action, 'mbr_' || replace(o.member_id::text, '-', ''),
        null, o.taken - o.paid, o.status, o.wager_id
      from booked o
      where o.at >= ${start} and o.at < ${end} and o.status = 'OK'
        and o.action in (${MOVES})
        and not exists (select from vendors_report t
          where t.vendor = o.vendor and t.transaction_id = o.transaction_id)
    ) found
    on conflict do nothing`);
}

/** Stores the result of the comparison, in BDT, and returns it. */
export const sumDay = (
  tx: Tx,
  { vendor, day, start, end, at }: Span & { readonly at: Date },
): Promise<ReconciliationRow> =>
  tx.one<ReconciliationRow>(sql`
    insert into vendors_reconciliation
      (vendor, day, at, their_lines, our_lines, their_net, our_net, differences)
    select ${vendor}, ${day}::date, ${at}, t.lines, o.lines, t.net, o.net,
      (select count(*) from vendors_difference where vendor = ${vendor} and day = ${day}::date)
    from (
      select count(*) as lines,
        coalesce(sum(taken - paid) filter (where ${IS_RESULT}), 0)::bigint as net
      from vendors_report where vendor = ${vendor} and day = ${day}::date
    ) t, (
      select count(*) as lines,
        coalesce(sum(taken - paid) filter (where ${IS_RESULT}), 0)::bigint as net
      from vendors_transaction
      where vendor = ${vendor} and at >= ${start} and at < ${end} and status = 'OK'
        and action in (${MOVES})
    ) o
    on conflict (vendor, day) do update set at = excluded.at, their_lines = excluded.their_lines,
      our_lines = excluded.our_lines, their_net = excluded.their_net, our_net = excluded.our_net,
      differences = excluded.differences
    returning vendor, day::text, at, their_lines as "theirLines", our_lines as "ourLines",
      their_net as "theirNet", our_net as "ourNet", differences`);

export const lastReconciliations = (tx: Tx) =>
  tx.rows<ReconciliationRow>(sql`
    select distinct on (vendor) vendor, day::text, at, their_lines as "theirLines",
      our_lines as "ourLines", their_net as "theirNet", our_net as "ourNet", differences
    from vendors_reconciliation order by vendor, day desc limit 500`);

export const differencesOf = (tx: Tx, { vendor, day }: OfDay) =>
  tx.rows<DifferenceRow>(sql`
    select transaction_id as "transactionId", kind, action, account, theirs, ours, status,
      wager_id as "wagerId"
    from vendors_difference where vendor = ${vendor} and day = ${day}::date
    order by kind, transaction_id limit 200`);

export type TodayRow = {
  readonly vendor: string;
  readonly bets: number;
  readonly staked: bigint;
  readonly paid: bigint;
  readonly refused: number;
};

/** Figures in BDT of the current day, each vendor's by its own part of the index. */
export async function figuresSince(tx: Tx, start: Date): Promise<TodayRow[]> {
  const vendors = await tx.rows<{ vendor: string }>(sql`
    select vendor from vendors_profile limit 500`);
  return tx.rows(sql`
    select vendor,
      count(*) filter (where action in ('bet', 'bet-and-win') and status = 'OK')::int as bets,
      coalesce(sum(taken) filter (where asset = 'BDT'), 0)::bigint as staked,
      coalesce(sum(paid) filter (where ${IS_RESULT}), 0)::bigint as paid,
      count(*) filter (where status <> 'OK')::int as refused
    from vendors_transaction
    where vendor = any(${vendors.map(({ vendor }) => vendor)}::text[]) and at >= ${start}
    group by vendor`);
}
