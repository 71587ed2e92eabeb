import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { createPlayHouse, type PlayHouse } from '../../../../../../tests/harness/play-house.ts';
import { seededRandom } from '../../../../../../tests/harness/random.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { RoundId, Uuid, WagerId } from '../../../kernel/ids.ts';
import { checkFigures, countAgain } from './check-figures.ts';
import { countDaily } from './count-daily.ts';
import { overLanes, sumsOver } from './over-lanes.ts';
import { lanesInParts } from './store/follower.ts';
import type { Days } from './store/wager.ts';

let database: TestDatabase;
let house: PlayHouse;
let members: PlayerSession[];
const clock = fakeClock('2026-01-30T06:00:00.000Z');
const random = seededRandom('figures');
const draw = (below: number) => random.bytes(4).readUInt32BE() % below;

beforeAll(async () => {
  database = await createTestDatabase();
  house = createPlayHouse({ url: database.url, clock });
  members = [await house.member(), await house.member(), await house.member()];
});
afterAll(async () => {
  await house?.close();
  await database?.drop();
});

const count = () => house.db.tx((tx) => countDaily(tx));
const check = () => house.db.tx((tx) => checkFigures({ clock }, tx));

/** A wager of any member, played at once, or opened and settled some days later. */
async function anyWager(): Promise<void> {
  const { memberId, generation } = members[draw(members.length)] as PlayerSession;
  const category = ['RNG', 'FISH'][draw(2)] ?? 'RNG';
  const stake = {
    memberId,
    generation,
    asset: 'BDT' as const,
    wagerId: house.ids.next<WagerId>(),
    roundId: house.ids.next<RoundId>(),
    digest: Buffer.alloc(32),
    gameId: `${category.toLowerCase()}-${draw(4)}`,
    category,
    ruleVersion: 1,
    houseAccount: 'house:slots' as const,
    stake: BigInt(1 + draw(900)),
    rides: [],
  };
  if (draw(3) > 0) return void (await house.wagers.play({ ...stake, payout: BigInt(draw(900)) }));
  await house.wagers.open(stake);
  clock.advance(draw(40) * 86_400_000);
  const { wagerId, digest, houseAccount } = stake;
  const settlement = { memberId, wagerId, key: house.ids.next<Uuid>(), digest, houseAccount };
  if (draw(2)) {
    const rebate = BigInt(draw(3) * draw(30));
    const payout = BigInt(draw(900)) + rebate;
    await house.wagers.settle({ ...settlement, rides: [], payout, rebate });
    if (draw(3) > 0) return;
    clock.advance(draw(3) * 86_400_000);
    settlement.key = house.ids.next<Uuid>();
  }
  await house.wagers.void({ ...settlement, rides: [] });
}

const read = (days: Days, sums = overLanes) =>
  house.db.read(async (tx) => ({
    days: await sums.turnoverByDay(tx, days),
    games: await sums.turnoverByGame(tx, { days, category: 'RNG', after: '', limit: 50 }),
    ever: await sums.gameSums(tx, ['rng-0', 'rng-1', 'fish-2']),
    players: (await sums.countPlayers(tx, days)).sort((a, b) =>
      `${a.day} ${a.category}` < `${b.day} ${b.category}` ? -1 : 1,
    ),
  }));

/** One month, a part of it, whole months with edges, edges alone, more than there is. */
const RANGES: readonly Days[] = [
  { from: '2026-02-01', to: '2026-02-28' },
  { from: '2026-02-03', to: '2026-02-17' },
  { from: '2026-01-31', to: '2026-04-02' },
  { from: '2026-02-20', to: '2026-03-10' },
  { from: '2025-06-01', to: '2027-06-30' },
];

/** As they are read where each lane may be on another machine. */
const IN_PARTS = sumsOver(lanesInParts);
const readAll = (sums = overLanes) => Promise.all(RANGES.map((days) => read(days, sums)));

test('sums equal those of the wagers, for any range of days and however much is counted', async () => {
  for (let n = 0; n < 120; n += 1) {
    // A clock that was set back leads to days between others that are counted already.
    if (n % 10 === 9) clock.advance(-draw(4) * 86_400_000);
    await anyWager();
    if (n % 25 === 0) await count();
    if (n % 50 === 25) await check();
  }
  const uncounted = await readAll();
  expect(await readAll(IN_PARTS)).toEqual(uncounted);
  await count();
  expect(await readAll()).toEqual(uncounted);
  expect(await readAll(IN_PARTS)).toEqual(uncounted);
  await database.pool.query(FORGET);
  expect(await readAll()).toEqual(uncounted);
  expect(await readAll(IN_PARTS)).toEqual(uncounted);
  await count();
  await check();
});

const FORGET = `with forgotten as (
    update wagers_follower set batch = 0 where name = 'wagers.count-daily' returning 1),
  s as (delete from wagers_settled), f as (delete from wagers_fives),
  h as (delete from wagers_changes),
  a as (delete from wagers_daily), b as (delete from wagers_players),
  c as (delete from wagers_turnover), d as (delete from wagers_turnover_days),
  e as (delete from wagers_turnover_months) delete from wagers_player_gaps`;

test('a late settlement changes its day in every sum, and they agree', async () => {
  clock.set('2031-06-05T06:00:00.000Z');
  for (let n = 0; n < 12; n += 1) await anyWager();
  await count();
  await check();
});

test.each([
  ['sum of a day', 'update wagers_turnover_days set paid = paid + 1'],
  ['sum of a month', 'delete from wagers_turnover_months'],
  ['count of players', 'update wagers_player_gaps set members = members + 1'],
  [
    'day of the previous play',
    `update wagers_player_gaps set before = before - 1000
    where before > '-infinity'`,
  ],
])('the nightly check finds a changed %s, and counting again repairs it', async (_, change) => {
  const days = { from: '2025-06-01', to: '2027-06-30' };
  const before = await read(days);
  await database.pool.query(change);
  await expect(check()).rejects.toThrow('npm run figures');
  expect(await countAgain({ db: house.db, clock }, new AbortController().signal)).toBeGreaterThan(
    0n,
  );
  await check();
  expect(await read(days)).toEqual(before);
});
