import type { MemberId, RoundId, WagerId } from '../../../../kernel/ids.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

/** Minor units of BDT; what trial accounts staked does not count. */
export type Total = {
  readonly roundId: RoundId;
  readonly bets: number;
  readonly members: number;
  readonly staked: bigint;
  /** Null until it was counted. */
  readonly paid: bigint | null;
};

export type Ending = { readonly settledAt: Date | null; readonly refundedAt: Date | null };

/** What an issue took and paid; when it was paid and refunded first is never written over. */
export const writeTotal = (tx: Tx, total: Total & Ending) =>
  tx.run(sql`
    insert into lottery_total as t
      (round_id, bets, members, staked, paid, settled_at, refunded_at)
    values (${total.roundId}, ${total.bets}, ${total.members}, ${total.staked}, ${total.paid},
      ${total.settledAt}, ${total.refundedAt})
    on conflict (round_id) do update set bets = excluded.bets, members = excluded.members,
      staked = excluded.staked, paid = excluded.paid,
      settled_at = coalesce(t.settled_at, excluded.settled_at),
      refunded_at = coalesce(t.refunded_at, excluded.refunded_at)`);

/** Of rounds that were paid or refunded. */
export const countedTotals = (tx: Tx, roundIds: readonly RoundId[]) =>
  tx.rows<Total>(sql`
    select round_id as "roundId", bets, members, staked, paid from lottery_total
    where round_id = any(${roundIds}::uuid[])`);

/** Of rounds that still take bets or wait, counted now; those without bets are left out. */
export async function totalsNow(tx: Tx, roundIds: readonly RoundId[]): Promise<Total[]> {
  const rows = await tx.rows<{
    roundId: RoundId;
    bets: bigint;
    members: bigint;
    staked: string;
  }>(sql`
    select round_id as "roundId", count(*) as bets, count(distinct member_id) as members,
      sum(stake)::text as staked
    from lottery_bet
    where lane >= 0 and round_id = any(${roundIds}::uuid[]) and asset = 'BDT'
      and cancelled_at is null
    group by round_id`);
  return rows.map(({ roundId, bets, members, staked }) => ({
    roundId,
    bets: Number(bets),
    members: Number(members),
    staked: BigInt(staked),
    paid: null,
  }));
}

/** What each lottery took and paid on rounds that were counted, among these. */
export const largestBets = (tx: Tx, { roundId, most }: { roundId: RoundId; most: number }) =>
  tx.rows<{ lane: number; id: WagerId; memberId: MemberId }>(sql`
    select lane, id, member_id as "memberId" from lottery_bet
    where lane >= 0 and round_id = ${roundId} and asset = 'BDT'
    order by stake desc, id limit ${most}`);

/** Draws of the last day by lottery, with what they took and paid. */
export const sumsOfRounds = (tx: Tx, roundIds: readonly RoundId[]) =>
  tx.one<{ staked: string; paid: string }>(sql`
    select coalesce(sum(staked), 0)::text as staked, coalesce(sum(paid), 0)::text as paid
    from lottery_total where round_id = any(${roundIds}::uuid[])`);
