import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, WagerId } from '../../../../kernel/ids.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';
import { finished, inSpan, type Span } from './finished.ts';
import { validAtOnce, validLater } from './wager.ts';

/** What a wager counted before a change, or counts after it; minor units. */
export type Counting = {
  /** The whole stake; nothing once the wager is void. */
  readonly stake: bigint;
  readonly valid: bigint;
  /** With its rebate; nothing once the wager is void. */
  readonly paid: bigint;
  readonly rebate: bigint;
};

/** What happened to a finished wager in taka: it was settled again, or voided. */
export type ChangeRow = {
  readonly wagerId: WagerId;
  /** Which of its settlements it is. */
  readonly number: number;
  readonly memberId: MemberId;
  readonly category: string;
  readonly at: Date;
  /** When the wager was settled for the first time. */
  readonly firstAt: Date;
  readonly voided: boolean;
  readonly before: Counting;
  readonly after: Counting;
};

/** A page of the changes of a lane in a span, oldest first, after the given one. */
export type ChangesPage = Span & {
  readonly lane: number;
  readonly after?: Pick<ChangeRow, 'at' | 'wagerId' | 'number'> | undefined;
  readonly limit: number;
};

/** A page of what happened later to the bets that were first settled in a span, before `until`. */
export type LaterPage = ChangesPage & { readonly until: Date };

/** The rows of `wagers_changes` that the query `done` (see `finished`) makes, of wagers that were finished before. */
const changesOf = (lane: number, done: Sql): Sql => sql`
  select ${lane}::int as lane, d.batch, d.wager_id, d.number, d.member_id, d.category, d.at,
    coalesce(w.settled_at, b.settled_at) as first_at, d.wagers = -1 as voided, d.whole as stake,
    w.valid + b.valid as valid_before, w.valid + b.valid + d.valid as valid_after,
    w.paid + b.paid as paid_before, w.paid + b.paid + d.paid as paid_after,
    b.rebate as rebate_before, b.rebate + d.rebate as rebate_after
  from ${done} d cross join lateral (
    select ${validAtOnce} as valid, coalesce(w.paid_at_once, 0) as paid,
      case when w.paid_at_once is null then 1 else 0 end as first,
      case when w.paid_at_once is not null then w.placed_at end as settled_at
    from wagers_wager w where w.lane = ${lane} and w.id = d.wager_id limit 1
  ) w cross join lateral (
    select coalesce(sum(${validLater}), 0) as valid, coalesce(sum(s.payout), 0) as paid,
      coalesce(sum(s.rebate), 0) as rebate, min(s.at) filter (where s.number = 1) as settled_at
    from wagers_settlement s join wagers_wager w on w.lane = ${lane} and w.id = s.wager_id
    where s.lane = ${lane} and s.wager_id = d.wager_id and s.number < d.number
  ) b
  where d.asset = 'BDT' and d.wagers <> 1 and d.number > w.first`;

/** Writes down what the query `done` (see `finished`) has of wagers that were finished before. */
export const insertChanges = (lane: number): Sql => sql`
  insert into wagers_changes (lane, batch, wager_id, number, member_id, category, at, first_at,
    voided, stake, valid_before, valid_after, paid_before, paid_after, rebate_before, rebate_after)
  ${changesOf(lane, sql`done`)}`;

type Stored = Omit<ChangeRow, 'before' | 'after'> & {
  readonly stake: bigint;
  readonly validBefore: bigint;
  readonly validAfter: bigint;
  readonly paidBefore: bigint;
  readonly paidAfter: bigint;
  readonly rebateBefore: bigint;
  readonly rebateAfter: bigint;
};

/** As far as they are counted. */
export const changesIn = async (tx: Tx, of: ChangesPage): Promise<ChangeRow[]> => {
  const { lane, from, to } = of;
  const stored = sql`(
    select * from wagers_changes where lane = ${lane} and at >= ${from} and at < ${to})`;
  return (await tx.rows<Stored>(pageOf(stored, of))).map(changeOf);
};

/** The same rows made from wagers and settlements, whether they are counted or not. */
export const recountChanges = async (tx: Tx, of: ChangesPage): Promise<ChangeRow[]> => {
  const { lane, from, to } = of;
  const made = sql`(${changesOf(lane, finished(lane, inSpan({ from, to })))})`;
  return (await tx.rows<Stored>(pageOf(made, of))).map(changeOf);
};

/** The same of bets that were first settled in a span, with what happened to them from its end on. */
export const recountLater = async (tx: Tx, of: LaterPage): Promise<ChangeRow[]> => {
  const { lane, from, to, until } = of;
  const later = finished(lane, {
    placed: sql`false`,
    settled: sql`s.at >= ${to} and s.at < ${until} and s.wager_id in (
      select wager_id from ${finished(lane, inSpan({ from, to }))} first
      where asset = 'BDT' and wagers = 1)`,
  });
  return (await tx.rows<Stored>(pageOf(sql`(${changesOf(lane, later)})`, of))).map(changeOf);
};

const pageOf = (changes: Sql, { after, limit }: Pick<ChangesPage, 'after' | 'limit'>): Sql => sql`
  select wager_id as "wagerId", number, member_id as "memberId", category, at,
    first_at as "firstAt", voided, stake, valid_before::bigint as "validBefore",
    valid_after::bigint as "validAfter", paid_before::bigint as "paidBefore",
    paid_after::bigint as "paidAfter", rebate_before::bigint as "rebateBefore",
    rebate_after::bigint as "rebateAfter"
  from ${changes} g
  where true ${
    after
      ? sql`and (at, wager_id, number) > (${after.at}, ${after.wagerId}::uuid, ${after.number}::int)`
      : sql``
  }
  order by at, wager_id, number limit ${limit}`;

const changeOf = (row: Stored): ChangeRow => ({
  wagerId: row.wagerId,
  number: row.number,
  memberId: row.memberId,
  category: row.category,
  at: row.at,
  firstAt: row.firstAt,
  voided: row.voided,
  before: {
    stake: row.stake,
    valid: row.validBefore,
    paid: row.paidBefore,
    rebate: row.rebateBefore,
  },
  after: {
    stake: row.voided ? 0n : row.stake,
    valid: row.validAfter,
    paid: row.paidAfter,
    rebate: row.rebateAfter,
  },
});
