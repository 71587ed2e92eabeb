import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromWire } from '../../apps/server/src/kernel/ids.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { memberWith, MINUTE, plan, toNext } from './lottery-chases-plan.ts';
import { keepLotteries } from '../harness/only-lotteries.ts';

const { lottery } = playerRoutes;
const DAY = 86_400_000;
/** Of the profile of the United Kingdom. */
const ISSUES = 20;

let clock: FakeClock;
let house: RunningHouse;
let rina: Awaited<ReturnType<typeof memberWith>>;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:10.000Z');
  house = await startHouse({ clock, issuesAheadMs: 30 * 3_600_000 });
  await keepLotteries(house, 'wingo-1m', 'wingo-3m', 'wingo-5m');
  await tick();
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.runJobs();
  rina = await memberWith(house);
});

const tick = () => house.house.rounds.clock.runDue();
const next = (issues?: number) => toNext(house, clock, issues);
/** Time in which the member places no bet. */
async function rest(minutes: number) {
  clock.advance(minutes * MINUTE);
  await tick();
}
async function choose(code: 'UK_STRICT' | 'AU') {
  const admin = await house.operator();
  await admin.call(consoleRoutes.identity.login, { username: 'admin', password: PASSWORD });
  const wish = { code, periods: 'calendar', reason: 'Asked by the regulator' } as const;
  await admin.call(consoleRoutes.protection.setProfile, wish);
}

let keys = 0;
async function slipOn(gameCode: string) {
  const { game } = await rina.call(lottery.game, { gameCode });
  const bet = { play: 'size', unitPrice: '2.00', multiple: 1, base: 1_950 } as const;
  const bets = ['0', '1'].map((selection) => ({ ...bet, selection }));
  return { gameCode, issue: game.now?.issue ?? '', mode: 'Elott', bets, total: '4.00' } as const;
}
const send = (slip: Awaited<ReturnType<typeof slipOn>>, key = `break-key-${++keys}`) =>
  rina.call(lottery.place, slip, { key });
const placeOn = async (gameCode = 'wingo-1m') => (await send(await slipOn(gameCode))).breakDue;

/** A slip on one issue after another; what each answer said of a break. */
async function placeOnEach(issues: number) {
  const told = [];
  for (let left = issues; left > 0; left -= 1) {
    told.push(await placeOn());
    await next();
  }
  return told;
}

/** How many in a row each own bet that counts made, in their order. */
async function counted(): Promise<number[]> {
  const { rows } = await house.database.pool.query<{ counted: number }>(
    `select in_a_row as counted from lottery_bet
     where member_id = $1 and in_a_row is not null order by placed_at, in_a_row`,
    [fromWire('mbr', rina.memberId)],
  );
  return rows.map((row) => row.counted);
}

describe('quick draws in a row', () => {
  it('count an issue once, however many slips and bets there are on it', async () => {
    await placeOnEach(2);
    await placeOn();
    await placeOn();
    expect(await counted()).toEqual([1, 2, 3]);
  });

  it('count those of all lotteries together, each once, also in turn', async () => {
    for (const gameCode of ['wingo-1m', 'wingo-3m', 'wingo-1m', 'wingo-3m']) {
      await placeOn(gameCode);
      clock.advance(1_000);
    }
    clock.advance(-4_000);
    await next();
    await placeOn();
    expect(await counted()).toEqual([1, 2, 3]);
  });

  it('begin again after 15 minutes without a bet, and not before', async () => {
    await placeOn();
    await rest(15);
    await placeOn();
    await rest(16);
    await placeOn();
    expect(await counted()).toEqual([1, 2, 1]);
  });

  it('do not count what a chase bets on by itself', async () => {
    await placeOn();
    await next();
    await plan(rina, { count: 3 });
    await next(3);
    await placeOn();
    expect(await counted()).toEqual([1, 2]);
  });
});

describe('a break after many draws in a row', () => {
  it('is due with the slip that makes them full, once, and a retry is answered alike', async () => {
    await choose('UK_STRICT');
    expect((await placeOnEach(ISSUES - 1)).filter(Boolean)).toEqual([]);
    const slip = await slipOn('wingo-1m');
    const { breakDue } = await send(slip, 'break-retry-key');
    expect(breakDue).toEqual({ issues: ISSUES, seconds: (ISSUES - 1) * 60 });
    expect(await placeOn()).toBeNull();
    expect((await send(slip, 'break-retry-key')).breakDue).toEqual(breakDue);
  }, 60_000);

  it('is never due by a profile that names no number, which begins a day later', async () => {
    await choose('AU');
    await rest(DAY / MINUTE);
    rina = await memberWith(house);
    expect((await placeOnEach(ISSUES)).filter(Boolean)).toEqual([]);
  }, 60_000);
});

describe('a draw that is open for longer than a pause', () => {
  it('is not a quick one, so it is not counted', async () => {
    const desk = await house.operator('finance');
    const { games } = await desk.call(consoleRoutes.lottery.games, {});
    const found = games.find(({ gameCode }) => gameCode === 'wingo-5m');
    if (!found) throw new Error('no wingo-5m');
    const { gameCode, version } = found;
    const terms = { ...found.terms, intervalSeconds: 20 * 60 };
    await desk.call(consoleRoutes.lottery.saveGame, { gameCode, version, terms, reason: 'slower' });
    // Its issues are made again from midnight in Dhaka on.
    await rest(DAY / MINUTE);
    rina = await memberWith(house);
    await placeOn('wingo-5m');
    expect(await counted()).toEqual([]);
    await placeOn('wingo-3m');
    expect(await counted()).toEqual([1]);
  });
});
