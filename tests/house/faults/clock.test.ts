import { randomUUID } from 'node:crypto';
import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Clock, systemClock } from '../../../apps/server/src/kernel/clock.ts';
import {
  createIds,
  fromWire,
  type HoldId,
  type MemberId,
  type Uuid,
} from '../../../apps/server/src/kernel/ids.ts';
import { systemRandom } from '../../../apps/server/src/kernel/random.ts';
import { steadyClock } from '../../../apps/server/src/kernel/steady-clock.ts';
import type { HttpClient } from '../../harness/client.ts';
import { createTestDatabase, type TestDatabase } from '../../harness/database.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../../harness/house.ts';

const { cashier, identity, limits, slots, wallet } = playerRoutes;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const STAKE = '0.20';

/** The machine's clock, which somebody sets. The database's stays as it is. */
let setMs = 0;
const wall: Clock = { now: () => new Date(Date.now() + setMs) };

/** Keys with the time of the players' own clocks, which are right. */
const playersIds = createIds(systemClock, systemRandom);

let database: TestDatabase;
let house: RunningHouse | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
}, 120_000);
afterAll(async () => {
  await house?.house.stop();
  await database.drop();
}, 120_000);

/** A server of its own life on the same database. */
async function openAt(days: number, clock: Clock = wall): Promise<RunningHouse> {
  await house?.house.stop();
  setMs = days * DAY_MS;
  house = await startHouse({ clock, database, spinIntervalMs: 0 });
  await house.runJobs();
  return house;
}

type Member = HttpClient & { readonly username: string; readonly memberId: string };

const money = (member: HttpClient) => member.call(wallet.balance, {});
const deposit = (member: HttpClient, channel = 'demo-wallet') =>
  member.call(cashier.requestDeposit, { channel, amount: '500.00' }, { key: randomUUID() });

async function newMember(): Promise<Member> {
  const member = await (house as RunningHouse).member();
  await deposit(member);
  return member;
}

/** Logs in at the house as it runs now, from another browser. */
async function again({ username }: Member): Promise<HttpClient> {
  const client = (house as RunningHouse).visitor();
  await client.call(identity.login, { username, password: PASSWORD });
  return client;
}

async function spin(member: HttpClient, key: string = randomUUID()) {
  const { launchToken } = await member.call(slots.launch, { gameId: 'kantha-lines' });
  return member.call(slots.spin, { stake: STAKE }, { key, bearer: launchToken });
}

/** What the guard would say no to, and one bet of everybody who may. */
async function guardedMembers() {
  const [timedOut, excluded, limited, rising] = await Promise.all([
    newMember(),
    newMember(),
    newMember(),
    newMember(),
  ]);
  await timedOut.call(limits.takeTimeOut, { hours: 24 });
  await excluded.call(limits.excludeSelf, { months: 6 });
  await limited.call(limits.setLimit, { kind: 'stake', period: 'D', amount: STAKE });
  await spin(limited);
  await rising.call(limits.setLimit, { kind: 'loss', period: 'D', amount: '10.00' });
  const asked = { kind: 'loss', period: 'D', amount: '99.00' } as const;
  const { limits: all } = await rising.call(limits.setLimit, asked);
  const change = all.find(({ pending }) => pending)?.pending?.id as string;
  return { timedOut, excluded, limited, rising, change };
}

async function expectHeldBack(member: HttpClient, by: 'time-out' | 'self-excluded') {
  await expect(spin(member)).rejects.toThrow('identity.restricted');
  await expect(deposit(member)).rejects.toThrow('identity.restricted');
  const { restriction } = await member.call(limits.protection, {});
  expect(restriction?.kind).toBe(by);
}

/** Every round is answered under its key as it was. */
async function expectSame(member: HttpClient, rounds: ReadonlyMap<string, object>) {
  for (const [key, round] of rounds) expect(await spin(member, key)).toMatchObject(round);
}

const secretOf = (member: HttpClient) =>
  Object.values(member.cookies()).find((value) => value.startsWith('ses_')) as string;

async function openHold(member: Member): Promise<void> {
  const { db, wallet: purse } = (house as RunningHouse).house;
  const memberId = fromWire('mbr', member.memberId) as MemberId;
  const holdId = randomUUID() as HoldId;
  const expiresAt = new Date(wall.now().getTime() + HOUR_MS);
  const hold = { holdId, memberId, asset: 'BDT', amount: 70_00n, expiresAt } as const;
  await db.tx((tx) => purse.hold(tx, { ...hold, reference: randomUUID() as Uuid }));
}

