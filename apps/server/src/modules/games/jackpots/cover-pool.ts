import type { Input } from '@nokshi/contract';
import { consoleJackpotsRoutes as contract } from '@nokshi/contract/console/jackpots.ts';
import { parseAmount, toDecimal } from '@nokshi/money';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { digestOf } from '../../../kernel/digest.ts';
import type { Uuid } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Act } from '../../base/proposals/index.ts';
import { audited } from '../../../kernel/audited.ts';
import { coverLeft, fundCycle } from './fund-cycle.ts';
import { lockPoolOfWire } from './pool-of-wire.ts';
import { coverOf, publishChanged } from './deps.ts';
import type { JackpotsRoom } from './room.ts';
import { cycleById } from './store/cycles.ts';
import type { PoolRow } from './store/pools.ts';

type Wish = Input<typeof contract.cover>;

const minorOf = ({ amount }: Pick<Wish, 'amount'>): bigint => parseAmount(amount) ?? 0n;

/** The house adds money to a pool's cover, as promotion expense, or takes the rest back. */
export const coverAct = (room: JackpotsRoom): Act<Wish> => ({
  code: 'jackpots.cover',
  permission: 'jackpots.write',
  input: contract.cover.input,
  amount: minorOf,
  async preview(tx, wish) {
    const pool = await lockPoolOfWire(room, tx, wish.poolId);
    const from = await coverLeft(room, tx, pool);
    const to = wish.direction === 'add' ? from + minorOf(wish) : from - minorOf(wish);
    if (to < 0n) throw refuse('wallet.insufficient', { field: 'amount' });
    const changes = [{ field: 'cover', from: toDecimal(from), to: toDecimal(to) }];
    return { object: wish.poolId, label: pool.terms.name.EN, changes };
  },
  run: (tx, wish, caller) => coverPool(room, tx, { wish, caller }),
});

/** Refuses: jackpots.pool-unknown, wallet.insufficient. */
async function coverPool(
  room: JackpotsRoom,
  tx: Tx,
  { wish, caller }: { wish: Wish; caller: Caller },
): Promise<void> {
  const pool = await lockPoolOfWire(room, tx, wish.poolId);
  // Posts the growth until now first: time without cover is not made up for.
  if (pool.cycleId)
    await fundCycle(room, tx, { cycle: await cycleById(tx, pool.cycleId), state: pool.state });
  const { direction, amount, reason } = wish;
  await moveCover(room, tx, {
    pool,
    amount: direction === 'add' ? minorOf(wish) : -minorOf(wish),
    key: room.ids.next<Uuid>(),
  });
  const facts = { direction, amount, reason };
  await audited(room, tx, { caller, act: 'jackpots.cover', object: wish.poolId, facts });
  tx.afterCommit(() => publishChanged(room));
}

/** `amount` in minor units; negative: back to the house. */
export const moveCover = (
  room: JackpotsRoom,
  tx: Tx,
  { pool, amount, key }: { pool: Pick<PoolRow, 'poolId'>; amount: bigint; key: Uuid },
) =>
  room.wallet.transfer(tx, {
    memberId: coverOf(pool.poolId),
    asset: 'BDT',
    key,
    digest: digestOf(`jackpots cover ${pool.poolId} ${amount}`),
    legs: [{ amount, contra: 'promotion', kind: 'adjustment', reference: pool.poolId }],
    rides: [],
  });
