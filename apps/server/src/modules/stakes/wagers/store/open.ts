import type { Asset } from '@nokshi/money';
import type { Db } from '../../../../kernel/db.ts';
import type { MemberId, WagerId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** Positions among those that were requested, from 0, and when each was placed. */
export type OpenWagers = {
  readonly asset: Asset;
  readonly category: string;
  readonly places: readonly number[];
  /** Minor units, one for each position. */
  readonly stakes: readonly string[];
  /** The part of each that was bonus money; null: none of them has one. */
  readonly bonuses: readonly string[] | null;
  /** Milliseconds since 1970, one for each position. */
  readonly placedMs: readonly number[];
};

/**
 * Those of these wagers of these members that are open, a row for each asset and category, since a
 * row for each wager costs Node more than the query. Two probes each: joins may become a full scan.
 */
export const readOpen = (
  db: Pick<Db, 'rows'>,
  of: {
    lane: number;
    wagers: readonly { readonly wagerId: WagerId; readonly memberId: MemberId }[];
  },
): Promise<OpenWagers[]> =>
  db.rows<OpenWagers>(sql`
    select w.asset, w.category, to_json(array_agg(asked.place - 1)) as places,
      to_json(array_agg(w.stake::text)) as stakes,
      case when max(w.stake_bonus) > 0 then to_json(array_agg(w.stake_bonus::text)) end as bonuses,
      to_json(array_agg((date_part('epoch', w.placed_at) * 1000)::bigint)) as "placedMs"
    from unnest(
      ${of.wagers.map(({ wagerId }) => wagerId)}::uuid[],
      ${of.wagers.map(({ memberId }) => memberId)}::uuid[]
    ) with ordinality asked (id, member_id, place) cross join lateral (
      select * from wagers_wager where lane = ${of.lane} and id = asked.id limit 1
    ) w
    where w.member_id = asked.member_id and w.paid_at_once is null and (
      select count(*) from wagers_settlement where lane = ${of.lane} and wager_id = asked.id) = 0
    group by w.asset, w.category`);
