import type { Db } from '../../../../kernel/db.ts';
import type { MemberId, WagerId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import { standing, type WagerRow } from './wager.ts';

/** A wager that was asked for, and its position among those that were, from 0. */
export type Stood = WagerRow & { readonly place: number };

/** The state of these wagers of these members; those that are unknown are left out. */
export const readStanding = (
  db: Pick<Db, 'rows'>,
  of: {
    lane: number;
    wagers: readonly { readonly wagerId: WagerId; readonly memberId: MemberId }[];
  },
): Promise<Stood[]> =>
  db.rows<Stood>(sql`
    with asked as materialized (
      select id, member_id, (place - 1)::int as place from unnest(
        ${of.wagers.map(({ wagerId }) => wagerId)}::uuid[],
        ${of.wagers.map(({ memberId }) => memberId)}::uuid[]
      ) with ordinality asked (id, member_id, place)
    )
    select asked.place, stood.* from asked cross join lateral (${standing(
      of.lane,
      sql`select * from wagers_wager where lane = ${of.lane} and id = asked.id limit 1`,
    )}) stood
    where stood."memberId" = asked.member_id`);
