import { tickAt, valueAt } from '@nokshi/house-math/jackpot/growth.ts';
import type { PoolState } from '@nokshi/contract/console/jackpots.ts';
import type { Tx } from '../../../kernel/db.ts';
import { digestOf } from '../../../kernel/digest.ts';
import { derivedId, type Uuid } from '../../../kernel/ids.ts';
import { growthOf } from './growth-of.ts';
import { coverOf, type JackpotsDeps, potOf } from './deps.ts';
import { figuresOf } from './rules/terms.ts';
import { type CycleRow, writeFunding } from './store/cycles.ts';

/**
 * Posts the growth of a cycle since the last time, as one move from the cover to the pot. The pool
 * is locked and each step of time has one row and one key, so it is funded once, however often and
 * late this runs. Time in which it could not grow (paused, full, no cover, no server) is not made
 * up for.
 * Returns the current cycle. Source: domain.md 3.4 (2).
 */
export async function fundCycle(
  room: JackpotsDeps,
  tx: Tx,
  { cycle, state, at: now = room.clock.now() }: { cycle: CycleRow; state: PoolState; at?: Date },
): Promise<CycleRow> {
  const { stepMs } = figuresOf(cycle.terms);
  const toTick = BigInt(tickAt(now.getTime(), stepMs));
  if (toTick <= cycle.fundedTick) return cycle;
  const cover = await coverLeft(room, tx, cycle);
  const amount = valueAt(growthOf(cycle, { cover, state }), now.getTime()) - cycle.funded;
  await growPot(room, tx, { cycle, fromTick: cycle.fundedTick, toTick, amount });
  return { ...cycle, funded: cycle.funded + amount, fundedTick: toTick };
}

/** Passes over the time until now: the cycle did not grow in it. */
export async function passTime(room: JackpotsDeps, tx: Tx, cycle: CycleRow): Promise<void> {
  const { stepMs } = figuresOf(cycle.terms);
  const toTick = BigInt(tickAt(room.clock.now().getTime(), stepMs));
  if (toTick > cycle.fundedTick)
    await growPot(room, tx, { cycle, fromTick: cycle.fundedTick, toTick, amount: 0n });
}

/** Posts a cycle's seed, at its first step of time. */
export const fundSeed = (room: JackpotsDeps, tx: Tx, cycle: CycleRow): Promise<void> =>
  growPot(room, tx, {
    cycle,
    fromTick: cycle.fundedTick,
    toTick: cycle.fundedTick,
    amount: figuresOf(cycle.terms).seed,
  });

export const coverLeft = async (
  room: JackpotsDeps,
  tx: Tx,
  { poolId }: Pick<CycleRow, 'poolId'>,
): Promise<bigint> =>
  (await room.wallet.balance(tx, { memberId: coverOf(poolId), asset: 'BDT' })).cash;

type Part = { cycle: CycleRow; fromTick: bigint; toTick: bigint; amount: bigint };

async function growPot(room: JackpotsDeps, tx: Tx, part: Part): Promise<void> {
  const { cycle, fromTick, toTick, amount } = part;
  const { cycleId, poolId } = cycle;
  if (amount > 0n) {
    const words = `jackpots fund ${cycleId} ${toTick}`;
    await room.wallet.move(tx, {
      key: derivedId<Uuid>(words, cycleId),
      digest: digestOf(`${words} ${amount}`),
      from: coverOf(poolId),
      to: potOf(poolId),
      asset: 'BDT',
      amount,
      reference: cycleId,
      kind: 'adjustment',
    });
  }
  await writeFunding(tx, cycleId, { fromTick, toTick, amount, at: room.clock.now() });
}
