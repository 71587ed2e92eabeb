import { expect, it } from 'vitest';
import { openTestJackpots } from './test-jackpots.ts';

const t = openTestJackpots({ seed: '100.00', cap: '100000.00' }, 40_000n);

const fundings = async () => {
  const { rows } = await t.database.pool.query<{ amount: string; from: string; to: string }>(
    `select amount, from_tick as from, to_tick as to from jackpots_funding order by to_tick`,
  );
  return rows.map(({ amount, from, to }) => `${amount} ${Number(to) - Number(from)}`);
};
const sumOf = async () =>
  (await fundings()).reduce((sum, row) => sum + BigInt(row.split(' ')[0] ?? 0), 0n);

it('begins with its seed, taken from the cover', async () => {
  await t.run();
  expect(await t.pot()).toBe(10_000n);
  expect(await t.covered()).toBe(30_000n);
});

it('is funded hourly, once for each step of time, however often the job runs', async () => {
  t.clock.advance(60_000);
  await t.run();
  expect(await fundings()).toEqual(['10000 0']);
  t.clock.set('2026-04-15T07:00:01.000Z');
  await Promise.all([t.run(), t.run(), t.run()]);
  await t.run();
  // 3,601 steps would be 360,100; the cover pays 300 of them.
  expect(await fundings()).toEqual(['10000 0', '30000 3601']);
});

it('stops when its cover is used up, and does not make up for that time', async () => {
  expect(await t.covered()).toBe(0n);
  expect(await t.pot()).toBe(40_000n);
  t.clock.advance(3_600_000);
  await t.run();
  await t.cover(20_000n);
  t.clock.advance(3_600_000 + 5_000);
  await t.run();
  expect(await t.pot()).toBe(60_000n);
  await t.cover(1_000_000n);
});

it('is funded in one journal after a long time without a job', async () => {
  const before = await fundings();
  const at = (await t.cycle()).fundedTick;
  t.clock.advance(2 * 3_600_000);
  await t.run();
  expect((await fundings()).length).toBe(before.length + 1);
  const steps = (await t.cycle()).fundedTick - at;
  expect(await t.pot()).toBe(60_000n + 100n * steps);
});

it('has in the pot what was funded, and the cover paid no more', async () => {
  expect(await sumOf()).toBe(await t.pot());
  expect(await t.pot()).toBe((await t.cycle()).funded);
  expect((await t.pot()) + (await t.covered())).toBe(40_000n + 20_000n + 1_000_000n);
});

it('posts nothing when the clock goes back', async () => {
  const before = await t.pot();
  t.clock.advance(-2 * 3_600_000);
  await t.run();
  expect(await t.pot()).toBe(before);
  t.clock.advance(2 * 3_600_000);
});

it('does not grow while no server runs, but for a stop of a few minutes', async () => {
  await t.cover(1_000_000n);
  await t.run();
  const { fundedTick, funded } = await t.cycle();
  t.clock.advance(4 * 3_600_000);
  await t.start();
  const after = await t.cycle();
  expect([after.funded, await t.pot()]).toEqual([funded, funded]);
  expect(after.fundedTick - fundedTick).toBe(4n * 3_600n);
  t.clock.advance(2 * 60_000);
  await t.start();
  t.clock.advance(3_600_000);
  await t.run();
  const { fundedTick: last } = await t.cycle();
  expect(await t.pot()).toBe(funded + 100n * (last - after.fundedTick));
});
