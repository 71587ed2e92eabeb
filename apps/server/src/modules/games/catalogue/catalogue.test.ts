import { catalogueRoutes as contract } from '@nokshi/contract/player/catalogue.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { seededRandom } from '../../../../../../tests/harness/random.ts';
import { createBus, type ServerBus } from '../../../kernel/bus.ts';
import { createDb, type Db } from '../../../kernel/db.ts';
import { silentLog } from '../../../kernel/log.ts';
import { sql } from '../../../kernel/sql.ts';
import type { Live } from '../../../kernel/work.ts';
import {
  gameAnswer,
  hotAnswer,
  listAnswer,
  menuAnswer,
  subGamesAnswer,
  vassGameTypeAnswer,
  vendorAnswer,
} from './answers.ts';
import { createEvents } from '../../../kernel/events.ts';
import { createCatalogue } from './index.ts';
import type { CatalogueRoom } from './room.ts';
import { HOUSE_GAMES, HOUSE_VENDORS } from './rules/house-games.ts';

let database: TestDatabase;
let db: Db;
let bus: ServerBus;
let room: CatalogueRoom;
const site = { origins: () => new Set<string>(), tellGamesBy: () => undefined };
const clock = fakeClock();
const audit = { append: async () => {} };
const events = createEvents();
/** What open pages of the site received. */
const told: object[] = [];
const live: Pick<Live, 'each'> = {
  each: (make) => {
    const message = make({ realm: 'player', ip: '127.0.0.1', country: null });
    if (message) told.push(message);
  },
};

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb({ url: database.url, log: silentLog });
  bus = await createBus({ log: silentLog, random: seededRandom(), connect: null });
  room = createCatalogue({ db, bus, log: silentLog, site, clock, live, audit, events });
  await db.tx((tx) => room.seed(tx));
  await room.start();
});
afterAll(async () => {
  await bus.close();
  await db.close();
  await database.drop();
});

const query = (given: object = {}) => contract.gameList.input.parse(given);
const codes = HOUSE_GAMES.map((game) => game.gameId);

const anyVendor = () => {
  const [vendor] = HOUSE_VENDORS;
  if (!vendor) throw new Error('the house has no vendor');
  return vendor;
};

const aGame = () => {
  const [game] = HOUSE_GAMES;
  if (!game) throw new Error('the house has no game');
  return game;
};

test('catalogue: the hot list and the game list return house games by the contract', () => {
  const hot = contract.hotGames.output.parse(hotAnswer(room.shelf.current(), query()));
  const stand = HOUSE_GAMES.filter(({ isHot }) => isHot);
  expect(hot.data.map((game) => game.gameId)).toEqual(stand.map(({ gameId }) => gameId));
  expect(stand.map(({ vendor }) => vendor).toSorted()).toEqual(
    HOUSE_VENDORS.map(({ vendor }) => vendor).toSorted(),
  );
  const list = contract.gameList.output.parse(
    listAnswer(room.shelf.current(), query({ gameType: 'RNG', pageSize: 2, clientType: 3 })),
  );
  expect(list).toMatchObject({ totalRows: codes.length, pageNo: 1 });
  expect(room.find('kantha-lines')).toMatchObject({
    vassalage: 'NOKSHI',
    gameGroupCode: 'RNG',
    tag: 'RNG',
    image: '/art/kantha-lines.svg',
    minBet: '0.20',
  });
});

test('catalogue: an invalid smallest stake is refused, "all" is every game', () => {
  const shelf = room.shelf.current();
  expect(listAnswer(shelf, query({ minBet: 'all' })).totalRows).toBe(codes.length);
  const cheap = HOUSE_GAMES.filter((game) => game.minBet <= 20n);
  expect(listAnswer(shelf, query({ minBet: '0.20' })).totalRows).toBe(cheap.length);
  expect(() => listAnswer(shelf, query({ minBet: '1e9' }))).toThrow('edge.invalid-input');
});

test('catalogue: the menu has eight categories and the cockfight, and enables those with games', () => {
  const { data } = contract.gameMenus.output.parse(menuAnswer(room.shelf.current()));
  expect(new Set(data.map(({ category }) => category)).size).toBe(8);
  expect(data.at(-1)).toMatchObject({ path: '/cockfight', vassalage: 'DS88', enabled: false });
  expect(data.filter((entry) => entry.enabled)).toMatchObject([
    { category: 'RNG', path: '/rng', games: codes.length },
  ]);
});

