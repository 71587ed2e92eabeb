import type { ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { RunKind } from '../rules/run-times.ts';
import type { Settled } from './runs.ts';
import { type Account, downlinesOf, uplinesOf } from './slips.ts';

/** The last contract of two sides who have none of its kind any more, of whose slips something waits. */
export type Ended = Settled & {
  readonly endsAt: Date;
  /** When it began to wait: the contract was over by then. */
  readonly since: Date;
};

/**
 * Bets that changed and no slip has, and slips that came to less than nothing with none after them;
 * where both sides have another contract of the kind its next slip takes them.
 */
export const endedWaiting = (tx: Tx, { kind, period }: RunKind) =>
  tx.rows<Ended>(sql`
    select c.contract_id as "contractId", w.upline_id as "uplineId", w.downline_id as "downlineId",
      c.terms, c.ends_at as "endsAt", greatest(w.since, c.ends_at) as since
    from (
      select downline_id, upline_id, min(since) as since from (
        select g.downline_id, s.upline_id, g.at as since
        from agents_change g join agents_slip s using (slip_id)
        where g.kind = ${kind} and g.paid_with is null
        union all
        select s.downline_id, s.upline_id, s.ends_at from agents_slip s
        where s.kind = ${kind} and s.owed > 0 and not exists (
          select from agents_slip n
          where n.downline_id = s.downline_id and n.kind = s.kind and n.starts_at > s.starts_at
            and n.upline_id is not distinct from s.upline_id)
      ) waits group by 1, 2
    ) w cross join lateral (
      select * from agents_contract c
      where c.downline_id = w.downline_id and c.kind = ${kind}
        and c.upline_id is not distinct from w.upline_id and c.starts_at is not null
        and (c.ends_at is null or c.ends_at > c.starts_at)
      order by c.starts_at desc limit 1) c
    where c.period = ${period} and c.ends_at is not null
    order by since, 1`);

/** What the last slip with play came to, for changes of earlier ones that moved its carry; minor units. */
export type LastPlayed = Account & {
  /** Hundredths of a percent. */
  readonly rate: number | null;
  /** Loss and carry, with all changes that closing slips have, and those of its own bets. */
  readonly left: bigint;
  /** What waiting changes of earlier slips add to the carry. */
  readonly carry: bigint;
};

export const lastPlayed = (tx: Tx, q: { kind: ContractKind; accounts: readonly Account[] }) =>
  tx.rows<LastPlayed>(sql`
    select l.downline_id as "downlineId", l.upline_id as "uplineId", l.rate, (coalesce(l.loss, 0)
      + coalesce(l.carry_in, 0) + coalesce(g.own, 0) + coalesce(g.closed, 0))::bigint as left,
      coalesce(g.waiting, 0)::bigint as carry
    from unnest(${downlinesOf(q.accounts)}::uuid[], ${uplinesOf(q.accounts)}::uuid[])
        as of (downline, upline)
      cross join lateral (
        select * from agents_slip s
        where s.downline_id = of.downline and s.kind = ${q.kind}
          and s.upline_id is not distinct from of.upline and not s.closing
        order by s.starts_at desc limit 1) l
      cross join lateral (
        select sum(g.base - g.base_before) filter (where g.slip_id = l.slip_id) as own,
          sum(g.carry) filter (where g.slip_id <> l.slip_id and g.paid_with is null) as waiting,
          sum(g.carry) filter (where g.slip_id <> l.slip_id and p.closing) as closed
        from agents_change g
          join agents_slip s on s.slip_id = g.slip_id and s.upline_id is not distinct from l.upline_id
          left join agents_slip p on p.slip_id = g.paid_with and p.starts_at > l.starts_at
        where g.downline_id = l.downline_id and g.kind = l.kind
          and (g.slip_id = l.slip_id or g.paid_with is null or p.closing)) g`);
