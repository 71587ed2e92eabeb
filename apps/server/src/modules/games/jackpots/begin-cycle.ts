import { tickAt } from '@nokshi/house-math/jackpot/growth.ts';
import type { Tx } from '../../../kernel/db.ts';
import { coverLeft, fundSeed } from './fund-cycle.ts';
import { potOf } from './deps.ts';
import type { JackpotsRoom } from './room.ts';
import { figuresOf } from './rules/terms.ts';
import { type CycleRow, insertCycle } from './store/cycles.ts';
import { type CycleId, type PoolRow, writeCycle } from './store/pools.ts';
import { transition } from './transition.ts';

/**
 * Begins the next cycle of a locked pool under its current terms, when it is due and the cover pays
 * the seed; otherwise the pool waits, or has ended. `after` is the cycle just awarded: the next
 * continues from its last step of time, so that none is lost. Returns whether a cycle began.
 */
export async function beginCycle(
  room: JackpotsRoom,
  tx: Tx,
  { pool, after }: { pool: PoolRow; after: CycleRow | null },
): Promise<boolean> {
  const { poolId, terms } = pool;
  const now = room.clock.now();
  const { seed, stepMs, fromMs, untilMs } = figuresOf(terms);
  const isOver = untilMs !== null && now.getTime() >= untilMs;
  const cover = await coverLeft(room, tx, { poolId });
  if (isOver || cover < seed || (fromMs !== null && now.getTime() < fromMs)) {
    const to = isOver ? 'ENDED' : 'WAITING';
    if (to !== pool.state) await transition(tx, pool, { to, cycleId: null });
    return false;
  }
  const { commitment, clientSeed } = await room.fairness.shown(tx, { memberId: potOf(poolId) });
  const goesOn = after !== null && figuresOf(after.terms).stepMs === stepMs;
  const cycle: CycleRow = {
    cycleId: room.ids.next<CycleId>(),
    poolId,
    number: pool.cycles + 1,
    terms,
    commitment,
    clientSeed,
    startedAt: now,
    funded: 0n,
    fundedTick: goesOn ? after.fundedTick : BigInt(tickAt(now.getTime(), stepMs)),
  };
  await insertCycle(tx, cycle);
  if (pool.state === 'WAITING')
    await transition(tx, pool, { to: 'RUNNING', cycleId: cycle.cycleId });
  await writeCycle(tx, poolId, cycle.cycleId);
  await fundSeed(room, tx, cycle);
  return true;
}
