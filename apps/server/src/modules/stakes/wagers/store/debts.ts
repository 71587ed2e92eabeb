import type { Asset } from '@nokshi/money';
import type { Db, Tx } from '../../../../kernel/db.ts';
import type { MemberId, WagerId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** What a member owes for prizes that were taken back; minor units. */
export type DebtRow = {
  readonly memberId: MemberId;
  readonly asset: Asset;
  readonly owed: bigint;
  /** The oldest that is not paid. */
  readonly wagerId: WagerId;
};

/** In the order of members, from behind the last one of the page before. */
export const openDebts = (
  db: Pick<Db, 'rows'>,
  { after, limit }: { after: Pick<DebtRow, 'memberId' | 'asset'> | null; limit: number },
): Promise<DebtRow[]> =>
  db.rows(sql`
    select member_id as "memberId", asset, owed, wager_id as "wagerId" from wagers_debt
    where owed <> 0
      ${after ? sql`and (member_id, asset) > (${after.memberId}::uuid, ${after.asset})` : sql``}
    order by member_id, asset limit ${limit}`);

/** In taka. */
export const owedBy = async (tx: Tx, of: { lane: number; memberId: MemberId }): Promise<bigint> =>
  (
    await tx.maybe<{ owed: bigint }>(sql`
      select owed from wagers_debt
      where lane = ${of.lane} and member_id = ${of.memberId} and asset = 'BDT'`)
  )?.owed ?? 0n;
