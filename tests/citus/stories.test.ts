import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createReferenceVendor } from '../../reference-vendor/src/reference-vendor.ts';
import type { HttpClient } from '../harness/client.ts';
import { fakeClock, type FakeClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { minor } from '../harness/players.ts';
import { keepLotteries } from '../harness/only-lotteries.ts';
import {
  idOf,
  makeAgent,
  moneyed,
  newKey,
  putBelow,
  send,
  stakeOnce,
  type Teammate,
} from '../harness/team.ts';
import { newVendor, richMember, tokenFor } from '../harness/vendor.ts';
import { addPayee, askFor, choosePin } from '../harness/winnings.ts';
import { type CitusGround, openCitus, tell } from './ground.ts';

const { slots, records, wallet, lottery, lotteryChases, withdrawals, cashier } = playerRoutes;
const GAME = 'wingo-1m';
const MINUTE = 60_000;
const SPINS = 40;

let ground: CitusGround;
let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  ground = await openCitus({ empty: true });
  clock = fakeClock('2026-03-01T06:00:10.000Z');
  house = await startHouse({ clock, database: ground.database, spinIntervalMs: 0 });
  await keepLotteries(house, GAME);
  await tick();
});
afterAll(() => house.close());

const tick = () => house.house.rounds.clock.runDue();
/** The issue that is open is closed, drawn and paid. */
async function nextIssue(): Promise<void> {
  for (const ms of [MINUTE - 14_000, 14_000]) {
    clock.advance(ms);
    await tick();
  }
}
const money = async (member: Teammate) => {
  const { sumBalance, held } = await member.call(wallet.balance, {});
  return [sumBalance, held];
};
const deposit = (member: Teammate, amount: string) =>
  member.call(cashier.requestDeposit, { channel: 'demo-wallet', amount }, { key: randomUUID() });

const sitDown = async (member: Teammate) =>
  (await member.call(slots.launch, { gameId: 'kantha-lines' })).launchToken;
async function spinOften(member: Teammate, bearer: string, times: number): Promise<void> {
  for (let nth = 0; nth < times; nth += 1)
    await member.call(slots.spin, { stake: '1.00' }, { key: randomUUID(), bearer });
}

it('the database that is distributed once more is left as it is', async () => {
  const again = await ground.run('citus', 'distribute');
  expect(again).toBe('The lanes are distributed. Start the servers.\n');
  expect(await ground.run('citus', 'status')).toContain('Everything is in its place.');
});

it('a member registers, deposits and spins', async () => {
  const member = await richMember(house, ['500.00']);
  await spinOften(member, await sitDown(member), SPINS);
  const { totals } = await member.call(records.wagers, {});
  expect(totals).toMatchObject({ count: SPINS, stake: `${SPINS}.00` });
  const [entry] = (await member.call(records.entries, {})).rows;
  expect([entry?.balanceAfter]).toEqual([(await money(member))[0]]);
});

it('a vendor’s bets and wins end at the money of its own record', async () => {
  const { keys, gameId } = await newVendor(house, 'SUNDIAL', { now: () => clock.now().getTime() });
  const member = await richMember(house);
  const vendor = createReferenceVendor({
    walletUrl: house.playerOrigin,
    keys,
    gameId,
    page: '',
    recordFile: null,
    now: () => clock.now().getTime(),
  });
  const token = await tokenFor(member, gameId);
  const who = { token, account: member.memberId, currency: 'BDT', stake: '7.50' };
  for (let nth = 0; nth < 6; nth += 1) await vendor.play(who);
  expect(vendor.open()).toBe(0);
  const expected = vendor.record
    .all()
    .reduce(
      (sum, { action, amount }) => sum + (action === 'win' ? minor(amount) : -minor(amount)),
      5_000_00n,
    );
  expect(minor((await money(member))[0] ?? '')).toBe(expected);
});

it('a withdrawal goes from the form to its receipt', async () => {
  const member = await richMember(house, ['1000.00']);
  await stakeOnce(house, member, 1_000_00n);
  await choosePin(member);
  const payeeId = await addPayee(member, { method: 'demo-wallet', account: '01710005678' });
  const id = await askFor(member, payeeId, '400.00');
  const finance = await house.operator('finance');
  const reason = 'the names are the same';
  await finance.call(consoleRoutes.withdrawals.approve, { id, amount: '400.00', reason });
  await house.runJobs();
  await member.call(withdrawals.answer, { id, answer: 'received' });
  expect((await member.call(withdrawals.list, {})).rows).toMatchObject([{ state: 'RECEIVED' }]);
  expect(await money(member)).toEqual(['600.00', '0.00']);
});

it('money goes along the team line from one lane to another', async () => {
  const agent = await moneyed(house);
  let member = await moneyed(house);
  const laneOf = (one: Teammate) => house.house.wallet.laneOf(idOf(one));
  while (laneOf(member) === laneOf(agent)) member = await moneyed(house);
  await makeAgent(house, agent);
  await putBelow(house, member, agent);
  await send(agent, member, '250.00', { key: newKey() });
  await send(member, agent, '100.00', { key: newKey() });
  expect([await money(agent), await money(member)]).toEqual([
    ['850.00', '0.00'],
    ['1150.00', '0.00'],
  ]);
});

