import type { Output } from '@nokshi/contract';
import type { consoleJackpotsRoutes, Pool } from '@nokshi/contract/console/jackpots.ts';
import { TICKET } from '@nokshi/house-math/jackpot/draw.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import { toWire } from '../../../kernel/ids.ts';
import { coverLeft } from './fund-cycle.ts';
import { growthOf, phaseOf } from './growth-of.ts';
import type { JackpotsRoom } from './room.ts';
import { cycleById, stakeSums } from './store/cycles.ts';
import { type PoolRow, poolsOf } from './store/pools.ts';

/** The pools of the desk, without anything that reveals when one falls. */
export async function listPools(
  room: JackpotsRoom,
  tx: Tx,
): Promise<Output<typeof consoleJackpotsRoutes.pools>> {
  const pools: Pool[] = [];
  for (const row of await poolsOf(tx, room.brandId)) pools.push(await deskPool(room, tx, row));
  return { serverTime: room.clock.now().toISOString(), pools };
}

async function deskPool(room: JackpotsRoom, tx: Tx, pool: PoolRow): Promise<Pool> {
  const { poolId, state, terms, version, cycles, cycleId } = pool;
  const cover = await coverLeft(room, tx, pool);
  const cycle = cycleId && (await cycleById(tx, cycleId));
  const growth = cycle && growthOf(cycle, { cover, state });
  const sums = cycleId && (await stakeSums(tx, cycleId, TICKET));
  return {
    poolId: toWire('jpl', poolId),
    state,
    phase: cycle && growth ? phaseOf(cycle, { growth, state, now: room.clock.now() }) : 'waiting',
    terms,
    version,
    cover: toDecimal(cover),
    awards: cycle ? cycles - 1 : cycles,
    running:
      cycle && growth && sums
        ? {
            cycle: cycle.number,
            terms: cycle.terms,
            startedAt: cycle.startedAt.toISOString(),
            commitment: cycle.commitment,
            value: toDecimal(growth.value),
            tick: growth.tick,
            stopsAt: toDecimal(growth.stopsAt),
            entrants: Number(sums.members),
            staked: toDecimal(sums.stake),
          }
        : null,
  };
}