test('catalogue: each vendor with games has one lane', () => {
  const { data } = contract.gameVendor.output.parse(vendorAnswer(room.shelf.current(), query()));
  expect(data.lanes).toMatchObject(
    HOUSE_VENDORS.map(({ vendor }) => ({
      vassalage: vendor,
      gameType: 'RNG',
      accountTypeId: `${vendor}-RNG`,
      isHot: 1,
    })),
  );
});

test('catalogue: a launch object names vendor and game; unknown games are refused', () => {
  expect(room.open('river-ways').launch).toMatchObject({
    isGame: 'GAME',
    vendor: 'PADMA',
    gameCode: 'river-ways',
  });
  expect(() => room.open('nothing')).toThrow('catalogue.game-unknown');
  expect(() => gameAnswer(room.shelf.current(), '__proto__')).toThrow('catalogue.game-unknown');
});

test('catalogue: a game switched off leaves the lists, cannot be opened, and stays known', async () => {
  await database.pool.query(
    "update catalogue_game set enabled = false, is_hot = false where game_id = 'river-ways'",
  );
  await db.tx((tx) => room.seed(tx));
  await room.start();
  expect(() => room.open('river-ways')).toThrow('catalogue.game-off');
  expect(listAnswer(room.shelf.current(), query()).totalRows).toBe(codes.length - 1);
  expect(room.find('river-ways')?.isHot).toBe(0);
});

test('catalogue: registering overwrites the vendor’s facts, not the operator’s decisions', async () => {
  const vendor = { ...anyVendor(), vendor: 'OTHER', name: { EN: 'Other', BN: 'অন্য' } };
  const games = Array.from({ length: 1_001 }, (_, i) => ({
    ...aGame(),
    gameId: `other-${i}`,
    nodeId: `other-${i}`,
    vendor: 'OTHER',
  }));
  await db.tx((tx) => room.register(tx, { vendor, games }));
  await database.pool.query(
    "update catalogue_game set is_hot = false, position = 77 where game_id = 'other-1000'",
  );
  const renamed = games.map((one) => ({ ...one, name: { EN: 'Boat', BN: 'নৌকা' }, minBet: 300n }));
  await db.tx((tx) => room.register(tx, { vendor, games: renamed }));
  await room.start();
  expect(room.find('other-1000')).toMatchObject({ name: { EN: 'Boat' }, minBet: '3.00', isHot: 0 });
  const wrong = { vendor: anyVendor(), games: games.slice(0, 1) };
  await expect(db.tx((tx) => room.register(tx, wrong))).rejects.toThrow('not a game of NOKSHI');
  await database.pool.query("delete from catalogue_game where vendor = 'OTHER'");
  await room.start();
});

test('catalogue: a change reaches another server over the bus', async () => {
  const other = createCatalogue({ db, bus, log: silentLog, site, clock, live, audit, events });
  await other.start();
  await database.pool.query('update catalogue_game set enabled = true, is_hot = true');
  await db.tx((tx) => {
    room.shelf.changed(tx);
    return Promise.resolve();
  });
  await expect.poll(() => listAnswer(other.shelf.current(), query()).totalRows).toBe(codes.length);
  expect(told).toContainEqual({ type: 'catalogue' });
});

test('catalogue: only existing games have pictures', () => {
  expect(room.art('river-ways')?.svg).toMatch(/^<svg /);
  expect(room.art('river')).toBeNull();
});

test('catalogue: vendors of esports are listed under esports, not sports', async () => {
  const esports = ['AV', 'AI', 'IMES', 'TF', 'IA'];
  const game = aGame();
  const house = anyVendor();
  await db.tx(async (tx) => {
    for (const vendor of [...esports, 'FB']) {
      const named = { gameId: `${vendor}-cup`, nodeId: `${vendor}-cup`, vendor };
      await room.register(tx, {
        vendor: { ...house, vendor },
        games: [{ ...game, ...named, category: 'SPORTS' }],
      });
    }
  });
  await room.start();
  const vendorsOf = (gameType: string) =>
    listAnswer(room.shelf.current(), query({ gameType })).value.map(({ vassalage }) => vassalage);
  expect(vendorsOf('ESPORTS').sort()).toEqual([...esports].sort());
  expect(vendorsOf('SPORTS')).toEqual(['FB']);
  const { data } = vendorAnswer(room.shelf.current(), query());
  const lanes = data.lanes.filter(({ vassalage }) => esports.includes(vassalage));
  expect(lanes.map(({ gameType }) => gameType)).toEqual(esports.map(() => 'ESPORTS'));
});

