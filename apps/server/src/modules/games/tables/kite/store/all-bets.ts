import type { RoundId } from '../../../../../kernel/ids.ts';
import type { Tx } from '../../../../../kernel/db.ts';
import { sql } from '../../../../../kernel/sql.ts';
import { columns, type KiteBetRow } from './bets.ts';

/** Bets of BDT on a flight that were not taken back. */
export const countOfFlight = async (tx: Tx, roundId: RoundId): Promise<number> => {
  const { bets } = await tx.one<{ bets: bigint }>(sql`
    select count(*) as bets from tables_kite_bet
    where lane >= 0 and round_id = ${roundId} and asset = 'BDT' and withdrawn_at is null`);
  return Number(bets);
};

/** The largest of them first. */
export const largestOfFlight = (tx: Tx, { roundId, most }: { roundId: RoundId; most: number }) =>
  tx.rows<Pick<KiteBetRow, 'memberId' | 'stake' | 'takesAt' | 'calledMs'>>(sql`
    select member_id as "memberId", stake, takes_at as "takesAt", called_ms as "calledMs"
    from tables_kite_bet
    where lane >= 0 and round_id = ${roundId} and asset = 'BDT' and withdrawn_at is null
    order by stake desc, id limit ${most}`);

/** Whose call was stored after the flight was paid, placed since a moment. */
export const lateCalls = (tx: Tx, { since, most }: { since: Date; most: number }) =>
  tx.rows<KiteBetRow>(sql`
    select ${columns} where lane >= 0 and is_late and placed_at >= ${since}
    order by placed_at limit ${most}`);
