import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { seededRandom } from '../../../../../../tests/harness/random.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { Uuid } from '../../../kernel/ids.ts';
import { checkFigures, countAgain } from './check-figures.ts';
import { createPlayModel } from './test-play-model.ts';
import { openPlayHouse, stakeIn } from './test-wagers.ts';

const DAY_MS = 86_400_000;
const clock = fakeClock();
const { house, database } = await openPlayHouse(clock);
const { wagers } = house;
const random = seededRandom('count figures');
const draw = (below: number) => random.bytes(4).readUInt32BE() % below;
const read = <T>(work: (tx: Tx) => Promise<T>) => house.db.read(work);
const check = () => house.db.tx((tx) => checkFigures({ clock }, tx));
const repair = () => countAgain({ db: house.db, clock }, new AbortController().signal);
const count = async () => {
  while (!(await house.db.tx(wagers.countFigures)));
};

let members: PlayerSession[];
let began: Date;
beforeAll(async () => {
  // The migration looks at the clock of the database.
  const { rows } = await database.pool.query<{ now: Date }>('select now()');
  for (const { now } of rows) clock.set(now.toISOString());
  began = clock.now();
  members = await Promise.all([house.member(), house.member(), house.member()]);
  const model = createPlayModel(house, () => clock.now(), draw);
  for (let n = 0; n < 90; n += 1) {
    if (n % 10 === 0) clock.advance(400_000);
    await model.act(members);
  }
  await count();
});

describe('the nightly check', () => {
  it.each([
    ['bet of five minutes', 'update wagers_fives set bets = bets + 1'],
    ['valid turnover of five minutes', 'update wagers_fives set valid = valid - 1'],
    ['change', 'update wagers_changes set valid_after = valid_after + 1'],
    ['rebate of a day', `update wagers_settled set rebate = rebate + 1 where grain = 'day'`],
  ])('finds a wrong %s, and counting again repairs it', async (_, change) => {
    await check();
    await database.pool.query(change);
    await expect(check()).rejects.toThrow('npm run figures');
    expect(await repair()).toBeGreaterThan(0n);
    await check();
  });
});

