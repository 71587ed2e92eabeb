import { randomUUID } from 'node:crypto';
import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeClock, type FakeClock } from '../harness/clock.ts';
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
import { give } from '../harness/winnings.ts';
import { emptyDatabase } from './claim.ts';
import { type CitusGround, openCitus, tell } from './ground.ts';

const { slots, wallet, lottery } = playerRoutes;
const LANES = 64;
const GAME = 'wingo-1m';
const MINUTE = 60_000;

let ground: CitusGround;
let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  const began = performance.now();
  ground = await openCitus({ empty: true, lanes: LANES });
  tell(`${LANES} lanes distributed in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  clock = fakeClock('2026-03-01T06:00:10.000Z');
  house = await startHouse({ clock, database: ground.database, spinIntervalMs: 0 });
  await keepLotteries(house, GAME);
  await tick();
});
afterAll(async () => {
  await house.close();
  // Tests that take what others left want a house as it is made.
  await emptyDatabase(ground.database.ownerUrl);
});

const tick = () => house.house.rounds.clock.runDue();
const laneOf = (member: Teammate) => house.house.wallet.laneOf(idOf(member));

it('each of 64 lanes has a shard of its own, as many on each worker', async () => {
  const { rows } = await ground.database.pool.query<{ shards: number }>(`
    select count(*)::int as shards from citus_shards
    where table_name = 'wallet_lane'::regclass group by nodename, nodeport`);
  const each = LANES / rows.length;
  expect(rows.map(({ shards }) => Math.abs(shards - each) < 1)).toEqual(rows.map(() => true));
  expect(await ground.run('citus', 'status')).toContain('Everything is in its place.');
});

it('members of lanes above the first sixteen play, bet and send money to each other', async () => {
  const found: Teammate[] = [];
  while (found.length < 2) {
    const member = await moneyed(house);
    if (laneOf(member) >= 16) found.push(member);
  }
  const [agent, member] = found as [Teammate, Teammate];
  await makeAgent(house, agent);
  await putBelow(house, member, agent);
  await give(house, agent.memberId, 100_00n);
  await send(agent, member, '100.00', { key: newKey() });
  const { launchToken: bearer } = await agent.call(slots.launch, { gameId: 'kantha-lines' });
  for (let nth = 0; nth < 5; nth += 1)
    await agent.call(slots.spin, { stake: '1.00' }, { key: randomUUID(), bearer });
  const before = Number((await member.call(wallet.balance, {})).sumBalance);
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
  const after = Number((await member.call(wallet.balance, {})).sumBalance);
  expect(after).toBeCloseTo(before - 0.4);
});

it('a lane above the first sixteen is moved, and the ledger proves itself', async () => {
  const { rows } = await ground.database.pool.query<{ place: string }>(`
    select format('%s:%s', nodename, nodeport) as place from citus_shards
    where table_name = 'wallet_lane'::regclass
    group by 1 having not bool_or(shardid = get_shard_id_for_distribution_column('wallet_lane', 40))`);
  const said = await ground.run('citus', 'move', '40', rows[0]?.place ?? '');
  expect(said).toContain('Moved in');
  await house.runJobs();
  expect((await house.prove()).differences).toBe(0);
  expect(await ground.run('ledger-verify')).toContain('0 differences');
});
