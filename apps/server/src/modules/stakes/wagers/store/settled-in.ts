import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, WagerId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { Span } from './finished.ts';
import { standing, type WagerRow } from './wager.ts';

/** A page of a member's bets that were settled first within a span. */
export type SettledPage = Span & {
  readonly lane: number;
  readonly memberId: MemberId;
  readonly before?: { readonly placedAt: Date; readonly wagerId: WagerId } | undefined;
  readonly limit: number;
};

/**
 * Bets in taka whose first settlement is in a span, also those that were void later; the last placed
 * first. Bets that are opened for later have an index of their own, and cost a probe each.
 */
export function settledIn(
  tx: Tx,
  { lane, memberId, from, to, before, limit }: SettledPage,
): Promise<WagerRow[]> {
  const own = sql`w.lane = ${lane} and w.member_id = ${memberId} and w.asset = 'BDT'
    and w.placed_at < ${to}
    ${before ? sql`and (w.placed_at, w.id) < (${before.placedAt}, ${before.wagerId}::uuid)` : sql``}`;
  const newest = sql`order by placed_at desc, id desc limit ${limit}`;
  const chosen = sql`
    select * from (
      (select w.* from wagers_wager w
        where ${own} and w.paid_at_once is not null and w.placed_at >= ${from} ${newest})
      union all
      (select w.* from wagers_wager w
        where ${own} and w.paid_at_once is null and exists (
          select from wagers_settlement s
          where s.lane = ${lane} and s.wager_id = w.id and s.number = 1 and s.kind = 'SETTLE'
            and s.at >= ${from} and s.at < ${to}) ${newest})
    ) of_both ${newest}`;
  return tx.rows<WagerRow>(sql`${standing(lane, chosen)} order by w.placed_at desc, w.id desc`);
}