it('what was counted before the update has the same figures after it', async () => {
  const client = await database.pool.connect();
  const stored = async () => {
    const rows = async (text: string) => (await client.query(text)).rows;
    return {
      settled: await rows(`select lane, member_id, asset, grain, starts, category, wagers, staked,
        paid, rebate, valid from wagers_settled order by 1, 2, 3, 4, 5, 6`),
      fives: await rows(`select lane, starts, member_id, stake, won, bets, valid from wagers_fives
        order by 1, 2, 3, 4, 5`),
      changes: await rows('select * from wagers_changes order by lane, wager_id, number'),
    };
  };
  try {
    await client.query('begin');
    const before = await stored();
    expect(before.changes.length).toBeGreaterThan(9);
    expect(before.settled.some(({ rebate }) => BigInt(rebate) > 0n)).toBe(true);
    await client.query(`drop table wagers_fives, wagers_changes;
      alter table wagers_settled drop column rebate`);
    const path = join(import.meta.dirname, 'migrations/0014-reader-of-play.sql');
    await client.query(readFileSync(path, 'utf8'));
    expect(await stored()).toEqual(before);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

describe('how far the figures are', () => {
  const later = (ms: number) => new Date(clock.now().getTime() + ms);
  const countedPast = (at: Date) => read((tx) => wagers.countedPast(tx, at));

  it('are past an instant when nothing from before it waits to be counted', async () => {
    const [member] = members as [PlayerSession];
    expect(await countedPast(later(DAY_MS))).toBe(true);
    const bet = stakeIn(house, member);
    await wagers.open(bet);
    expect(await countedPast(clock.now())).toBe(true);
    expect(await countedPast(later(1))).toBe(false);
    await count();
    expect(await countedPast(later(1))).toBe(true);
    clock.advance(1_000);
    await wagers.settle({ ...bet, key: house.ids.next<Uuid>(), payout: 0n });
    expect(await countedPast(clock.now())).toBe(true);
    expect(await countedPast(later(1))).toBe(false);
    await count();
    expect(await countedPast(later(DAY_MS))).toBe(true);
  });
});

it('a loss that moved no money is read before its lane has another batch', async () => {
  const member = await house.member();
  const bet = stakeIn(house, member, { stake: 777n });
  const { memberId, wagerId } = bet;
  await wagers.open(bet);
  await count();
  const lost = { memberId, wagerId, payout: 0n };
  const settlementId = house.ids.next<Uuid>();
  await wagers.settleMany({ settlementId, houseAccount: 'house:slots', wagers: [lost] });
  await count();
  const lane = house.wallet.laneOf(memberId);
  const five = new Date(Math.floor(clock.now().getTime() / 300_000) * 300_000);
  const hour = new Date(Math.floor(clock.now().getTime() / 3_600_000) * 3_600_000);
  const span = { from: hour, to: new Date(hour.getTime() + 3_600_000), grain: 'hour' } as const;
  const bucket = { lane, starts: five, memberIds: [memberId], limit: 9 };
  const ofHour = { ...span, lane, limit: 9 };
  const days = {
    from: new Date(hour.getTime() - 86_400_000),
    to: new Date(hour.getTime() + 86_400_000),
  };
  const figures = () =>
    read(async (tx) => ({
      fives: await wagers.fivesIn(tx, bucket),
      again: await wagers.recountFives(tx, bucket),
      hours: await wagers.playersIn(tx, ofHour),
      hoursAgain: await wagers.recount(tx, { ...span, of: { lane } }),
      sums: await wagers.playOf(tx, { ...span, memberIds: [memberId], by: 'category' }),
      active: await wagers.activeOf(tx, { ...days, memberIds: [memberId], least: 777n }),
    }));
  const before = await figures();
  expect(before.sums).toMatchObject([{ wagers: 1n, staked: 777n, paid: 0n }]);
  expect(before.active).toBe(1);
  expect(before.fives).toMatchObject([{ memberId, stake: 777n, won: false, bets: 1n }]);
  expect(before.again).toEqual(before.fives);
  expect(before.hoursAgain).toEqual(before.hours);
  await wagers.play({ ...stakeIn(house, member, { stake: 778n }), payout: 0n });
  await count();
  const after = await figures();
  expect(after.fives.map(({ stake, bets }) => [stake, bets])).toEqual([
    [777n, 1n],
    [778n, 1n],
  ]);
  expect(after.again).toEqual(after.fives);
  expect(after.hoursAgain).toEqual(after.hours);
  expect(after.sums).toMatchObject([{ wagers: 2n, staked: 1_555n }]);
});

describe('figures are kept', () => {
  const left = async () => {
    const of = (grain: 'day' | 'hour') => {
      const memberIds = members.map(({ memberId }) => memberId);
      const span = { from: new Date(0), to: began };
      return read((tx) => wagers.playOf(tx, { memberIds, grain, ...span, by: 'all' }));
    };
    const { rows } = await database.pool.query<{ fives: number; changes: number }>(
      `select (select count(*) from wagers_fives)::int as fives,
        (select count(*) from wagers_changes)::int as changes`,
    );
    const [days, hours] = [await of('day'), await of('hour')];
    return { days: days.length, hours: hours.length, ...rows[0] };
  };

  it('40 days of five minutes, 400 of hours, for good of days and changes', async () => {
    const { fives, ...all } = await left();
    expect(fives).toBeGreaterThan(9);
    clock.set(new Date(began.getTime() + 39 * DAY_MS).toISOString());
    await check();
    expect(await left()).toEqual({ ...all, fives });
    clock.set(new Date(began.getTime() + 41 * DAY_MS).toISOString());
    await check();
    expect(await left()).toEqual({ ...all, fives: 0 });
    await repair();
    expect(await left()).toEqual({ ...all, fives: 0 });
    clock.set(new Date(began.getTime() + 401 * DAY_MS).toISOString());
    await check();
    expect(await left()).toEqual({ ...all, hours: 0, fives: 0 });
  });
});
