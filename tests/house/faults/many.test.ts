import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MemberId, RoundId, Uuid, WagerId } from '../../../apps/server/src/kernel/ids.ts';
import type { Result } from '../../../apps/server/src/modules/stakes/wagers/settle-many.ts';
import { fakeClock } from '../../harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../harness/database.ts';
import { longFaults } from '../../harness/extent.ts';
import { createPlayHouse, type PlayHouse } from '../../harness/play-house.ts';
import { takeChance } from '../../harness/chance.ts';
import { bundleOf } from './house-holder.ts';
import { type Many, type ManyOrder, sendMany } from './send-many.ts';

const TIMES = longFaults ? 10 : 1;
const MEMBERS = 6;
const WAGERS = longFaults ? 500 : 300;
const STAKE = 100n;
const CASH = 100_000n;
const AT = '2026-03-01T06:00:00.000Z';
const HOUSE = 'house:lottery' as const;

const chance = takeChance();
let database: TestDatabase;
let house: PlayHouse;
beforeAll(async () => {
  database = await createTestDatabase();
  house = createPlayHouse({ url: database.url, clock: fakeClock(AT) });
});
afterAll(async () => {
  await house?.close();
  await database?.drop();
});

type Placed = { readonly memberId: MemberId; readonly wagerId: WagerId };

/** One draw: each of some members has many wagers on it. */
async function draw(): Promise<Placed[]> {
  const roundId = house.ids.next<RoundId>();
  const slips = Array.from({ length: MEMBERS }, async (): Promise<Placed[]> => {
    const { memberId, generation } = await house.member(CASH);
    const facts = { roundId, gameId: 'a', category: 'ELOTT', ruleVersion: 1, stake: STAKE };
    const wagers = Array.from({ length: WAGERS }, () => ({
      ...facts,
      wagerId: house.ids.next<WagerId>(),
    }));
    const key = house.ids.next<Uuid>();
    const slip = { memberId, generation, asset: 'BDT' as const, key, digest: Buffer.alloc(32) };
    await house.wagers.openMany({ ...slip, houseAccount: HOUSE, wagers, rides: [] });
    return wagers.map(({ wagerId }) => ({ memberId, wagerId }));
  });
  return (await Promise.all(slips)).flat();
}

/** A third win, a third get a rebate, a third get nothing. */
const resultOf = (placed: Placed): Result =>
  chance.pick([
    { ...placed, payout: 190n + 2n, rebate: 2n },
    { ...placed, payout: 2n, rebate: 2n },
    { ...placed, payout: 0n },
  ]);

const settlements = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ n: number }>(
    'select count(*)::int as n from wagers_settlement',
  );
  return rows[0]?.n ?? 0;
};

/** Sent by a process that dies when some of it is done; how many wagers it did. */
async function strike(many: Many): Promise<number> {
  const child = fork(await bundleOf('many-process'), [], { serialization: 'advanced' });
  const ended = once(child, 'exit');
  await once(child, 'message');
  const before = await settlements();
  const order: ManyOrder = { url: database.url, at: AT, many };
  child.send(order);
  while ((await settlements()) === before && child.exitCode === null) await sleep(1);
  await sleep(chance.whole(10));
  child.kill('SIGKILL');
  await ended;
  return (await settlements()) - before;
}

/** What members have, as it must be with these payouts. */
async function expectPaid(wagers: readonly Placed[], payoutOf: (nth: number) => bigint) {
  const cash = new Map<MemberId, bigint>();
  wagers.forEach(({ memberId }, nth) =>
    cash.set(memberId, (cash.get(memberId) ?? CASH) + payoutOf(nth) - STAKE),
  );
  for (const [memberId, expected] of cash) expect(await house.cash({ memberId })).toBe(expected);
  expect(await house.wallet.verify('full')).toMatchObject({ differences: 0 });
}

test('a settlement, its correction and its void that a kill -9 cut short are whole when they are sent again, and pay once', async () => {
  const struck: number[] = [];
  const sendTwice = async (many: Many) => {
    struck.push(await strike(many));
    await sendMany(house, many);
    await sendMany(house, many);
  };
  for (let time = 1; time <= TIMES; time += 1) {
    const placed = await draw();
    const of = <W>(wagers: readonly W[]) => ({
      settlementId: house.ids.next<Uuid>(),
      houseAccount: HOUSE,
      wagers,
    });
    const results = placed.map(resultOf);
    await sendTwice({ kind: 'settleMany', input: of(results) });
    await expectPaid(placed, (nth) => results[nth]?.payout ?? -1n);
    const corrected = placed.map(resultOf);
    await sendTwice({ kind: 'resettleMany', input: of(corrected) });
    await expectPaid(placed, (nth) => corrected[nth]?.payout ?? -1n);
    await sendTwice({ kind: 'voidMany', input: of(placed) });
    await expectPaid(placed, () => STAKE);
    const { rows } = await database.pool.query(
      `select sum(abs(staked_day) + abs(lost_day))::int as left_over from limits_guard
       where member_id = any($1)`,
      [placed.map(({ memberId }) => memberId)],
    );
    expect(rows).toEqual([{ left_over: 0 }]);
  }
  const all = MEMBERS * WAGERS;
  expect(struck.some((done) => done > 0 && done < all / 2)).toBe(true);
  process.stdout.write(
    `FAULT kill -9 within ${struck.length} settlements of ${all} wagers, of which were done ` +
      `${struck.join(', ')}: 0 paid twice, 0 left, 0 differences; NOKSHI_TEST_SEED=${chance.seed}\n`,
  );
}, 240_000);
