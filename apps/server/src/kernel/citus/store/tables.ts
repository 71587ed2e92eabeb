import type { Asked } from './standing.ts';

const OF_LANES = `
  select c.oid, c.relname, a.atttypid from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'lane' and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and not c.relispartition`;

const names = async (client: Asked, text: string): Promise<string[]> =>
  (await client.query<{ name: string }>(text)).rows.map(({ name }) => name);

/** Tables with a column `lane` that are on no shards yet; the lanes' heads come first. */
export const tablesToDistribute = (client: Asked): Promise<string[]> =>
  names(
    client,
    `select quote_ident(t.relname) as name from (${OF_LANES}) t
     where not exists (select from pg_dist_partition p where p.logicalrelid = t.oid)
     order by t.relname <> 'wallet_lane', t.relname`,
  );

/** One type for all lanes, that of `p_lane`: only equal types are placed together. */
export async function makeLaneInteger(client: Asked, table: string): Promise<void> {
  const small = await names(
    client,
    `select relname as name from (${OF_LANES}) t
     where t.oid = '${table}'::regclass and atttypid <> 'integer'::regtype`,
  );
  if (small.length > 0) await client.query(`alter table ${table} alter column lane type integer`);
}

/**
 * What is copied to another node while it is written needs a key by which its rows are known. Tables
 * without one are only added to, so that naming the whole row costs nothing.
 */
export async function giveIdentity(client: Asked, table: string): Promise<void> {
  const nameless = await names(
    client,
    `select c.oid::regclass::text as name from pg_class c
     where (c.oid = '${table}'::regclass
         or c.oid in (select inhrelid from pg_inherits where inhparent = '${table}'::regclass))
       and c.relkind = 'r' and c.relreplident = 'd'
       and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
  );
  for (const name of nameless) await client.query(`alter table ${name} replica identity full`);
}

/**
 * On one database a vendor's transaction id is unique over all lanes; over shards no key can leave
 * its lane out (decision 0030).
 */
export async function keyWithLane(client: Asked): Promise<void> {
  const short = await names(
    client,
    `select conname as name from pg_constraint
     where conrelid = 'vendors_transaction'::regclass and contype = 'p'
       and array_length(conkey, 1) = 2`,
  );
  if (short.length > 0)
    await client.query(`alter table vendors_transaction drop constraint vendors_transaction_pkey,
      add primary key (vendor, transaction_id, lane)`);
}

/**
 * One key over all lanes again, in a transaction; where an id was taken twice meanwhile the key stays
 * as it is, since both rows are true.
 */
export async function keyWithoutLane(client: Asked): Promise<void> {
  await client.query('savepoint narrow');
  try {
    await client.query(`alter table vendors_transaction drop constraint vendors_transaction_pkey,
      add primary key (vendor, transaction_id)`);
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    await client.query('rollback to savepoint narrow');
  }
}

const UNIQUE_VIOLATION = '23505';

/** All lanes on one shard, which is then split: left to their hashes they do not spread evenly. */
export const distributeHeads = (client: Asked) =>
  client.query(`select create_distributed_table('wallet_lane', 'lane', colocate_with := 'none',
    shard_count := 1)`);

/** Beside the lanes' heads, shard by shard. */
export const distributeTable = (client: Asked, table: string) =>
  client.query(`select create_distributed_table($1, 'lane', colocate_with := 'wallet_lane')`, [
    table,
  ]);

/** The shards of the lanes' heads: one before they are split, then one for each lane. */
export const headShards = (client: Asked): Promise<string[]> =>
  names(
    client,
    `select shardid::text as name from pg_dist_shard
     where logicalrelid = 'wallet_lane'::regclass order by shardminvalue::int`,
  );

/** A shard for each lane, the lanes in turn to the nodes that hold some. */
export const splitHeads = (client: Asked, shard: string) =>
  client.query(
    `with hashed as (
       select lane, hashint4(lane) as hash,
         row_number() over (order by hashint4(lane)) as nth, count(*) over () as lanes
       from generate_series(0, (select lanes - 1 from wallet_ledger)) lane
     ), holder as (
       select array_agg(nodeid order by groupid) as ids
       from pg_dist_node where isactive and noderole = 'primary' and shouldhaveshards
     )
     select citus_split_shard_by_split_points($1,
       array_agg(hash::text order by nth) filter (where nth < lanes),
       array_agg(ids[lane % array_length(ids, 1) + 1] order by nth), 'block_writes')
     from hashed, holder`,
    [shard],
  );

/** Tables of the coordinator that Citus has to know of; none that is missing yet. */
export const tablesToManage = (client: Asked): Promise<string[]> =>
  names(
    client,
    `select relname as name from pg_class c
     where oid = to_regclass('public.kernel_story')
       and not exists (select from pg_dist_partition p where p.logicalrelid = c.oid)`,
  );

/** A transaction that touches it is committed in two phases (kernel/store/lane-writes.ts). */
export const manageTable = (client: Asked, table: string) =>
  client.query('select citus_add_local_table_to_metadata($1)', [table]);
