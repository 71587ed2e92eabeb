import type { Tx } from '../../../kernel/db.ts';
import { derivedId, type Uuid } from '../../../kernel/ids.ts';
import { moveCover } from './cover-pool.ts';
import type { FundedPool } from './deps.ts';
import { makePool } from './make-pool.ts';
import type { JackpotsRoom } from './room.ts';
import { type PoolId, poolsOf } from './store/pools.ts';

/**
 * What a small house would choose: about 15,000 taka a day, seeds included, and a fall every other
 * day where people play. A pool that an operator opens begins from the specification's 165.11 every
 * 3 s (checklist C-002, C-003).
 */
const SMALL_HOUSE: FundedPool = {
  terms: {
    name: { EN: 'House jackpot', BN: 'হাউস জ্যাকপট' },
    seed: '10000.00',
    cap: '50000.00',
    step: '0.35',
    stepMs: 3_000,
    leastStake: '1.00',
    categories: [],
    from: null,
    until: null,
  },
  cover: 100_000_000n,
};

/** Creates the demo house's pool with its cover, where there is none; never in licensed mode. */
export async function seedDemo(room: JackpotsRoom, tx: Tx): Promise<void> {
  if (room.mode !== 'demo' || (await poolsOf(tx, room.brandId, 1)).length > 0) return;
  const { terms, cover } = room.demoPool ?? SMALL_HOUSE;
  const poolId = derivedId<PoolId>(`jackpots demo ${room.brandId}`);
  if (!(await makePool(room, tx, { poolId, terms }))) return;
  const key = derivedId<Uuid>(`jackpots demo cover ${room.brandId}`, room.ids.next<Uuid>());
  await moveCover(room, tx, { pool: { poolId }, amount: cover, key });
}
