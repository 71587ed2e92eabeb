import type { Game } from '@nokshi/contract/player/catalogue.ts';
import { expect, test } from 'vitest';
import { findGames, type Listed, pageOf, searchKey } from './find-games.ts';

const listed = (
  gameId: string,
  more: Omit<Partial<Listed>, 'card'> & { card?: Partial<Game> } = {},
): Listed => {
  const name = more.card?.name ?? { EN: gameId, BN: gameId };
  return {
    enabled: true,
    classify: [],
    minBet: 20n,
    found: searchKey(`${name.EN} ${name.BN} ${gameId}`),
    ...more,
    card: { gameId, gameType: 'RNG', vassalage: 'NOKSHI', name, ...more.card } as Game,
  };
};

const games = [
  listed('river', { card: { name: { EN: 'Tidal river', BN: 'জোয়ারের নদী' } } }),
  listed('chest', { minBet: 500n, classify: ['JP'] }),
  listed('pond', { card: { gameType: 'FISH', vassalage: 'OTHER' } }),
  listed('closed', { enabled: false }),
];
const found = (query: Parameters<typeof findGames>[1]) =>
  findGames(games, query).map(({ card }) => card.gameId);

test('without a query all games that are on are found, in their order', () => {
  expect(found({})).toEqual(['river', 'chest', 'pond']);
});

test.each(['TIDAL', ' river  tidal ', 'জোয়ার', 'জোয়ার', 'নদী'])(
  'the name %j finds the river, in either language and spelling',
  (gameName) => {
    expect(found({ gameName })).toEqual(['river']);
  },
);

test('every word of the name must occur', () => {
  expect(found({ gameName: 'tidal chest' })).toEqual([]);
});

test('category, vendor, class and smallest stake narrow the list', () => {
  expect(found({ gameType: 'FISH' })).toEqual(['pond']);
  expect(found({ vassalage: 'NOKSHI' })).toEqual(['river', 'chest']);
  expect(found({ gameClassify: 'JP' })).toEqual(['chest']);
  expect(found({ minBet: 499n })).toEqual(['river', 'pond']);
  expect(found({ gameName: '.*' })).toEqual([]);
});

test('pages meet without a gap, a page too far is empty, and none has more than 100 rows', () => {
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
