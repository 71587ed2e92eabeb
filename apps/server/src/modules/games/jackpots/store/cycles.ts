import type { PoolTerms } from '@nokshi/contract/console/jackpots.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { CycleId, PoolId } from './pools.ts';

export type CycleRow = {
  readonly cycleId: CycleId;
  readonly poolId: PoolId;
  readonly number: number;
  readonly terms: PoolTerms;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly startedAt: Date;
  /** Minor units posted to the pot, up to this step of time. */
  readonly funded: bigint;
  readonly fundedTick: bigint;
};

export const cycleById = (tx: Tx, cycleId: CycleId) =>
  tx.one<CycleRow>(sql`
    select id as "cycleId", pool_id as "poolId", number, terms, commitment,
      client_seed as "clientSeed", started_at as "startedAt", funded,
      funded_tick as "fundedTick"
    from jackpots_cycle where id = ${cycleId}`);

export const insertCycle = (tx: Tx, cycle: Omit<CycleRow, 'funded'>) =>
  tx.run(sql`
    insert into jackpots_cycle (id, pool_id, number, terms, commitment, client_seed, started_at,
      funded_tick)
    values (${cycle.cycleId}, ${cycle.poolId}, ${cycle.number},
      ${JSON.stringify(cycle.terms)}::jsonb, ${cycle.commitment}, ${cycle.clientSeed},
      ${cycle.startedAt}, ${cycle.fundedTick})`);

/** The pot grew by `amount` up to a step of time; 0: the cycle could not grow in that time. */
export async function writeFunding(
  tx: Tx,
  cycleId: CycleId,
  of: { fromTick: bigint; toTick: bigint; amount: bigint; at: Date },
): Promise<void> {
  if (of.amount > 0n)
    await tx.run(sql`
      insert into jackpots_funding (cycle_id, from_tick, to_tick, amount, at)
      values (${cycleId}, ${of.fromTick}, ${of.toTick}, ${of.amount}, ${of.at})`);
  await tx.run(sql`
    update jackpots_cycle set funded = funded + ${of.amount}, funded_tick = ${of.toTick}
    where id = ${cycleId}`);
}

export type Staked = { readonly memberId: MemberId; readonly stake: bigint };

export const addStakes = (tx: Tx, cycleId: CycleId, stakes: readonly Staked[]) =>
  tx.run(sql`
    insert into jackpots_stake as s (cycle_id, member_id, stake)
    select ${cycleId}, m, k from unnest(
      ${stakes.map(({ memberId }) => memberId)}::uuid[],
      ${stakes.map(({ stake }) => stake)}::bigint[]) as r (m, k)
    on conflict (cycle_id, member_id) do update set stake = s.stake + excluded.stake`);

/** Entrants: members with at least one ticket. */
export const stakesOf = (tx: Tx, cycleId: CycleId, least: bigint) =>
  tx.rows<Staked>(sql`
    select member_id as "memberId", stake from jackpots_stake
    where cycle_id = ${cycleId} and stake >= ${least}`);

export const stakeSums = (tx: Tx, cycleId: CycleId, least: bigint) =>
  tx.one<{ members: bigint; stake: bigint }>(sql`
    select count(*) as members, coalesce(sum(stake), 0)::bigint as stake from jackpots_stake
    where cycle_id = ${cycleId} and stake >= ${least}`);