const count = async (from: string) =>
  Number(
    (await database.pool.query<{ n: string }>(`select count(*) as n from ${from}`)).rows[0]?.n,
  );

/** A full proof; the one of each minute may be running, then it waits for that. */
async function expectProven(): Promise<void> {
  const { wallet: ledger } = (house as RunningHouse).house;
  const found = async () => {
    const { differences, examples } = await ledger.verify('full');
    return { differences, examples };
  };
  await expect
    .poll(found, { timeout: 30_000, interval: 100 })
    .toEqual({ differences: 0, examples: [] });
}

test('a clock that jumps under a running server, +2 days or -1, unlocks, ends and expires nothing', async () => {
  const clock = steadyClock({
    wall,
    elapsedMs: () => performance.now(),
    awakeAndAsleepMs: () => performance.now(),
    onJump: () => {},
  });
  const running = await openAt(0, clock);
  const { timedOut, excluded, limited, rising, change } = await guardedMembers();
  const player = await newMember();
  await openHold(player);
  const first = await spin(player);
  for (const days of [2, -1, 0]) {
    setMs = days * DAY_MS;
    await running.runJobs();
    await expectHeldBack(timedOut, 'time-out');
    await expectHeldBack(excluded, 'self-excluded');
    await expect(spin(limited)).rejects.toThrow('limits.stake-limit');
    await expect(rising.call(limits.confirmLimit, { id: change })).rejects.toThrow('not-due');
    expect((await money(player)).held).toBe('70.00');
    const { playedAt } = await spin(player);
    expect(Date.parse(playedAt) - Date.parse(first.playedAt)).toBeLessThan(HOUR_MS);
  }
  await expectProven();
  process.stdout.write(
    'FAULT clock +2, -1, 0 days under a running server: 0 unlocked, 0 expired\n',
  );
}, 120_000);

test('servers started with wrong clocks, one after another, give no allowance and settle nothing twice', async () => {
  await openAt(0);
  const { timedOut, excluded, limited } = await guardedMembers();
  const player = await newMember();
  await openHold(player);
  const byBank = await deposit(player, 'demo-bank');
  const secrets = [secretOf(player)];
  const rounds = new Map<string, object>();
  const playAs = async (member: HttpClient) => {
    for (const key of [randomUUID(), playersIds.next<Uuid>()])
      rounds.set(key, await spin(member, key));
  };
  await playAs(player);

  // Two days and forty days ahead: nobody can tell that from a server that was off for so long.
  for (const days of [2, 40]) {
    await openAt(days);
    await expectHeldBack(await again(excluded), 'self-excluded');
    await spin(await again(limited));
    const back = await again(player);
    secrets.push(secretOf(back));
    await expectSame(back, rounds);
    await playAs(back);
    expect((await money(back)).held).toBe('0.00');
  }
  for (const days of [-1, 0]) {
    const { runJobs, house: rooms } = await openAt(days);
    for (const secret of secrets) expect(await rooms.identity.sessions.player(secret)).toBeNull();
    await expectHeldBack(await again(timedOut), 'time-out');
    await expectHeldBack(await again(excluded), 'self-excluded');
    await expect(spin(await again(limited))).rejects.toThrow('limits.stake-limit');
    await expectSame(await again(player), rounds);
    await runJobs();
    await expectProven();
  }
  const nights = await count(`kernel_job where name = 'wallet.prove-full'`);
  await openAt(0);
  // A server that starts again makes up ticks that were missed, none that were done.
  expect(await count(`kernel_job where name = 'wallet.prove-full'`)).toBe(nights);
  const { state } = await (await again(player)).call(cashier.deposit, { id: byBank.id });
  expect(state).toBe('CREDITED');
  const twice = `(select coalesce(reference, key) from wallet_entry where kind = 4 group by 1 having count(*) > 1)`;
  expect(await count(`${twice} d`)).toBe(0);
  // The hold of each of the two tests was given back, once.
  expect(await count('wallet_hold where captured = 0 and released = amount')).toBe(2);
  expect(await count('wallet_entry where kind = 7 and amount < 0')).toBe(2);
  process.stdout.write(
    `FAULT started at +2, +40, -1, 0 days: ${rounds.size} rounds the same under their keys, ` +
      '0 deposits or holds twice, 0 allowances twice, 0 sessions alive again, 0 differences\n',
  );
}, 120_000);
