import type { Day, Span } from '../../../../kernel/calendar.ts';
import type { Db, Tx } from '../../../../kernel/db.ts';
import type { MemberId, Uuid, WagerId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** A stake that the house gave for one bet; minor units of taka. */
export type FreeBetRow = {
  readonly id: Uuid;
  readonly lane: number;
  readonly memberId: MemberId;
  /** Where it can be used. */
  readonly product: string;
  readonly stake: bigint;
  readonly expiresAt: Date;
  readonly usedBy: WagerId | null;
  readonly takenAt: Date | null;
};

/** A bet that was placed with one. */
export type FreeStakeRow = {
  readonly wagerId: WagerId;
  readonly freeBetId: Uuid;
  readonly memberId: MemberId;
  readonly stake: bigint;
  readonly settled: number;
  readonly paid: bigint;
  readonly backAt: Date | null;
};

type Of = Pick<FreeBetRow, 'id' | 'lane'>;
type Reads = Pick<Db, 'rows'>;

const COLUMNS = sql`free_bet_id as id, lane, member_id as "memberId", product, stake,
  expires_at as "expiresAt", used_by as "usedBy", taken_at as "takenAt" from wagers_free_bet`;

export const insertFreeBet = (
  tx: Tx,
  row: Omit<FreeBetRow, 'usedBy' | 'takenAt'> & { by: string; createdAt: Date },
) =>
  tx.run(sql`
    insert into wagers_free_bet (free_bet_id, lane, member_id, product, stake, expires_at, given_by,
      created_at)
    values (${row.id}, ${row.lane}, ${row.memberId}, ${row.product}, ${row.stake},
      ${row.expiresAt}, ${row.by}, ${row.createdAt})`);

export const readFreeBet = (tx: Tx, { id, lane }: Of) =>
  tx.maybe<FreeBetRow>(sql`select ${COLUMNS} where lane = ${lane} and free_bet_id = ${id}`);

export const lockFreeBet = (tx: Tx, { id, lane }: Of) =>
  tx.maybe<FreeBetRow>(sql`
    select ${COLUMNS} where lane = ${lane} and free_bet_id = ${id} for update`);

/** Which the member can use, the first to expire first; at most 20. Without a product: of all. */
export const waitingFreeBets = (
  tx: Tx,
  of: { lane: number; memberId: MemberId; product?: string | undefined; now: Date },
) =>
  tx.rows<FreeBetRow>(sql`
    select ${COLUMNS}
    where lane = ${of.lane} and member_id = ${of.memberId}
      and product = coalesce(${of.product ?? null}, product)
      and used_by is null and taken_at is null and expires_at > ${of.now}
    order by expires_at, free_bet_id limit 20`);

export const takeFreeBet = (tx: Tx, { id, lane }: Of, at: Date) =>
  tx.run(sql`
    update wagers_free_bet set taken_at = ${at} where lane = ${lane} and free_bet_id = ${id}`);

/** Those of these bets of these members that were placed with a free bet. */
export const freeStakesAmong = (
  db: Reads,
  of: {
    lane: number;
    wagers: readonly { readonly wagerId: WagerId; readonly memberId: MemberId }[];
  },
): Promise<FreeStakeRow[]> =>
  db.rows<FreeStakeRow>(sql`
    select s.bet as "wagerId", s.free_bet_id as "freeBetId", s.member_id as "memberId", s.stake,
      s.settled, s.paid, s.back_at as "backAt"
    from unnest(
      ${of.wagers.map(({ wagerId }) => wagerId)}::uuid[],
      ${of.wagers.map(({ memberId }) => memberId)}::uuid[]
    ) asked (id, member_id) cross join lateral (
      select * from wagers_free_stake where lane = ${of.lane} and bet = asked.id limit 1
    ) s
    where s.member_id = asked.member_id`);

/** The bet that a free bet is in, or was in last. */
export const stakeOfFreeBet = (tx: Tx, of: { lane: number; usedBy: WagerId }) =>
  tx.maybe<Pick<FreeStakeRow, 'settled' | 'paid'>>(sql`
    select settled, paid from wagers_free_stake where lane = ${of.lane} and bet = ${of.usedBy}`);

/** Whether a bet with a free bet of the member waits for its result. */
export const hasOpenFreeStake = async (
  tx: Tx,
  of: { lane: number; memberId: MemberId },
): Promise<boolean> =>
  (
    await tx.rows(sql`
    select 1 from wagers_free_stake
    where lane = ${of.lane} and member_id = ${of.memberId} and settled = 0 and back_at is null
    limit 1`)
  ).length > 0;

/** What bets with free bets paid, by business day. */
export const freeBetsByDay = (
  tx: Tx,
  { start, end }: Span,
): Promise<{ readonly day: Day; readonly amount: bigint }[]> =>
  tx.rows(sql`
    select (at at time zone 'Asia/Dhaka')::date::text as day, sum(paid)::bigint as amount
    from wagers_free_paid where at >= ${start} and at < ${end} group by 1`);
