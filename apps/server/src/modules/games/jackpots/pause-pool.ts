import type { Input } from '@nokshi/contract';
import type { consoleJackpotsRoutes } from '@nokshi/contract/console/jackpots.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { audited } from '../../../kernel/audited.ts';
import { fundCycle } from './fund-cycle.ts';
import { lockPoolOfWire } from './pool-of-wire.ts';
import { publishChanged } from './deps.ts';
import type { JackpotsRoom } from './room.ts';
import { cycleById } from './store/cycles.ts';
import { transition } from './transition.ts';

/**
 * Pauses a pool at its current amount, or resumes it from there. Stakes count during a pause, but
 * it is not drawn. Refuses: jackpots.pool-unknown, jackpots.state-wrong.
 */
export async function pausePool(
  room: JackpotsRoom,
  tx: Tx,
  { wish, caller }: { wish: Input<typeof consoleJackpotsRoutes.pause>; caller: Caller },
): Promise<Record<string, never>> {
  const pool = await lockPoolOfWire(room, tx, wish.poolId);
  const [from, to] = wish.paused
    ? (['RUNNING', 'PAUSED'] as const)
    : (['PAUSED', 'RUNNING'] as const);
  if (pool.state !== from || !pool.cycleId) throw refuse('jackpots.state-wrong');
  await fundCycle(room, tx, { cycle: await cycleById(tx, pool.cycleId), state: from });
  await transition(tx, pool, { to, cycleId: pool.cycleId });
  const act = wish.paused ? 'jackpots.pause' : 'jackpots.resume';
  const facts = { reason: wish.reason };
  await audited(room, tx, { caller, act, object: wish.poolId, facts });
  tx.afterCommit(() => publishChanged(room));
  return {};
}
