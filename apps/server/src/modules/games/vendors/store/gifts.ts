import type { Day, Span } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { TransferId, Uuid } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** Minor units of taka. */
export type GiftsRow = {
  readonly day: Day;
  /** Of vendors' own promotions. */
  readonly awarded: bigint;
  /** Won in free rounds granted by the house. */
  readonly free: bigint;
};

/** Payouts without a stake that vendors requested, by business day. */
export const giftsByDay = (tx: Tx, { start, end }: Span): Promise<GiftsRow[]> =>
  tx.rows(sql`
    select (at at time zone 'Asia/Dhaka')::date::text as day,
      coalesce(sum(paid) filter (where action = 'award'), 0)::bigint as awarded,
      coalesce(sum(paid) filter (where action = 'free-win'), 0)::bigint as free
    from vendors_transaction
    where action in ('award', 'free-win') and asset = 'BDT' and status = 'OK'
      and at >= ${start} and at < ${end}
    group by 1`);

/** Those of these ids that are transfers. */
export const transfersAmong = async (
  tx: Tx,
  ids: readonly Uuid[],
): Promise<ReadonlySet<TransferId>> => {
  const found = await tx.rows<{ id: TransferId }>(sql`
    select transfer_id as id from vendors_transfer where transfer_id = any(${ids}::uuid[])`);
  return new Set(found.map(({ id }) => id));
};
