import type { Asked } from './standing.ts';

/** A batch came to a node that does not have the lane, or no longer. */
export const MOVED = 'NK002';

/**
 * Answers its lane once it is held to this node: a move waits for the lock until the batch has ended,
 * and a batch that waited for a move finds the lane gone and changes nothing. Only the owner of a
 * table may lock its shards, and the servers' role only so.
 */
const LANE_HERE = `
declare
  v_shard bigint := get_shard_id_for_distribution_column('public.wallet_lane', p_lane);
begin
  perform lock_shard_metadata(5, array[v_shard]);
  if not exists (select from pg_dist_placement p join pg_dist_local_group g using (groupid)
    where p.shardid = v_shard) then
    raise exception 'lane % is not on this node', p_lane using errcode = '${MOVED}';
  end if;
  return p_lane;
end `;

/** Makes it on the coordinator, from where it is handed to every node as others are. */
export async function makeLaneHere(owner: Asked): Promise<void> {
  const { rowCount } = await owner.query(
    `select from pg_proc where pronamespace = 'public'::regnamespace
       and proname = 'kernel_lane_here' and prosrc = $1`,
    [LANE_HERE],
  );
  if (rowCount === 0)
    await owner.query(`create or replace function kernel_lane_here(p_lane int) returns int
      language plpgsql security definer set search_path = pg_catalog, pg_temp as $$${LANE_HERE}$$`);
}
