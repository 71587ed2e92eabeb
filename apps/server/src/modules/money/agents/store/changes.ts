import {
  CONTRACT_KINDS,
  type ContractKind,
  type ContractTerms,
} from '@nokshi/contract/player/agent-terms.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, SlipId, WagerId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import { type Account, downlinesOf, plainRow, uplinesOf } from './slips.ts';

/** A bet that changed after its period was settled, for one slip it was part of; minor units. */
export type ChangeRow = {
  readonly wagerId: WagerId;
  readonly number: number;
  readonly slipId: SlipId;
  readonly downlineId: MemberId;
  readonly kind: ContractKind;
  readonly memberId: MemberId;
  readonly at: Date;
  readonly baseBefore: bigint;
  /** Hundredths of a percent, as `rate`. */
  readonly rateBefore: number;
  readonly base: bigint;
  readonly rate: number;
  readonly amount: bigint;
  readonly carry: bigint;
};

/**
 * The moment before which changes have been read: at first that of the first slip; null: there is
 * none. Nobody else reads or pays changes until the commit.
 */
export async function lockRead(tx: Tx): Promise<Date | null> {
  const { until } = await tx.one<{ until: Date | null }>(
    sql`select until from agents_changes_read where id = 1 for update`,
  );
  if (until) return until;
  return (await tx.one<{ at: Date | null }>(sql`select min(starts_at) as at from agents_slip`)).at;
}

/** The same, of what is committed; null: none were read. */
export const readUntil = async (tx: Tx): Promise<Date | null> =>
  (await tx.one<{ until: Date | null }>(sql`select until from agents_changes_read where id = 1`))
    .until;

export const noteRead = (tx: Tx, until: Date) =>
  tx.run(sql`update agents_changes_read set until = ${until} where id = 1`);

/** A bet that changed, for one of the agents above it. */
export type Asked = {
  /** Which of the changes. */
  readonly nth: number;
  readonly agentId: MemberId;
  readonly firstAt: Date;
  readonly at: Date;
};

/** A slip as a change of one of its bets needs it. */
export type SlipOfThen = {
  readonly nth: number;
  readonly slipId: SlipId;
  readonly downlineId: MemberId;
  readonly kind: ContractKind;
  readonly terms: ContractTerms;
  readonly rate: number | null;
  /** Of a dividend: loss and carry of then, with the changes that are stored. */
  readonly left: bigint;
};

/**
 * Slips of these agents over the period that a bet was first settled in, where it was over when the
 * bet changed; of each kind one at most, as contracts of a kind follow each other.
 */
export const slipsOfThen = (tx: Tx, asked: readonly Asked[]) =>
  tx.rows<SlipOfThen>(sql`
    select a.nth::int as nth, s.slip_id as "slipId", s.downline_id as "downlineId", s.kind, c.terms,
      s.rate, (coalesce(s.loss, 0) + coalesce(s.carry_in, 0) + coalesce((
        select sum(g.base - g.base_before) from agents_change g where g.slip_id = s.slip_id
      ), 0))::bigint as left
    from unnest(${asked.map(({ nth }) => nth)}::int[], ${asked.map((one) => one.agentId)}::uuid[],
        ${asked.map((one) => one.firstAt)}::timestamptz[], ${asked.map((one) => one.at)}::timestamptz[]
      ) as a (nth, agent, first_at, at)
      cross join unnest(${[...CONTRACT_KINDS]}::text[]) as of (kind)
      cross join lateral (
        select * from agents_slip s
        where s.downline_id = a.agent and s.kind = of.kind and s.starts_at <= a.first_at
          and not s.closing
        order by s.starts_at desc limit 1) s
      join agents_contract c using (contract_id)
    where s.ends_at > a.first_at and s.ends_at <= a.at
    order by a.nth, s.slip_id`);

/** Under {@link lockRead}: each change is read once. */
export const insertChanges = (tx: Tx, rows: readonly ChangeRow[]) =>
  tx.run(sql`
    insert into agents_change (wager_id, number, slip_id, downline_id, kind, member_id, at,
      base_before, rate_before, base, rate, amount, carry)
    select * from jsonb_to_recordset(${JSON.stringify(rows.map(plainRow))}::jsonb) as g (
      "wagerId" uuid, number int, "slipId" uuid, "downlineId" uuid, kind text, "memberId" uuid,
      at timestamptz, "baseBefore" bigint, "rateBefore" int, base bigint, rate int, amount bigint,
      carry bigint)`);

export type Waiting = Account & { readonly amount: bigint; readonly carry: bigint };

/** What waits for the next slip of each of these; under {@link lockRead}. Minor units. */
export const waitingChanges = (tx: Tx, q: { kind: ContractKind; accounts: readonly Account[] }) =>
  tx.rows<Waiting>(sql`
    select g.downline_id as "downlineId", s.upline_id as "uplineId", sum(g.amount)::bigint as amount,
      sum(g.carry)::bigint as carry
    from unnest(${downlinesOf(q.accounts)}::uuid[], ${uplinesOf(q.accounts)}::uuid[])
        as of (downline, upline)
      join agents_change g on g.downline_id = of.downline
      join agents_slip s on s.slip_id = g.slip_id and s.upline_id is not distinct from of.upline
    where g.kind = ${q.kind} and g.paid_with is null
    group by 1, 2`);

/** Under {@link lockRead}, after the slips were written: each takes what waits for it. */
export const payChanges = (tx: Tx, slipIds: readonly SlipId[]) =>
  tx.run(sql`
    update agents_change g set paid_with = n.slip_id
    from unnest(${[...slipIds]}::uuid[]) as of (slip_id)
      join agents_slip n using (slip_id)
      join agents_slip s on s.downline_id = n.downline_id and s.kind = n.kind
        and s.upline_id is not distinct from n.upline_id
    where g.paid_with is null and g.kind = n.kind and g.downline_id = n.downline_id
      and g.slip_id = s.slip_id`);

/** What changed of the bets of a slip since, as it was read; minor units. */
export type LaterSums = { readonly base: bigint; readonly amount: bigint };

export const laterSums = (tx: Tx, slipIds: readonly SlipId[]) =>
  tx.rows<LaterSums & { readonly slipId: SlipId }>(sql`
    select slip_id as "slipId", sum(base - base_before)::bigint as base, sum(amount)::bigint as amount
    from agents_change where slip_id = any(${[...slipIds]}::uuid[]) group by 1`);

export type ShownChange = ChangeRow & {
  /** The period of the slip that it changes. */
  readonly startsAt: Date;
  readonly endsAt: Date;
};

/** What was paid with a slip, oldest first. */
export const changesPaidWith = (tx: Tx, q: { slipId: SlipId; limit: number }) =>
  tx.rows<ShownChange>(sql`
    select g.wager_id as "wagerId", g.number, g.slip_id as "slipId",
      g.downline_id as "downlineId", g.kind, g.member_id as "memberId", g.at,
      g.base_before as "baseBefore", g.rate_before as "rateBefore", g.base, g.rate, g.amount, g.carry,
      s.starts_at as "startsAt", s.ends_at as "endsAt"
    from agents_change g join agents_slip s using (slip_id)
    where g.paid_with = ${q.slipId} order by g.at, g.wager_id, g.number, g.slip_id limit ${q.limit}`);

/** The total that was paid with a slip; minor units. */
export const changesSum = async (tx: Tx, slipId: SlipId): Promise<bigint> =>
  (
    await tx.one<{ amount: bigint }>(sql`
      select coalesce(sum(amount), 0)::bigint as amount from agents_change
      where paid_with = ${slipId}`)
  ).amount;
