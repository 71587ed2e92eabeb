import type { RoundId } from '../../../../../kernel/ids.ts';
import type { Tx } from '../../../../../kernel/db.ts';
import { sql } from '../../../../../kernel/sql.ts';
import { columns, type KiteBetRow } from './bets.ts';

/** A flight in every lane; followers hear of its bets several times a second. */
type OfFlight = { readonly lanes: readonly number[]; readonly roundId: RoundId };

/** Bets of BDT on a flight that were not taken back. */
export const countOfFlight = async (tx: Tx, { lanes, roundId }: OfFlight): Promise<number> => {
  const { bets } = await tx.one<{ bets: bigint }>(sql`
    select count(*) as bets from tables_kite_bet
    where lane = any(${[...lanes]}::int[]) and round_id = ${roundId} and asset = 'BDT'
      and withdrawn_at is null`);
  return Number(bets);
};

/** The largest of them first. */
export const largestOfFlight = (
  tx: Tx,
  { lanes, roundId, most }: OfFlight & { readonly most: number },
) =>
  tx.rows<Pick<KiteBetRow, 'memberId' | 'stake' | 'takesAt' | 'calledMs'>>(sql`
    select member_id as "memberId", stake, takes_at as "takesAt", called_ms as "calledMs"
    from tables_kite_bet
    where lane = any(${[...lanes]}::int[]) and round_id = ${roundId} and asset = 'BDT'
      and withdrawn_at is null
    order by stake desc, id limit ${most}`);

/** Whose call was stored after the flight was paid, placed since a moment, after one of them; oldest first. */
export const lateCalls = (
  tx: Tx,
  { since, after, most }: { since: Date; after: KiteBetRow | null; most: number },
) =>
  tx.rows<KiteBetRow>(sql`
    select ${columns} where lane >= 0 and is_late and placed_at >= ${since}
      ${after ? sql`and (placed_at, id) > (${after.placedAt}, ${after.id}::uuid)` : sql``}
    order by placed_at, id limit ${most}`);
