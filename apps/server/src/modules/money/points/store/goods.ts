import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

/** The table of goods, for the kernel's content. */
export const contentTable = sql`points_content`;

export type Ordered = { readonly goodId: string; readonly ordered: bigint };

export const orderedOf = (tx: Tx, goodIds: readonly string[]): Promise<Ordered[]> =>
  tx.rows(sql`
    select good_id as "goodId", ordered from points_stock
    where good_id = any (${[...goodIds]}::text[])`);

/** The most goods there can be. */
const MOST = 500;

export const allOrdered = (tx: Tx): Promise<Ordered[]> =>
  tx.rows(sql`
    select good_id as "goodId", ordered from points_stock order by good_id limit ${MOST}`);

/**
 * Takes units of a good; orders of the same good wait here for one another. Answers 0 when fewer are
 * left.
 */
export async function takeStock(
  tx: Tx,
  { goodId, quantity, stock }: { goodId: string; quantity: bigint; stock: bigint },
): Promise<number> {
  await tx.run(sql`insert into points_stock (good_id) values (${goodId}) on conflict do nothing`);
  return tx.run(sql`
    update points_stock set ordered = ordered + ${quantity}
    where good_id = ${goodId} and ordered + ${quantity} <= ${stock}`);
}

export const returnStock = (tx: Tx, of: { goodId: string; quantity: bigint }) =>
  tx.run(sql`
    update points_stock set ordered = ordered - ${of.quantity} where good_id = ${of.goodId}`);
