import type { Tx } from '../../../../kernel/db.ts';
import type { WagerId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { Span } from './finished.ts';
import type { OfMembers } from './play-sums.ts';
import { standing, type WagerRow } from './wager.ts';

/** Placed from `from` on and before `to`, and when `before` is given, before that one. */
export type BetsPage = Span & {
  readonly category?: string | undefined;
  readonly gameId?: string | undefined;
  readonly before?: { readonly placedAt: Date; readonly wagerId: WagerId } | undefined;
  readonly limit: number;
};

/**
 * Bets in taka of some members of a lane, newest first. By the index of each member's bets, so that
 * it costs a probe a member and what these placed in the span, whatever the statistics say.
 */
export const betsOfMembers = (tx: Tx, of: OfMembers & BetsPage): Promise<WagerRow[]> => {
  const { lane, before } = of;
  const chosen = sql`
    select w.* from unnest(${[...of.memberIds]}::uuid[]) as asked (id) cross join lateral (
      select * from wagers_wager
      where lane = ${lane} and member_id = asked.id and asset = 'BDT'
        and placed_at >= ${of.from} and placed_at < ${of.to}
        ${before ? sql`and (placed_at, id) < (${before.placedAt}, ${before.wagerId}::uuid)` : sql``}
        ${of.gameId ? sql`and game_id = ${of.gameId}` : sql``}
        ${of.category ? sql`and category = ${of.category}` : sql``}
      order by placed_at desc, id desc limit ${of.limit}
    ) w order by w.placed_at desc, w.id desc limit ${of.limit}`;
  return tx.rows<WagerRow>(sql`${standing(lane, chosen)} order by w.placed_at desc, w.id desc`);
};
