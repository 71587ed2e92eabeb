import { catalogueRoutes as contract } from '@nokshi/contract/player/catalogue.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/harness/database.ts';
import { seededRandom } from '../../../../../tests/harness/random.ts';
import { createBus, type ServerBus } from '../../kernel/bus.ts';
import { createDb, type Db } from '../../kernel/db.ts';
import { silentLog } from '../../kernel/log.ts';
import { gameAnswer, hotAnswer, listAnswer, menuAnswer, vendorAnswer } from './answers.ts';
import { type CatalogueRoom, createCatalogue } from './index.ts';
import { HOUSE_GAMES, HOUSE_VENDOR } from './rules/house-games.ts';

let database: TestDatabase;
let db: Db;
let bus: ServerBus;
let room: CatalogueRoom;
const site = { origins: () => new Set<string>() };

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb({ url: database.url, log: silentLog });
  bus = await createBus({ log: silentLog, random: seededRandom(), connect: null });
  room = createCatalogue({ db, bus, log: silentLog, site });
  await db.tx((tx) => room.seed(tx));
  await room.start();
});
afterAll(async () => {
  await bus.close();
  await db.close();
  await database.drop();
});

const query = (given: object = {}) => contract.gameList.input.parse(given);
const codes = ['kantha-lines', 'river-ways', 'monsoon-clusters'];

const aGame = () => {
  const [game] = HOUSE_GAMES;
  if (!game) throw new Error('the house has no game');
  return game;
};

test('the hot list and the game list give the house games as the contract says', () => {
  const hot = contract.hotGames.output.parse(hotAnswer(room.shelf.current(), query()));
  expect(hot.data.map((game) => game.gameId)).toEqual(codes);
  const list = contract.gameList.output.parse(
    listAnswer(room.shelf.current(), query({ gameType: 'RNG', pageSize: 2, clientType: 3 })),
  );
  expect(list).toMatchObject({ totalPages: 2, totalRows: 3, pageNo: 1 });
  expect(list.value[0]).toMatchObject({
    gameId: 'kantha-lines',
    vassalage: 'NOKSHI',
    gameGroupCode: 'RNG',
    tag: 'RNG',
    image: '/art/kantha-lines.svg',
    minBet: '0.20',
  });
});

test('a smallest stake that is no amount is refused, "all" is every game', () => {
  const shelf = room.shelf.current();
  expect(listAnswer(shelf, query({ minBet: 'all' })).totalRows).toBe(3);
  expect(listAnswer(shelf, query({ minBet: '0.20' })).totalRows).toBe(2);
  expect(() => listAnswer(shelf, query({ minBet: '1e9' }))).toThrow('edge.invalid-input');
});

test('the menu shows eight categories and opens those that have games', () => {
  const { data } = contract.gameMenus.output.parse(menuAnswer(room.shelf.current()));
  expect(data).toHaveLength(8);
  expect(data.filter((entry) => entry.enabled)).toMatchObject([
    { category: 'RNG', path: '/rng', games: 3 },
  ]);
});

test('the studio has one lane', () => {
  const { data } = contract.gameVendor.output.parse(vendorAnswer(room.shelf.current(), query()));
  expect(data.lanes).toMatchObject([
    { vassalage: 'NOKSHI', gameType: 'RNG', accountTypeId: 'NOKSHI-RNG', isHot: 1 },
  ]);
});

test('a launch object names vendor and game; unknown games are refused', () => {
  expect(room.open('river-ways').launch).toMatchObject({
    isGame: 'GAME',
    vendor: 'NOKSHI',
    gameCode: 'river-ways',
  });
  expect(() => room.open('nothing')).toThrow('catalogue.game-unknown');
  expect(() => gameAnswer(room.shelf.current(), '__proto__')).toThrow('catalogue.game-unknown');
});

test('a game that the operator took off is gone from lists, cannot be opened, and stays known', async () => {
  await database.pool.query(
    "update catalogue_game set enabled = false, is_hot = false where game_id = 'river-ways'",
  );
  await db.tx((tx) => room.seed(tx));
  await room.start();
  expect(() => room.open('river-ways')).toThrow('catalogue.game-off');
  expect(listAnswer(room.shelf.current(), query()).totalRows).toBe(2);
  expect(room.find('river-ways')?.isHot).toBe(0);
});

test('what a maker says is written anew, what the operator decided stays', async () => {
  const vendor = { ...HOUSE_VENDOR, vendor: 'PADMA', name: { EN: 'Padma', BN: 'পদ্মা' } };
  const games = Array.from({ length: 1_001 }, (_, i) => ({
    ...aGame(),
    gameId: `padma-${i}`,
    nodeId: `padma-${i}`,
    vendor: 'PADMA',
  }));
  await db.tx((tx) => room.register(tx, { vendor, games }));
  await database.pool.query(
    "update catalogue_game set is_hot = false, position = 77 where game_id = 'padma-1000'",
  );
  const renamed = games.map((one) => ({ ...one, name: { EN: 'Boat', BN: 'নৌকা' }, minBet: 300n }));
  await db.tx((tx) => room.register(tx, { vendor, games: renamed }));
  await room.start();
  expect(room.find('padma-1000')).toMatchObject({ name: { EN: 'Boat' }, minBet: '3.00', isHot: 0 });
  const wrong = { vendor: HOUSE_VENDOR, games: games.slice(0, 1) };
  await expect(db.tx((tx) => room.register(tx, wrong))).rejects.toThrow('not a game of NOKSHI');
  await database.pool.query("delete from catalogue_game where vendor = 'PADMA'");
  await room.start();
});

test('another server hears of a change over the bus', async () => {
  const other = createCatalogue({ db, bus, log: silentLog, site });
  await other.start();
  await database.pool.query('update catalogue_game set enabled = true, is_hot = true');
  await db.tx((tx) => {
    room.shelf.changed(tx);
    return Promise.resolve();
  });
  await expect.poll(() => listAnswer(other.shelf.current(), query()).totalRows).toBe(3);
});

test('pictures are of games that exist and of nothing else', () => {
  expect(room.art('river-ways')?.svg).toMatch(/^<svg /);
  expect(room.art('river')).toBeNull();
});

test('makers of esports appear under esports, not sports', async () => {
  const esports = ['AV', 'AI', 'IMES', 'TF', 'IA'];
  const game = aGame();
  await db.tx(async (tx) => {
    for (const vendor of [...esports, 'FB']) {
      const named = { gameId: `${vendor}-cup`, nodeId: `${vendor}-cup`, vendor };
      await room.register(tx, {
        vendor: { ...HOUSE_VENDOR, vendor },
        games: [{ ...game, ...named, category: 'SPORTS' }],
      });
    }
  });
  await room.start();
  const makersOf = (gameType: string) =>
    listAnswer(room.shelf.current(), query({ gameType })).value.map(({ vassalage }) => vassalage);
  expect(makersOf('ESPORTS').sort()).toEqual([...esports].sort());
  expect(makersOf('SPORTS')).toEqual(['FB']);
  const { data } = vendorAnswer(room.shelf.current(), query());
  const lanes = data.lanes.filter(({ vassalage }) => esports.includes(vassalage));
  expect(lanes.map(({ gameType }) => gameType)).toEqual(esports.map(() => 'ESPORTS'));
});
