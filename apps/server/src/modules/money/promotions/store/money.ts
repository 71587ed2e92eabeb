import type { Day, Span } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, PromotionGrantId, CampaignId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** One move of money of a grant; minor units of taka. */
export type MoneyRow = {
  readonly grantId: PromotionGrantId;
  readonly campaignId: CampaignId;
  readonly memberId: MemberId;
  readonly at: Date;
  /** To the member, as cash or bonus money. */
  readonly given: bigint;
  /** Bonus money that became cash. */
  readonly converted: bigint;
  /** Bonus money that went back to the house. */
  readonly returned: bigint;
};

export const insertMoney = (tx: Tx, row: MoneyRow) =>
  tx.run(sql`
    insert into promotions_money (grant_id, campaign_id, member_id, at, given, converted, returned)
    values (${row.grantId}, ${row.campaignId}, ${row.memberId}, ${row.at}, ${row.given},
      ${row.converted}, ${row.returned})`);

/** What promotions cost the house on each business day of a span: given less returned. */
export const costByDay = (tx: Tx, { start, end }: Span): Promise<{ day: Day; amount: bigint }[]> =>
  tx.rows(sql`
    select (at at time zone 'Asia/Dhaka')::date::text as day,
      sum(given - returned)::bigint as amount
    from promotions_money where at >= ${start} and at < ${end} group by 1 order by 1`);

/** The most rows of one answer. */
const MOST_ROWS = 200_000;

/** The same by member and business day, of some members or all, for those who bear it. */
export async function costByMember(
  tx: Tx,
  { start, end, memberIds }: Span & { readonly memberIds?: readonly MemberId[] },
): Promise<{ memberId: MemberId; day: Day; amount: bigint }[]> {
  const rows = await tx.rows<{ memberId: MemberId; day: Day; amount: bigint }>(sql`
    select member_id as "memberId", (at at time zone 'Asia/Dhaka')::date::text as day,
      sum(given - returned)::bigint as amount
    from promotions_money where at >= ${start} and at < ${end}
      ${memberIds ? sql`and member_id = any (${[...memberIds]}::uuid[])` : sql``}
    group by 1, 2 having sum(given - returned) <> 0 order by 1, 2 limit ${MOST_ROWS + 1}`);
  if (rows.length > MOST_ROWS) throw new Error(`more than ${MOST_ROWS} members and days`);
  return rows;
}
