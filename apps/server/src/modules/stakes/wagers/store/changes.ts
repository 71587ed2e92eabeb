import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, WagerId } from '../../../../kernel/ids.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';
import type { Span } from './finished.ts';
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

/** Writes down what the query `done` (see `finished`) has of wagers that were finished before. */
export const insertChanges = (lane: number): Sql => sql`
  insert into wagers_changes (lane, batch, wager_id, number, member_id, category, at, first_at,
    voided, stake, valid_before, valid_after, paid_before, paid_after, rebate_before, rebate_after)
  select ${lane}::int, d.batch, d.wager_id, d.number, d.member_id, d.category, d.at,
    coalesce(w.settled_at, b.settled_at), d.wagers = -1, d.whole,
    w.valid + b.valid, w.valid + b.valid + d.valid, w.paid + b.paid, w.paid + b.paid + d.paid,
    b.rebate, b.rebate + d.rebate
  from done d cross join lateral (
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

type Stored = Omit<ChangeRow, 'before' | 'after'> & {
  readonly stake: bigint;
  readonly validBefore: bigint;
  readonly validAfter: bigint;
  readonly paidBefore: bigint;
  readonly paidAfter: bigint;
  readonly rebateBefore: bigint;
  readonly rebateAfter: bigint;
};

export async function changesIn(tx: Tx, of: ChangesPage): Promise<ChangeRow[]> {
  const { after } = of;
  const rows = await tx.rows<Stored>(sql`
    select wager_id as "wagerId", number, member_id as "memberId", category, at,
      first_at as "firstAt", voided, stake, valid_before as "validBefore",
      valid_after as "validAfter", paid_before as "paidBefore", paid_after as "paidAfter",
      rebate_before as "rebateBefore", rebate_after as "rebateAfter"
    from wagers_changes
    where lane = ${of.lane} and at >= ${of.from} and at < ${of.to}
      ${
        after
          ? sql`and (at, wager_id, number) > (${after.at}, ${after.wagerId}::uuid, ${after.number}::int)`
          : sql``
      }
    order by at, wager_id, number limit ${of.limit}`);
  return rows.map((row) => ({
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
  }));
}
