import { randomUUID } from 'node:crypto';
import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settleLanes } from '../../apps/server/src/kernel/lanes-of-house.ts';
import { refusedWith } from '../harness/backed-up-house.ts';
import { backupBench } from '../harness/backups.ts';
import { fakeClock, type FakeClock } from '../harness/clock.ts';
import { createTestDatabase } from '../harness/database.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { keepLotteries } from '../harness/only-lotteries.ts';
import {
  idOf,
  makeAgent,
  moneyed,
  newKey,
  putBelow,
  send,
  type Teammate,
} from '../harness/team.ts';
import { richMember } from '../harness/vendor.ts';
import { addPayee, askFor, choosePin, give } from '../harness/winnings.ts';

const { slots, wallet, lottery, cashier } = playerRoutes;
const LANES = 64;
const GAME = 'wingo-1m';
const MINUTE = 60_000;

const bench = backupBench();
let house: RunningHouse;
let clock: FakeClock;
beforeAll(async () => {
  const database = await createTestDatabase();
  await settleLanes(database, LANES);
  clock = fakeClock('2026-03-01T06:00:10.000Z');
  house = await startHouse({ clock, database, spinIntervalMs: 0 });
  await keepLotteries(house, GAME);
  await tick();
});
afterAll(async () => {
  await house.close();
  await bench.close();
});

const tick = () => house.house.rounds.clock.runDue();
const laneOf = (member: Teammate) => house.house.wallet.laneOf(idOf(member));

/** Until there are two in lanes that a house of sixteen does not have. */
async function membersInHigherLanes(): Promise<Teammate[]> {
  const found: Teammate[] = [];
  while (found.length < 2) {
    const member = await moneyed(house);
    if (laneOf(member) >= 16) found.push(member);
  }
  return found;
}

async function spin(member: Teammate, times: number): Promise<void> {
  const { launchToken: bearer } = await member.call(slots.launch, { gameId: 'kantha-lines' });
  for (let nth = 0; nth < times; nth += 1)
    await member.call(slots.spin, { stake: '1.00' }, { key: randomUUID(), bearer });
}

it('a house of 64 lanes lives a short day, and proves itself', async () => {
  const [agent, member] = (await membersInHigherLanes()) as [Teammate, Teammate];
  expect(laneOf(agent)).toBeLessThan(LANES);
  const deposit = { channel: 'demo-wallet', amount: '50.00' } as const;
  await agent.call(cashier.requestDeposit, deposit, { key: randomUUID() });
  await spin(agent, 5);
  await makeAgent(house, agent);
  await putBelow(house, member, agent);
  await give(house, agent.memberId, 100_00n);
  await send(agent, member, '100.00', { key: newKey() });
  const leaver = await house.member();
  await choosePin(leaver);
  const payeeId = await addPayee(leaver, { method: 'demo-wallet', account: '01710005678' });
  await give(house, leaver.memberId, 200_00n);
  await askFor(leaver, payeeId, '200.00');
  await house.runJobs();
  expect((await house.prove()).differences).toBe(0);
});

it('a lottery is closed, drawn and paid in every lane of it', async () => {
  let member = await richMember(house, ['1000.00']);
  while (laneOf(member) < 16) member = await richMember(house, ['1000.00']);
  const { data } = await member.call(lottery.issues, { gameCode: GAME, count: 1 });
  const bets = (['0', '1'] as const).map((selection) => ({
    play: 'size',
    selection,
    unitPrice: '2.00' as const,
    multiple: 5,
    base: 1_960,
  }));
  const issue = data[0]?.issue ?? '';
  const slip = { gameCode: GAME, issue, mode: 'Elott' as const, bets, total: '20.00' };
  await member.call(lottery.place, slip, { key: randomUUID() });
  for (const ms of [MINUTE - 14_000, 14_000]) {
    clock.advance(ms);
    await tick();
  }
  const { sumBalance } = await member.call(wallet.balance, {});
  expect(sumBalance).toBe('999.60');
});

it('a day’s published heads are 64, and anybody can read them', async () => {
  await house.house.db.tx((tx) => house.house.wallet.publishHeads(tx));
  const { rows } = await house.visitor().call(wallet.heads, {});
  expect(rows[0]?.lanes.map(({ lane }) => lane)).toEqual(
    Array.from({ length: LANES }, (_, lane) => lane),
  );
  expect((await house.prove()).differences).toBe(0);
});

it('play is counted for every lane', async () => {
  await house.runJobs();
  const { pool } = house.database;
  const { rows } = await pool.query(`
    select name, count(*)::int as lanes from wagers_follower group by name`);
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.filter(({ lanes }) => lanes !== LANES)).toEqual([]);
  const behind = await pool.query(`
    select from wagers_follower f join wallet_lane l using (lane)
    where f.name = 'wagers.count-daily' and f.batch <> l.batch`);
  expect(behind.rowCount).toBe(0);
});

it('its backup is restored with all its heads', async () => {
  const file = bench.path('of-64');
  await bench.backUp({ url: house.database.url, file });
  const url = await bench.emptyDatabase();
  const { differences, equalHeads } = await bench.restore(url, { file });
  expect({ differences, equalHeads }).toEqual({ differences: 0, equalHeads: LANES });
});

it('another number is refused once there are accounts, and none given keeps it', async () => {
  await settleLanes(house.database, null);
  await settleLanes(house.database, LANES);
  for (const wanted of [16, 128])
    expect(await refusedWith(settleLanes(house.database, wanted))).toBe(
      `This house has 64 lanes and LANES_OF_HOUSE is ${wanted}: the number is chosen before the ` +
        'first start and never changes. Set it to 64, or leave it out.',
    );
});
