import type { ShownPool, ShownPools } from '@nokshi/contract/player/jackpots.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import { oneAfterAnother } from '../../../kernel/one-after-another.ts';
import { toWire } from '../../../kernel/ids.ts';
import { maskName } from '../../../kernel/mask-name.ts';
import { coverLeft } from './fund-cycle.ts';
import { growthOf, phaseOf } from './growth-of.ts';
import { changedTopic, type JackpotsDeps } from './deps.ts';
import { figuresOf } from './rules/terms.ts';
import { lastAwards } from './store/awards.ts';
import { type CycleRow, cycleById } from './store/cycles.ts';
import { type PoolRow, poolsOf } from './store/pools.ts';

/** The pools in this server's memory: every home page reads them. */
export type Board = {
  shown(): ShownPools;
  refresh(): Promise<void>;
};

type Known = {
  readonly pool: PoolRow;
  readonly cycle: CycleRow | null;
  /** Minor units. */
  readonly cover: bigint;
  readonly lastAward: ShownPool['lastAward'];
};

/**
 * A pool is a function of time, and money moved from its cover to its pot does not change it; so
 * memory is refreshed only when a pool begins, falls, pauses or resumes, and then on every page.
 */
export function createBoard(deps: JackpotsDeps): Board {
  let known: readonly Known[] = [];
  const shown = (): ShownPools => {
    const now = deps.clock.now();
    return { serverTime: now.toISOString(), pools: known.map((each) => wirePool(each, now)) };
  };
  const refresh = oneAfterAnother(async () => {
    known = await deps.db.read((tx) => readPools(deps, tx));
  });
  const showAnew = () => {
    refresh().then(
      () => {
        const message = { type: 'jackpots', ...shown() };
        deps.live.each(({ realm }) => (realm === 'player' ? message : null));
      },
      (err: unknown) => deps.log.warn('jackpot pools not read', { err }),
    );
  };
  deps.bus.subscribe(changedTopic(deps.brandId), showAnew);
  deps.bus.subscribe('bus.reconnected', showAnew);
  return { shown, refresh };
}

async function readPools(deps: JackpotsDeps, tx: Tx): Promise<Known[]> {
  const pools = (await poolsOf(tx, deps.brandId)).filter(({ state }) => state !== 'ENDED');
  const awards = await lastAwards(tx, deps.brandId);
  const names = await deps.identity.usernames(
    tx,
    awards.map(({ memberId }) => memberId),
  );
  const known: Known[] = [];
  for (const pool of pools) {
    const award = awards.find(({ poolId }) => poolId === pool.poolId);
    known.push({
      pool,
      cycle: pool.cycleId && (await cycleById(tx, pool.cycleId)),
      cover: await coverLeft(deps, tx, pool),
      lastAward: award
        ? {
            player: maskName(names.get(award.memberId) ?? ''),
            amount: toDecimal(award.amount),
            at: award.at.toISOString(),
          }
        : null,
    });
  }
  return known;
}

function wirePool({ pool, cycle, cover, lastAward }: Known, now: Date): ShownPool {
  const terms = cycle?.terms ?? pool.terms;
  const { poolId, state, cycles } = pool;
  const growth = cycle && growthOf(cycle, { cover, state });
  return {
    poolId: toWire('jpl', poolId),
    name: terms.name,
    phase: cycle && growth ? phaseOf(cycle, { growth, state, now }) : 'waiting',
    value: toDecimal(growth?.value ?? 0n),
    tick: growth?.tick ?? 0,
    step: toDecimal(figuresOf(terms).step),
    stepMs: terms.stepMs,
    stopsAt: toDecimal(growth?.stopsAt ?? 0n),
    seed: toDecimal(figuresOf(terms).seed),
    cap: toDecimal(figuresOf(terms).cap),
    leastStake: toDecimal(figuresOf(terms).leastStake),
    categories: [...terms.categories],
    until: terms.until,
    cycle: cycles,
    commitment: cycle?.commitment ?? null,
    lastAward,
  };
}
