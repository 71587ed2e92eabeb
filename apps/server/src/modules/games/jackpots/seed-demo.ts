import type { PoolTerms } from '@nokshi/contract/console/jackpots.ts';
import type { Tx } from '../../../kernel/db.ts';
import { derivedId, type Uuid } from '../../../kernel/ids.ts';
import { moveCover } from './cover-pool.ts';
import { makePool } from './make-pool.ts';
import type { JackpotsRoom } from './room.ts';
import { poolsOf, type PoolId } from './store/pools.ts';

/** 165.11 every 3 s, as in the specification: play money. Checklist S-038, C-002, C-003. */
const DEMO_TERMS: PoolTerms = {
  name: { EN: 'House jackpot', BN: 'হাউস জ্যাকপট' },
  seed: '100000.00',
  cap: '5000000.00',
  step: '165.11',
  stepMs: 3_000,
  leastStake: '1.00',
  categories: [],
  from: null,
  until: null,
};
/** Minor units: ten days of growth. */
const DEMO_COVER = 5_000_000_000n;

/** Creates the demo house's pool with its cover, where there is none; never in licensed mode. */
export async function seedDemo(room: JackpotsRoom, tx: Tx): Promise<void> {
  if (room.mode !== 'demo' || (await poolsOf(tx, room.brandId, 1)).length > 0) return;
  const poolId = derivedId<PoolId>(`jackpots demo ${room.brandId}`);
  if (!(await makePool(room, tx, { poolId, terms: DEMO_TERMS }))) return;
  const key = derivedId<Uuid>(`jackpots demo cover ${room.brandId}`, room.ids.next<Uuid>());
  await moveCover(room, tx, { pool: { poolId }, amount: DEMO_COVER, key });
}
