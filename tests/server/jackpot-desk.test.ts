import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Said } from '../harness/client.ts';
import { fakeClock } from '../harness/clock.ts';
import { hearLive } from '../harness/hear-live.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { SPECIFIED_POOL } from '../harness/specified-pool.ts';

/** What operators may do with a pool, and that none of it decides an outcome. domain.md 3.4. */
const { jackpots, proposals, records } = consoleRoutes;
const clock = fakeClock('2026-05-01T06:00:00.000Z');
const reason = 'as agreed on Monday';

let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ demoPool: SPECIFIED_POOL, clock });
});
afterAll(() => house.close());

const codeOf = ({ answer }: Said<unknown>) => (answer.success ? 'ok' : answer.code);
const desk = async () => (await house.operator()).call(jackpots.pools, {});
const first = async () => {
  const [pool] = (await desk()).pools;
  if (!pool) throw new Error('the demo house has no pool');
  return pool;
};
const shown = async () => {
  const { pools } = await house.visitor().call(playerRoutes.jackpots.pools, {});
  return pools[0];
};

it('terms that make no sense are refused by name', async () => {
  const admin = await house.operator();
  const { poolId, terms, version } = await first();
  const save = (change: object, more: object = {}) =>
    admin.send(jackpots.save, {
      poolId,
      terms: { ...terms, ...change },
      version,
      reason,
      ...more,
    });
  expect(codeOf(await save({ cap: '100000.00' }))).toBe('jackpots.cap-too-low');
  expect(codeOf(await save({ until: '2026-05-01T05:00:00.000Z' }))).toBe('jackpots.schedule-order');
  expect(codeOf(await save({}))).toBe('jackpots.nothing-changed');
  expect(codeOf(await save({ step: '2.00' }, { version: 9 }))).toBe('jackpots.version-changed');
  const strange = `jpl_${'0'.repeat(32)}`;
  expect(codeOf(await save({}, { poolId: strange }))).toBe('jackpots.pool-unknown');
});

it('other terms hold from the next cycle on; the running one keeps its own', async () => {
  const admin = await house.operator();
  const { poolId, terms, version } = await first();
  const wish = { poolId, terms: { ...terms, step: '1.00' }, version, reason };
  expect(await admin.call(jackpots.save, wish)).toEqual({ proposal: null });
  const pool = await first();
  expect(pool).toMatchObject({ terms: { step: '1.00' }, running: { terms: { step: '165.11' } } });
  expect(await shown()).toMatchObject({ step: '165.11' });
});

it('cover is money of the ledger: what was not given cannot be taken back', async () => {
  const admin = await house.operator();
  const { poolId, cover } = await first();
  const give = (direction: 'add' | 'take', amount: string, key: string) =>
    admin.send(jackpots.cover, { poolId, direction, amount, reason }, { key });
  expect(cover).toBe('49900000.00');
  expect(codeOf(await give('add', '100.00', 'cover-key-1'))).toBe('ok');
  // The same key again: an answer that was lost.
  expect(codeOf(await give('add', '100.00', 'cover-key-1'))).toBe('ok');
  expect((await first()).cover).toBe('49900100.00');
  expect(codeOf(await give('take', '99900000.00', 'cover-key-2'))).toBe('wallet.insufficient');
  expect(codeOf(await give('take', '100.00', 'cover-key-3'))).toBe('ok');
});

it('with four eyes set, money and terms wait for a second person', async () => {
  const admin = await house.operator();
  const { poolId, cover } = await first();
  await house.operator('finance');
  for (const act of ['jackpots.cover', 'jackpots.save'] as const)
    await admin.call(proposals.setRule, { act, needed: true, above: null, reason });
  const wish = { poolId, direction: 'add', amount: '500.00', reason } as const;
  const { proposal } = await admin.call(jackpots.cover, wish, { key: 'cover-key-4' });
  expect(proposal).toMatch(/^prp_/);
  expect((await first()).cover).toBe(cover);
  const { rows } = await admin.call(proposals.proposals, {});
  expect(rows[0]).toMatchObject({ act: 'jackpots.cover', changes: [{ field: 'cover' }] });
});

it('a pause stops it on every open page, and going on does not make up for it', async () => {
  const admin = await house.operator();
  const { poolId } = await first();
  const live = await hearLive(house.playerOrigin);
  clock.advance(3_000);
  await admin.call(jackpots.pause, { poolId, paused: true, reason });
  await expect
    .poll(() => live.heard.find((message) => message['type'] === 'jackpots'))
    .toMatchObject({ pools: [{ phase: 'paused', value: '100165.11', stopsAt: '100165.11' }] });
  const again = await admin.send(jackpots.pause, { poolId, paused: true, reason });
  expect(codeOf(again)).toBe('jackpots.state-wrong');
  clock.advance(30_000);
  await admin.call(jackpots.pause, { poolId, paused: false, reason });
  clock.advance(3_000);
  await expect.poll(async () => (await shown())?.phase).toBe('growing');
  expect(await shown()).toMatchObject({ value: '100165.11', stopsAt: '5000000.00' });
  live.close();
});

it('there is no call that could choose when a cycle falls, or to whom', () => {
  expect(Object.keys(jackpots)).toEqual(['pools', 'save', 'cover', 'pause', 'awards']);
});

it('nothing that the desk receives says at which amount a running cycle falls', async () => {
  const text = JSON.stringify([await desk(), await shown()]);
  expect(text).not.toMatch(/threshold|serverSeed/);
});

it('every act is in the audit log with its reason', async () => {
  const { rows } = await (await house.operator()).call(records.audit, { pageSize: 50 });
  const acts = rows.filter(({ act }) => act.startsWith('jackpots.')).map(({ act }) => act);
  expect(acts.toReversed()).toEqual([
    'jackpots.save',
    'jackpots.cover',
    'jackpots.cover',
    'jackpots.pause',
    'jackpots.resume',
  ]);
});
