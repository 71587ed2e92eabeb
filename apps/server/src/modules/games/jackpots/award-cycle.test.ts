import { readAwardProof } from '@nokshi/house-math/jackpot/award-proof.ts';
import { verifyAwardNode } from '@nokshi/house-math/jackpot/verify-award-node.ts';
import { expect, it } from 'vitest';
import { toWire } from '../../../kernel/ids.ts';
import { awardCycle } from './award-cycle.ts';
import { potOf } from './deps.ts';
import { proveAward, tellEntrants } from './prove-award.ts';
import { type AwardRow, listAwards } from './store/awards.ts';
import { openTestJackpots } from './test-jackpots.ts';

const t = openTestJackpots();

const awards = (): Promise<AwardRow[]> =>
  t.house.db.read((tx) => listAwards(tx, { brandId: 'nokshi', before: null, limit: 100 }));
const full = () => t.clock.advance(1_000_000);

async function verdictOf({ awardId }: AwardRow) {
  const wire = { awardId: toWire('jaw', awardId) };
  const proof = await t.house.db.read(async (tx) => ({
    ...(await proveAward(t.room, tx, wire)),
    entrants: (await tellEntrants(t.room, tx, { ...wire, pageSize: 1_000 })).rows,
  }));
  const read = readAwardProof(proof);
  if ('wrong' in read) throw new Error(read.wrong);
  return verifyAwardNode(read.proof);
}

it('without a ticket waits at its cap', async () => {
  await t.run();
  full();
  await t.run();
  expect(await awards()).toEqual([]);
  expect(await t.pot()).toBe(100_000n);
});

it('with stakes that are too small for a ticket has no entrant', async () => {
  await t.staked(99n);
  await t.run();
  expect(await awards()).toEqual([]);
});

it('pays all of it to the only staker, and the next cycle begins with its seed', async () => {
  const { cycleId } = await t.cycle();
  const memberId = await t.staked(250n);
  await Promise.all([t.run(), t.run(), t.run()]);
  expect(await awards()).toMatchObject([{ memberId, amount: 100_000n, tickets: 2n, entrants: 1 }]);
  expect(await t.cash(memberId)).toBe(100_000n);
  const next = await t.cycle();
  expect(next).toMatchObject({ number: 2, funded: 10_000n });
  expect(await t.pot()).toBe(10_000n);
  expect(next.cycleId).not.toBe(cycleId);
});

it('awarded already is left unchanged by another run', async () => {
  const [{ cycleId } = { cycleId: (await t.cycle()).cycleId }] = await awards();
  const seed = await t.house.fairness.current(potOf(t.poolId));
  await t.house.db.tx((tx) => awardCycle(t.room, tx, { poolId: t.poolId, cycleId, seed }));
  expect(await awards()).toHaveLength(1);
});

it('survives a killed server: nothing is half done, and the next run awards it', async () => {
  const memberId = await t.staked(300n);
  full();
  const { move } = t.room.wallet;
  let moves = 0;
  const dying = {
    ...t.room,
    wallet: {
      ...t.room.wallet,
      move: async (...given: Parameters<typeof move>) => {
        const posted = await move(...given);
        // Growth is the first move; then the award is paid, and the transaction ends before its
        // commit.
        if (++moves === 2) throw new Error('killed');
        return posted;
      },
    },
  };
  const { runPools } = await import('./run-pools.ts');
  await expect(runPools(dying)).rejects.toThrow('killed');
  expect(await awards()).toHaveLength(1);
  expect(await t.cash(memberId)).toBe(0n);
  expect(await t.pot()).toBe(100_000n);
  await t.run();
  expect(await awards()).toHaveLength(2);
  expect(await t.cash(memberId)).toBe(100_000n);
});

it('passes over members who may not win, and says how often', async () => {
  const may = await t.staked(100n);
  for (const bar of ['frozen', 'self-excluded', 'time-out', 'trial', 'closed'] as const)
    t.barred.set(await t.staked(100_000n), bar);
  full();
  await t.run();
  const [award] = await awards();
  expect(award).toMatchObject({ memberId: may, entrants: 6 });
  for (const barred of t.barred.keys()) expect(await t.cash(barred)).toBe(0n);
  const verdict = award && (await verdictOf(award));
  expect(verdict).toMatchObject({ ok: true });
});

it('waits when no entrant may win', async () => {
  const before = (await awards()).length;
  t.barred.set(await t.staked(500n), 'frozen');
  full();
  await t.run();
  await t.run();
  expect(await awards()).toHaveLength(before);
  const memberId = await t.staked(100n);
  await t.run();
  expect((await awards())[0]).toMatchObject({ memberId });
});

it('is drawn by the seed committed before it, and the draw can be recomputed', async () => {
  const all = await awards();
  for (const award of all) expect(await verdictOf(award)).toMatchObject({ ok: true });
  const seeds = new Set(all.map(({ serverSeed }) => serverSeed));
  expect(seeds.size).toBe(all.length);
  const { commitment, clientSeed } = await t.cycle();
  expect(clientSeed).toBe(all[0]?.entrantsDigest);
  const shown = await t.house.db.read((tx) =>
    t.house.fairness.shown(tx, { memberId: potOf(t.poolId) }),
  );
  expect(shown.commitment).toBe(commitment);
});
