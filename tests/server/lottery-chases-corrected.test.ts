import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { give } from '../harness/winnings.ts';
import { keepLotteries } from '../harness/only-lotteries.ts';

const { lottery, lotteryChases, wallet } = playerRoutes;
const GAME = 'wingo-1m';
const SECOND = 1_000;
const [BIG, SMALL] = [7, 2];

let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:10.000Z');
  house = await startHouse({ clock });
  await keepLotteries(house, GAME);
  // Numbers that are entered: so a test says who wins.
  await house.database.pool.query(
    `update rounds_round set source = 'external' where series = '${GAME}'`,
  );
  await tick();
});
afterAll(() => house.close());

const tick = () => house.house.rounds.clock.runDue();

async function enter(issue: string, number: number): Promise<void> {
  const { rounds, db } = house.house;
  await db.tx(async (tx) => {
    const round = await rounds.find(tx, { series: GAME, issue });
    if (!round) throw new Error(`no issue ${issue}`);
    await rounds.enter(tx, { round, outcome: { numbers: [number] } });
  });
  await tick();
}

/** The open issue is closed, the next one opens, and then the numbers are known. */
async function draw(issue: string, number: number): Promise<void> {
  for (const seconds of [46, 14]) {
    clock.advance(seconds * SECOND);
    await tick();
  }
  await enter(issue, number);
}

/** Big on the next issues; a win pays 19.60 for 10.00. */
async function plan(stopOn: 'win' | 'profit', multiples: readonly number[]) {
  const member = await house.member();
  await give(house, member.memberId, 1_000_00n);
  const { data } = await member.call(lottery.issues, { gameCode: GAME, count: multiples.length });
  const entries = data.map(({ issue }, at) => ({ issue, multiple: multiples[at] ?? 1 }));
  const total = (10 * multiples.reduce((sum, times) => sum + times, 0)).toFixed(2);
  const bet = {
    play: 'size',
    selection: '0',
    unitPrice: '2.00' as const,
    multiple: 5,
    base: 1_960,
  };
  const wish = { gameCode: GAME, mode: 'Elott' as const, bets: [bet], entries, stopOn, total };
  const key = `corrected-${member.username}`;
  const { chase } = await member.call(lotteryChases.placeChase, wish, { key });
  const show = () => member.call(lotteryChases.chase, { chaseId: chase.chaseId });
  return {
    issues: entries.map(({ issue }) => issue),
    show,
    states: async () => (await show()).entries.map(({ state }) => state),
    money: async () => {
      const { sumBalance, held } = await member.call(wallet.balance, {});
      return [sumBalance, held];
    },
  };
}

it('no issue gets its bet while the one before it waits for its numbers, however long', async () => {
  const { issues, states, money } = await plan('win', [1, 1, 1]);
  for (const seconds of [46, 20]) {
    clock.advance(seconds * SECOND);
    await tick();
  }
  expect(await states()).toEqual(['PLACED', 'WAITING', 'WAITING']);
  await house.runJobs();
  expect(await states()).toEqual(['PLACED', 'WAITING', 'WAITING']);
  await enter(issues[0] ?? '', SMALL);
  expect(await states()).toEqual(['PLACED', 'PLACED', 'WAITING']);
  for (const seconds of [40, 10, 50, 10]) {
    clock.advance(seconds * SECOND);
    await tick();
  }
  await enter(issues[1] ?? '', SMALL);
  expect(await states()).toEqual(['PLACED', 'PLACED', 'WAITING']);
  await enter(issues[2] ?? '', BIG);
  expect(await states()).toEqual(['PLACED', 'PLACED', 'REFUSED']);
  expect(await money()).toEqual(['980.00', '0.00']);
});

it('a profit is that of the whole plan: a win that does not cover what was lost before goes on', async () => {
  clock.set('2026-03-01T06:10:10.000Z');
  await tick();
  const { issues, show, money } = await plan('profit', [4, 1, 8, 1]);
  await draw(issues[0] ?? '', SMALL);
  await draw(issues[1] ?? '', BIG);
  expect(await show()).toMatchObject({ state: 'RUNNING', done: 3, won: '19.60' });
  await draw(issues[2] ?? '', BIG);
  expect(await show()).toMatchObject({ state: 'WON', done: 3, cancelled: 1, won: '176.40' });
  expect(await money()).toEqual(['1046.40', '0.00']);
});

it('a corrected result that wins stops what waits, and one that no longer wins starts nothing again', async () => {
  clock.set('2026-03-01T06:20:10.000Z');
  await tick();
  const { issues, show, states, money } = await plan('win', [1, 1, 1, 1]);
  await draw(issues[0] ?? '', SMALL);
  expect(await states()).toEqual(['PLACED', 'PLACED', 'WAITING', 'WAITING']);
  await enter(issues[0] ?? '', BIG);
  expect(await states()).toEqual(['PLACED', 'PLACED', 'STOPPED', 'STOPPED']);
  expect(await show()).toMatchObject({ state: 'WON', held: '0.00', won: '19.60' });
  expect(await money()).toEqual(['999.60', '0.00']);
  await enter(issues[0] ?? '', SMALL);
  await draw(issues[1] ?? '', SMALL);
  expect(await show()).toMatchObject({ state: 'WON', staked: '20.00', won: '0.00' });
  expect(await states()).toEqual(['PLACED', 'PLACED', 'STOPPED', 'STOPPED']);
  expect(await money()).toEqual(['980.00', '0.00']);
  expect(await house.prove()).toMatchObject({ differences: 0 });
});
