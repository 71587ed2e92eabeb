import type { Change, Input } from '@nokshi/contract';
import {
  consoleJackpotsRoutes as contract,
  poolChanges,
} from '@nokshi/contract/console/jackpots.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Act } from '../../base/proposals/index.ts';
import { audited } from '../../../kernel/audited.ts';
import { makePool } from './make-pool.ts';
import { lockPoolOfWire } from './pool-of-wire.ts';
import { publishChanged } from './deps.ts';
import type { JackpotsRoom } from './room.ts';
import { termsFault } from './rules/terms.ts';
import { type PoolId, type PoolRow, poolsOf, writeTerms } from './store/pools.ts';
import { transition } from './transition.ts';

type Wish = Input<typeof contract.save>;
type Checked = { readonly pool: PoolRow | null; readonly changes: Change[] };

const MOST_POOLS = 20;

/** Creates a pool, or changes its terms from its next cycle on. */
export const saveAct = (room: JackpotsRoom): Act<Wish> => ({
  code: 'jackpots.save',
  permission: 'jackpots.write',
  input: contract.save.input,
  async preview(tx, wish) {
    const { changes } = await check(room, tx, wish);
    return { object: wish.poolId ?? 'jackpots', label: wish.terms.name.EN, changes };
  },
  run: (tx, wish, caller) => savePool(room, tx, { wish, caller }),
});

async function savePool(
  room: JackpotsRoom,
  tx: Tx,
  { wish, caller }: { wish: Wish; caller: Caller },
): Promise<void> {
  const { pool, changes } = await check(room, tx, wish);
  const poolId = pool?.poolId ?? room.ids.next<PoolId>();
  if (pool) await writeTerms(tx, poolId, wish.terms);
  else await makePool(room, tx, { poolId, terms: wish.terms });
  // A pool past its end continues when the end moves.
  if (pool?.state === 'ENDED') await transition(tx, pool, { to: 'WAITING', cycleId: null });
  const facts = { changes, reason: wish.reason };
  await audited(room, tx, { caller, act: 'jackpots.save', object: toWire('jpl', poolId), facts });
  tx.afterCommit(() => publishChanged(room));
}

/**
 * Refuses: jackpots.pool-unknown, jackpots.version-changed, jackpots.cap-too-low,
 * jackpots.schedule-order, jackpots.nothing-changed, jackpots.too-many-pools.
 */
async function check(room: JackpotsRoom, tx: Tx, wish: Wish): Promise<Checked> {
  const pool = wish.poolId === null ? null : await lockPoolOfWire(room, tx, wish.poolId);
  if (pool && pool.version !== wish.version)
    throw refuse('jackpots.version-changed', { field: 'version' });
  const fault = termsFault(wish.terms, room.clock.now());
  if (fault) throw refuse(fault, { field: fault === 'jackpots.cap-too-low' ? 'cap' : 'until' });
  const changes = poolChanges(pool?.terms ?? null, wish.terms);
  if (changes.length === 0) throw refuse('jackpots.nothing-changed');
  if (!pool && (await poolsOf(tx, room.brandId)).length >= MOST_POOLS)
    throw refuse('jackpots.too-many-pools', { value: { atMost: MOST_POOLS } });
  return { pool, changes };
}
