import type { PoolState, PoolTerms } from '@nokshi/contract/console/jackpots.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { Id } from '../../../../kernel/ids.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';

export type PoolId = Id<'jpl'>;
export type CycleId = Id<'jcy'>;

export type PoolRow = {
  readonly poolId: PoolId;
  readonly terms: PoolTerms;
  readonly version: number;
  readonly state: PoolState;
  readonly cycleId: CycleId | null;
  readonly cycles: number;
};

const columns = sql`
  id as "poolId", terms, version, state, cycle_id as "cycleId", cycles`;

/** In order of creation; a house has few. */
export const poolsOf = (tx: Tx, brandId: string, limit = 20) =>
  tx.rows<PoolRow>(sql`
    select ${columns} from jackpots_pool where brand_id = ${brandId}
    order by made_at, id limit ${limit}`);

const one = (of: { brandId: string; poolId: PoolId }, more: Sql) => sql`
  select ${columns} from jackpots_pool
  where brand_id = ${of.brandId} and id = ${of.poolId} ${more}`;

/** Everything that changes a pool or moves its money locks its row first. */
export const lockPool = (tx: Tx, of: { brandId: string; poolId: PoolId }) =>
  tx.maybe<PoolRow>(one(of, sql`for update`));

/** Notes that a server looks after the pool; answers when one did before. */
export const noteAwake = async (
  tx: Tx,
  { poolId, at }: { poolId: PoolId; at: Date },
): Promise<Date | null> =>
  (
    await tx.one<{ before: Date | null }>(sql`
      with old as (select id, awake_at from jackpots_pool where id = ${poolId})
      update jackpots_pool p set awake_at = ${at} from old where p.id = old.id
      returning old.awake_at as before`)
  ).before;

export const insertPool = (
  tx: Tx,
  pool: { poolId: PoolId; brandId: string; terms: PoolTerms; madeAt: Date },
) =>
  tx.run(sql`
    insert into jackpots_pool (id, brand_id, terms, state, made_at)
    values (${pool.poolId}, ${pool.brandId}, ${JSON.stringify(pool.terms)}::jsonb, 'WAITING',
      ${pool.madeAt})
    on conflict (id) do nothing`);

export const writeTerms = (tx: Tx, poolId: PoolId, terms: PoolTerms) =>
  tx.run(sql`
    update jackpots_pool set terms = ${JSON.stringify(terms)}::jsonb, version = version + 1
    where id = ${poolId}`);

export const writeState = (
  tx: Tx,
  poolId: PoolId,
  change: { from: PoolState; to: PoolState; cycleId: CycleId | null },
) =>
  tx.run(sql`
    update jackpots_pool set state = ${change.to}, cycle_id = ${change.cycleId}
    where id = ${poolId} and state = ${change.from}`);

/** The next cycle of a pool. */
export const writeCycle = (tx: Tx, poolId: PoolId, cycleId: CycleId) =>
  tx.run(sql`
    update jackpots_pool set cycle_id = ${cycleId}, cycles = cycles + 1 where id = ${poolId}`);
