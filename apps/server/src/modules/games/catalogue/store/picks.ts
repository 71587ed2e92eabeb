import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

type Pick = { readonly memberId: MemberId; readonly gameId: string };
type Picked = { readonly gameId: string; readonly at: Date };

export const addFavorite = (tx: Tx, { memberId, gameId, at }: Pick & { readonly at: Date }) =>
  tx.run(sql`insert into catalogue_favorite (member_id, game_id, added_at)
    values (${memberId}, ${gameId}, ${at}) on conflict do nothing`);

export const removeFavorite = (tx: Tx, { memberId, gameId }: Pick) =>
  tx.run(sql`delete from catalogue_favorite
    where member_id = ${memberId} and game_id = ${gameId}`);

/** The newest first. */
export const favoritesOf = (tx: Tx, memberId: MemberId) =>
  tx.rows<Picked>(sql`select game_id as "gameId", added_at as at from catalogue_favorite
    where member_id = ${memberId} order by added_at desc, game_id`);

/** The most recently opened first. */
export const recentOf = (tx: Tx, memberId: MemberId) =>
  tx.rows<Picked>(sql`select game_id as "gameId", opened_at as at from catalogue_recent
    where member_id = ${memberId} order by opened_at desc, game_id`);

/** Games by how many members opened them since, the most first; ties have a fixed order. */
export const openedMost = (
  tx: Tx,
  { since, most }: { readonly since: Date; readonly most: number },
) =>
  tx.rows<{ gameId: string }>(sql`select game_id as "gameId" from catalogue_recent
    where opened_at >= ${since} group by game_id
    order by count(*) desc, max(opened_at) desc, game_id limit ${most}`);

/** Notes that a member opened a game, and keeps the newest `most`. */
export async function noteOpened(
  tx: Tx,
  { memberId, gameId, at, most }: Pick & { readonly at: Date; readonly most: number },
): Promise<void> {
  await tx.run(sql`insert into catalogue_recent as r (member_id, game_id, opened_at)
    values (${memberId}, ${gameId}, ${at})
    on conflict (member_id, game_id) do update
      set opened_at = greatest(r.opened_at, excluded.opened_at)`);
  await tx.run(sql`delete from catalogue_recent where member_id = ${memberId} and game_id in (
    select game_id from catalogue_recent where member_id = ${memberId}
    order by opened_at desc, game_id offset ${most})`);
}

export async function removePicks(tx: Tx, memberId: MemberId): Promise<void> {
  await tx.run(sql`delete from catalogue_favorite where member_id = ${memberId}`);
  await tx.run(sql`delete from catalogue_recent where member_id = ${memberId}`);
}
