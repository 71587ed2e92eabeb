import { randomUUID } from 'node:crypto';
import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nodesOf } from '../../apps/server/src/kernel/citus/standing.ts';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { idOf } from '../harness/team.ts';
import { richMember } from '../harness/vendor.ts';
import { type CitusGround, openCitus, tell } from './ground.ts';

const { cashier, records, slots } = playerRoutes;
const MEMBERS = 8;
const EACH = 25;

let ground: CitusGround;
let house: RunningHouse;
const seats: { readonly member: HttpClient; readonly bearer: string }[] = [];
beforeAll(async () => {
  ground = await openCitus({ empty: true });
  house = await startHouse({ database: ground.database, spinIntervalMs: 0 });
  const lanes = new Set<number>();
  for (let nth = 0; nth < MEMBERS; nth += 1) {
    const member = await richMember(house, ['500.00']);
    const { launchToken } = await member.call(slots.launch, { gameId: 'kantha-lines' });
    const seat = { member, bearer: launchToken };
    await spinOften(seat, 1);
    seats.push(seat);
    lanes.add(house.house.wallet.laneOf(idOf(member)));
  }
  tell(`${MEMBERS} members sit down, in ${lanes.size} lanes`);
});
afterAll(() => house.close());

async function spinOften({ member, bearer }: (typeof seats)[number], times: number) {
  for (let nth = 0; nth < times; nth += 1)
    await member.call(slots.spin, { stake: '1.00' }, { key: randomUUID(), bearer });
}

/** On how many workers, and whether on the coordinator, a server's own connection sent a batch. */
async function whereBatchesWent() {
  const { servers } = ground;
  const nodes = new Map((await nodesOf(servers)).map((node) => [node.id, node]));
  const { rows } = await servers.query<{ nodeid: number; result: string }>(
    `select nodeid, result from run_command_on_all_nodes($$
       select count(*) from pg_stat_activity
       where application_name = 'nokshi' and query ~ 'wallet_post_(lane|each)' $$)`,
  );
  const sent = rows.filter(({ result }) => Number(result) > 0);
  const workers = sent.filter(({ nodeid }) => nodes.get(nodeid)?.isCoordinator === false).length;
  return { workers, coordinator: sent.length > workers };
}

it('no spin of a member is committed in two phases', async () => {
  const before = await ground.twoPhase();
  const began = performance.now();
  await Promise.all(seats.map((seat) => spinOften(seat, EACH)));
  const ms = Math.round(performance.now() - began);
  const where = await whereBatchesWent();
  const during = (await ground.twoPhase()) - before;
  tell(`${MEMBERS * EACH} spins in ${ms} ms: ${during} two-phase commits`);
  const through = where.coordinator ? 'through the coordinator, which delegates them' : '';
  const direct = where.workers > 0 ? `straight to ${where.workers} workers` : '';
  const ways = [direct, through].filter(Boolean);
  tell(`their batches were sent ${ways.join(', and some ')}`);
  expect(ways).not.toEqual([]);
  expect(during).toBe(0);
  for (const { member } of seats) {
    const { totals } = await member.call(records.wagers, {});
    expect(totals).toMatchObject({ count: EACH + 1, stake: `${EACH + 1}.00` });
  }
});

it('a deposit is committed with its money in two phases', async () => {
  const member = await house.member();
  const before = await ground.twoPhase();
  const asked = { channel: 'demo-wallet', amount: '500.00' };
  await member.call(cashier.requestDeposit, asked, { key: randomUUID() });
  const during = (await ground.twoPhase()) - before;
  tell(`a deposit made ${during} two-phase commits`);
  expect(during).toBeGreaterThan(0);
});