test('catalogue: a vendor that is off keeps its cards, shown as closed, and launches nothing', async () => {
  const off = (enabled: boolean) =>
    database.pool.query('update catalogue_vendor set enabled = $1', [enabled]);
  await off(false);
  await room.start();
  const shelf = room.shelf.current();
  const { value } = listAnswer(shelf, query({ vassalage: 'NOKSHI' }));
  expect(value).not.toEqual([]);
  for (const { isOpen } of value) expect(isOpen).toBe(false);
  expect(vendorAnswer(shelf, query({ gameType: 'RNG' })).data.lanes[0]?.isOpen).toBe(false);
  expect(menuAnswer(shelf).data[0]).toMatchObject({ category: 'RNG', enabled: false, games: 0 });
  expect(() => room.open('river-ways')).toThrow('catalogue.game-off');
  await off(true);
  await room.start();
});

test('catalogue: a scheduled game appears and disappears by the clock, without a message', async () => {
  await database.pool.query(
    "update catalogue_game set shown_from = $1, shown_until = $2 where game_id = 'river-ways'",
    ['2026-01-15T07:00:00Z', '2026-01-15T08:00:00Z'],
  );
  await room.start();
  const shown = () =>
    listAnswer(room.shelf.current(), query({ vassalage: 'PADMA' })).value.some(
      ({ gameId }) => gameId === 'river-ways',
    );
  expect(shown()).toBe(false);
  expect(() => room.open('river-ways')).toThrow('catalogue.game-off');
  clock.set('2026-01-15T07:00:00Z');
  expect(shown()).toBe(true);
  clock.set('2026-01-15T08:00:00Z');
  expect(shown()).toBe(false);
  await database.pool.query('update catalogue_game set shown_from = null, shown_until = null');
  await room.start();
});

test('catalogue: a group opens the list of its games and is no game; DS88 is under the cockfight', async () => {
  const offer = (gameId: string, more: object) => ({
    ...aGame(),
    vendor: 'DS88',
    category: 'SPORTS' as const,
    gameId,
    nodeId: `DS88-${gameId}`,
    ...more,
  });
  await db.tx((tx) =>
    room.register(tx, {
      vendor: { ...anyVendor(), vendor: 'DS88' },
      games: [
        offer('red-cock', { within: 'cockpit', classify: ['AC'] }),
        offer('blue-cock', { within: 'cockpit' }),
        offer('cockpit', { isGroup: true }),
      ],
    }),
  );
  await room.start();
  const shelf = room.shelf.current();
  const idsOf = (games: readonly { gameId: string }[]) => games.map(({ gameId }) => gameId);
  const ds88 = query({ gameType: 'SPORTS', vassalage: 'DS88' });
  expect(idsOf(listAnswer(shelf, ds88).value)).toEqual(['cockpit']);
  expect(listAnswer(shelf, ds88).value[0]?.isGame).toBe('VASSALAGE');
  expect(idsOf(listAnswer(shelf, query({ gameType: 'SPORTS' })).value)).not.toContain('cockpit');
  expect(idsOf(subGamesAnswer(shelf, 'cockpit').data)).toEqual(['blue-cock', 'red-cock']);
  expect(() => subGamesAnswer(shelf, 'red-cock')).toThrow('catalogue.game-unknown');
  expect(() => room.open('cockpit')).toThrow('catalogue.game-is-group');
  expect(room.open('red-cock').launch.isGame).toBe('GAME');
  expect(menuAnswer(shelf).data.at(-1)).toMatchObject({ path: '/cockfight', enabled: true });
  const { data } = contract.vassGameType.output.parse(vassGameTypeAnswer(shelf, ds88));
  expect(data).toMatchObject([{ gameType: 'SPORTS', games: 1 }]);
});

test('catalogue: a closed game is closed for database readers before memory is refreshed', async () => {
  const gameId = codes[0] ?? '';
  await db.tx(async (tx) => {
    expect(await room.isOpenNow(tx, gameId)).toBe(true);
    await tx.run(sql`update catalogue_game set enabled = false where game_id = ${gameId}`);
    expect(await room.isOpenNow(tx, gameId)).toBe(false);
    expect(() => room.open(gameId)).not.toThrow();
    await tx.run(sql`update catalogue_game set enabled = true where game_id = ${gameId}`);
    expect(await room.isOpenNow(tx, 'no-such-game')).toBe(false);
  });
});
