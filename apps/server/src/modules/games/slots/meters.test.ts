import { SLOTS } from '@nokshi/house-math';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { createPlayHouse, type PlayHouse } from '../../../../../../tests/harness/play-house.ts';
import { checkMeters } from './check-meters.ts';
import { closeAlarm, showAlarms } from './close-alarm.ts';
import { countMeters, METERS } from './count-meters.ts';
import { spin } from './spin.ts';
import { listSurveyed, showSurveyed } from './survey-desk.ts';
import { surveyReturns } from './survey-returns.ts';
import { openJackpots } from './open-jackpots.ts';
import { operatorCaller } from './test-slots.ts';

let database: TestDatabase;
let house: PlayHouse;
const clock = fakeClock('2026-04-15T06:00:00.000Z');
const GAMES = ['kantha-lines', 'loom-crown', 'fair-fortune'];
const minor = (text: string) => BigInt(text.replace('.', ''));

beforeAll(async () => {
  database = await createTestDatabase();
  house = createPlayHouse({ url: database.url, clock, spinIntervalMs: 0 });
  await openJackpots(house.slots);
});
afterAll(async () => {
  await house?.close();
  await database?.drop();
});

let keys = 0;
const played = new Map<string, { rounds: number; staked: bigint; won: bigint }>();
/** Rounds of several members, games and stakes. */
async function playSome(rounds: number) {
  const members = await Promise.all(Array.from({ length: 6 }, () => house.member(50_000_000n)));
  for (let round = 0; round < rounds; round++) {
    clock.advance(1_000);
    await Promise.all(
      members.map(async (session, at) => {
        const gameId = GAMES[(round + at) % GAMES.length] ?? '';
        const stakes = SLOTS.get(gameId)?.stakes.filter((stake) => stake >= 200n) ?? [];
        const stake = stakes[(round * 7 + at) % stakes.length] ?? 200n;
        const launch = house.launch(session, gameId);
        const done = await spin(house.slots, { launch, key: `meter-${++keys}`, stake });
        const sum = played.get(gameId) ?? { rounds: 0, staked: 0n, won: 0n };
        const won = sum.won + minor(done.payout);
        played.set(gameId, { rounds: sum.rounds + 1, staked: sum.staked + stake, won });
      }),
    );
  }
}
const count = () =>
  house.db.tx((tx) =>
    house.slots.wagers.catchUp(tx, METERS, (_, batches) => countMeters(house.slots, tx, batches)),
  );
const check = () => house.db.read((tx) => checkMeters(house.slots, tx));
const desk = () => house.db.read((tx) => listSurveyed(house.slots, tx, { asset: 'BDT' }));

it('meters: each round counts once, however often and late they are counted', async () => {
  await playSome(20);
  await count();
  await playSome(10);
  await Promise.all([count(), count()]);
  await count();
  const { games } = await desk();
  for (const [gameCode, sum] of played) {
    const own = games.find((game) => game.gameCode === gameCode);
    expect(own?.meters.rounds).toBe(`${sum.rounds}`);
    expect(minor(own?.meters.staked ?? '')).toBe(sum.staked);
    expect(minor(own?.meters.paid ?? '')).toBe(sum.won);
  }
  const untouched = games.filter(({ gameCode }) => !played.has(gameCode));
  expect(untouched.every(({ meters }) => meters.rounds === '0')).toBe(true);
});

it('meters: pot contributions match the terms’ share of stakes, to the paisa', async () => {
  const { games } = await desk();
  for (const game of games.filter(({ gameCode }) => gameCode === 'loom-crown')) {
    const own = SLOTS.get('loom-crown');
    const terms = own?.family === 'progressive' ? own.terms : null;
    const share = (terms?.levels ?? []).reduce(
      (sum, level) => sum + level.share,
      terms?.reserveShare ?? 0,
    );
    expect(minor(game.meters.contributed) * 1_000n).toBe(minor(game.meters.staked) * BigInt(share));
    expect(minor(game.meters.held)).toBe(
      minor(game.meters.staked) - minor(game.meters.paid) - minor(game.meters.contributed),
    );
  }
});

it('meters: they add up from wagers and ledger, whether counted yet or not', async () => {
  expect(await check()).toMatchObject({ games: 3, differences: [] });
  await playSome(5);
  const before = await check();
  expect(before).toMatchObject({ differences: [], rounds: `${35 * 6}` });
  await count();
  expect(await check()).toMatchObject({ differences: [], rounds: before.rounds });
});

it('meters: a changed meter is found by game and by the ledger', async () => {
  await database.pool.query(
    `update slots_meter set paid = paid + 7 where game_code = 'kantha-lines'`,
  );
  const { differences } = await check();
  expect(differences.map(({ gameCode, what }) => `${gameCode} ${what}`)).toEqual([
    'kantha-lines paid',
    ' ledger',
  ]);
  await database.pool.query(
    `update slots_meter set paid = paid - 7 where game_code = 'kantha-lines'`,
  );
  expect((await check()).differences).toEqual([]);
});

it('meters: days add up to the game, each with the return so far', async () => {
  clock.advance(86_400_000);
  await playSome(3);
  await count();
  const { game, days } = await house.db.read((tx) =>
    showSurveyed(house.slots, tx, { gameCode: 'kantha-lines', asset: 'BDT' }),
  );
  expect(days.length).toBe(2);
  const staked = days.reduce((sum, day) => sum + minor(day.staked), 0n);
  expect(staked).toBe(minor(game.meters.staked));
  expect(days.at(-1)?.rounds).toBe(game.meters.rounds);
  expect(game.windows.day.rounds).not.toBe(game.windows.week.rounds);
  expect(game.windows.all.standing).toBe('few');
});

it('meters: free play counts apart', async () => {
  const free = await house.db.read((tx) => listSurveyed(house.slots, tx, { asset: 'FUN' }));
  expect(free.games.every(({ meters }) => meters.rounds === '0')).toBe(true);
});

it('meters: a return outside its band raises one alarm until it is closed and back inside', async () => {
  const survey = () => house.db.tx((tx) => surveyReturns(house.slots, tx));
  const open = async () =>
    (await house.db.read((tx) => showAlarms(tx))).alarms.filter(({ closedAt }) => !closedAt);
  const set = (paid: string) =>
    database.pool.query(
      `update slots_meter set rounds = 1000000, staked = 200000000, squares = 40000000000, paid = ${paid}, biggest = 0
        where game_code = 'kantha-lines' and asset = 'BDT'`,
    );
  await set('150000000');
  await survey();
  await survey();
  const [alarm] = await open();
  expect(await open()).toHaveLength(1);
  expect(alarm).toMatchObject({ gameCode: 'kantha-lines', window: 'all', measured: '75.00' });
  const close = (reason: string) =>
    house.db.tx((tx) =>
      closeAlarm(house.slots, tx, {
        asked: { alarmId: alarm?.alarmId ?? '', reason },
        caller: operatorCaller(house),
      }),
    );
  await close('looked into');
  await expect(close('again')).rejects.toMatchObject({ code: 'slots.alarm-closed' });
  await survey();
  expect(await open()).toHaveLength(0);
  await set('192000000');
  await survey();
  await set('150000000');
  await survey();
  expect(await open()).toHaveLength(1);
});