const BOTH = (['0', '1'] as const).map((selection) => ({
  play: 'size',
  selection,
  unitPrice: '2.00' as const,
  multiple: 5,
  base: 1_960,
}));
const issues = async (member: Teammate, count: number) =>
  (await member.call(lottery.issues, { gameCode: GAME, count })).data.map(({ issue }) => issue);

it('a slip is drawn and paid', async () => {
  const member = await richMember(house, ['1000.00']);
  const [issue = ''] = await issues(member, 1);
  const asked = { gameCode: GAME, issue, mode: 'Elott' as const, bets: BOTH, total: '20.00' };
  const { bets } = await member.call(lottery.place, asked, { key: randomUUID() });
  expect(bets.map(({ state }) => state)).toEqual(['OPEN', 'OPEN']);
  await nextIssue();
  expect(await money(member)).toEqual(['999.60', '0.00']);
});

it('a chase holds its money and bets on one issue after another', async () => {
  const member = await richMember(house, ['1000.00']);
  const entries = (await issues(member, 3)).map((issue) => ({ issue, multiple: 1 }));
  const plan = {
    gameCode: GAME,
    mode: 'Elott' as const,
    bets: BOTH,
    entries,
    stopOn: 'never' as const,
    total: '60.00',
  };
  const { chase } = await member.call(lotteryChases.placeChase, plan, { key: randomUUID() });
  expect(await money(member)).toEqual(['940.00', '40.00']);
  for (let nth = 0; nth < 3; nth += 1) await nextIssue();
  const done = await member.call(lotteryChases.chase, { chaseId: chase.chaseId });
  expect(done).toMatchObject({ state: 'DONE', done: 3, staked: '60.00', held: '0.00' });
  expect(await money(member)).toEqual(['998.80', '0.00']);
});

it('the first stories of a new month open it', async () => {
  clock.set('2026-04-02T06:00:10.000Z');
  const members = await Promise.all([1, 2, 3, 4].map(() => richMember(house, ['500.00'])));
  for (const member of members) {
    await deposit(member, '100.00');
    expect(await money(member)).toEqual(['600.00', '0.00']);
    await spinOften(member, await sitDown(member), 1);
  }
});

const DAYS = ['2026-03-01', '2026-04-02'].map((day) => ({ from: day, to: day }));
const reportsOf = (desk: HttpClient) =>
  Promise.all(DAYS.map((day) => desk.call(consoleRoutes.reports.report, day)));

it('the reports of both days say what the ledger says, and the desks of slots and studios too', async () => {
  await house.runJobs();
  const finance = await house.operator('finance');
  for (const day of DAYS) {
    const began = performance.now();
    const { columns, days } = await finance.call(consoleRoutes.reports.check, day);
    tell(`the report of ${day.from} is checked in ${Math.round(performance.now() - began)} ms`);
    expect(days).toEqual([]);
    expect(columns.filter(({ difference }) => difference !== '0.00')).toEqual([]);
  }
  const [first, second] = await reportsOf(finance);
  expect(first?.products.map(({ category }) => category).sort()).toEqual(['ELOTT', 'RNG']);
  expect(second?.total).toMatchObject({ wagers: 4, members: 4, stake: '4.00' });
  const { games } = await finance.call(consoleRoutes.slots.desk, { asset: 'BDT' });
  const played = games.find(({ gameCode }) => gameCode === 'kantha-lines');
  const reported = await Promise.all(
    DAYS.map((day) => finance.call(consoleRoutes.reports.games, { ...day, category: 'RNG' })),
  );
  const ofGame = reported.flatMap(({ rows }) =>
    rows.filter(({ gameId }) => gameId === 'kantha-lines'),
  );
  expect(ofGame).toHaveLength(DAYS.length);
  const rounds = ofGame.reduce((sum, { wagers }) => sum + wagers, 0);
  const staked = ofGame.reduce((sum, { stake }) => sum + minor(stake), 0n);
  expect(rounds).toBeGreaterThanOrEqual(SPINS + 4);
  expect([played?.meters.rounds, minor(played?.meters.staked ?? '')]).toEqual([
    `${rounds}`,
    staked,
  ]);
  expect((await finance.call(consoleRoutes.slots.check, {})).differences).toEqual([]);
  const { rows } = await finance.call(consoleRoutes.vendors.list, {});
  expect(rows.map(({ vendor }) => vendor)).toContain('SUNDIAL');
});

it('figures that are counted again say the same', async () => {
  const finance = await house.operator('finance');
  const before = await reportsOf(finance);
  await ground.run('figures-again');
  await house.runJobs();
  expect(await reportsOf(finance)).toEqual(before);
});

it('the proof of the house and the command find no difference', async () => {
  expect((await house.prove()).differences).toBe(0);
  const said = await ground.run('ledger-verify');
  tell(`ledger:verify: ${said.trim()}`);
  expect(said).toContain('0 differences');
});
