import type { Game } from '@nokshi/contract/player/catalogue.ts';
import { expect, test } from 'vitest';
import { findGames, layFloor, type Listed, pageOf } from './find-games.ts';

const listed = (
  gameId: string,
  { card, ...more }: Omit<Partial<Listed>, 'card'> & { card?: Partial<Game> } = {},
): Listed => {
  const name = card?.name ?? { EN: gameId, BN: gameId };
  return {
    listed: true,
    within: null,
    minBet: 20n,
    found: `${name.EN} ${name.BN} ${gameId}`,
    about: `${name.EN} ${name.BN} ${gameId}`,
    ...more,
    card: {
      gameId,
      gameType: 'RNG',
      vassalage: 'NOKSHI',
      gameClassify: [],
      name,
      ...card,
    } as Partial<Game> as Game,
  };
};

const games = [
  listed('river', { card: { name: { EN: 'Tidal river', BN: 'জোয়ারের নদী' } } }),
  listed('chest', { minBet: 500n, card: { gameClassify: ['JP'] } }),
  listed('pond', { card: { gameType: 'FISH', vassalage: 'OTHER' } }),
  listed('closed', { listed: false }),
];
const floor = layFloor(games);
const found = (query: Parameters<typeof findGames>[1]) =>
  findGames(floor, query).map(({ card }) => card.gameId);

test('find games: without a query all listed games are found, in their order', () => {
  expect(found({})).toEqual(['river', 'chest', 'pond']);
});

test.each(['TIDAL', ' river  tidal ', 'জোয়ার', 'জোয়ার', 'নদী'])(
  'the name %j finds the river, in either language and spelling',
  (gameName) => {
    expect(found({ gameName })).toEqual(['river']);
  },
);

test('find games: a name comes before what is said of a game, and that before a name with errors', () => {
  const said = layFloor([
    listed('slip', { card: { name: { EN: 'Workz', BN: '' } } }),
    listed('said', { about: 'said Padma Works jackpot free spins' }),
    listed('named', { card: { name: { EN: 'Padma jackpot', BN: '' } } }),
  ]);
  const foundBy = (gameName: string) =>
    findGames(said, { gameName }).map(({ card }) => card.gameId);
  expect(foundBy('padma')).toEqual(['named', 'said']);
  expect(foundBy('free spins')).toEqual(['said']);
  expect(foundBy('jackpot')).toEqual(['named', 'said']);
  expect(foundBy('works')).toEqual(['said', 'slip']);
  expect(foundBy('pamda works')).toEqual([]);
});

test('find games: every word of the query must match', () => {
  expect(found({ gameName: 'tidal chest' })).toEqual([]);
});

test('find games: category, vendor, class and smallest stake narrow the list', () => {
  expect(found({ gameType: 'FISH' })).toEqual(['pond']);
  expect(found({ vassalage: 'NOKSHI' })).toEqual(['river', 'chest']);
  expect(found({ gameClassify: 'JP' })).toEqual(['chest']);
  expect(found({ minBet: 499n })).toEqual(['river', 'pond']);
  expect(found({ gameName: '.*' })).toEqual([]);
});

test('find games: pages have no gap, a page too far is empty, none has more than 100 rows', () => {
  const rows = Array.from({ length: 250 }, (_, i) => i);
  expect(pageOf(rows, { pageNo: 2, pageSize: 24 })).toMatchObject({
    value: rows.slice(24, 48),
    totalPages: 11,
    totalRows: 250,
  });
  expect(pageOf(rows, { pageNo: 12, pageSize: 24 }).value).toEqual([]);
  expect(pageOf(rows, { pageNo: 1, pageSize: 1e9 }).value).toHaveLength(100);
  expect(pageOf([], { pageNo: 1, pageSize: 24 })).toMatchObject({ totalPages: 0, totalRows: 0 });
});

test('find games: a game of a group is listed only when searched by name', () => {
  const group = listed('den', { card: { isGame: 'VASSALAGE' } });
  const inside = layFloor([group, listed('tiger', { within: 'den' })]);
  const ids = (query: Parameters<typeof findGames>[1]) =>
    findGames(inside, query).map(({ card }) => card.gameId);
  expect(ids({})).toEqual(['den']);
  expect(ids({ gameName: 'tiger' })).toEqual(['tiger']);
  expect(ids({ alone: true })).toEqual(['den', 'tiger']);
});

test('find games: DS88 is out of sports and has its own lane; esports vendors stay', () => {
  const cup = (vassalage: string) =>
    listed(`${vassalage}-cup`, { card: { vassalage, gameType: 'SPORTS' } });
  const sports = layFloor([cup('FB'), cup('DS88')]);
  const vendors = (query: Parameters<typeof findGames>[1]) =>
    findGames(sports, query).map(({ card }) => card.vassalage);
  expect(vendors({ gameType: 'SPORTS' })).toEqual(['FB']);
  expect(vendors({ gameType: 'SPORTS', vassalage: 'DS88' })).toEqual(['DS88']);
  expect(vendors({})).toEqual(['FB', 'DS88']);
});
