import { SLOTS, STUDIOS } from '@nokshi/house-math/slot/index.ts';
import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOTTERIES } from '../../apps/server/src/modules/games/lottery/rules/lotteries.ts';
import { createTestDatabase } from '../harness/database.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

const { catalogue, slots } = playerRoutes;
const MANY = 150;
/** Draws of others are listed once an operator opens them. */
const DRAWS = LOTTERIES.filter(({ source }) => source === 'house');
const DRAW_VENDORS = new Set(DRAWS.map(({ vendor }) => vendor)).size;

let house: RunningHouse;
beforeAll(async () => {
  const database = await createTestDatabase();
  const first = await startHouse({ database });
  await first.house.stop();
  // Copies of a real game, switched on like it but not hot.
  await database.pool.query(
    `insert into catalogue_game
     select (jsonb_populate_record(g, jsonb_build_object(
       'game_id', 'copy-' || n, 'node_id', 'NOKSHI-copy-' || n, 'is_hot', false,
       'name_en', 'Copy ' || n, 'position', 100 + n))).*
     from catalogue_game g, generate_series(1, ${MANY}) n where g.game_id = 'kantha-lines'`,
  );
  house = await startHouse({ database });
});
afterAll(() => house.close());

describe('the lobby', () => {
  it('has eight categories in menu order, open where there are games', async () => {
    const { data } = await house.visitor().call(catalogue.gameMenus, {});
    expect(data.slice(0, 8).map(({ category }) => category)).toEqual([
      'RNG',
      'LIVE',
      'FISH',
      'PVP',
      'SPORTS',
      'ESPORTS',
      'LOTT',
      'ELOTT',
    ]);
    expect(data.slice(8)).toMatchObject([{ path: '/cockfight', vassalage: 'DS88' }]);
    expect(data.filter(({ enabled }) => enabled).map(({ path }) => path)).toEqual([
      '/rng',
      '/lottery',
      '/elott',
    ]);
  });

  it('has the hot games at once, slots with their facts', async () => {
    const { data } = await house.visitor().call(catalogue.hotGames, {
      merchantCode: 'nokshi',
      isPlatform: 2,
      platform: 'web',
      language: 'EN',
    });
    expect(data.map(({ vassalage }) => vassalage).toSorted()).toEqual(
      Object.keys(STUDIOS).toSorted(),
    );
    for (const game of data) {
      expect(Number(game.rtp)).toBeGreaterThanOrEqual(94);
      expect(Number(game.rtp)).toBeLessThanOrEqual(97);
      expect([Number(game.hitRate) > 0, Number(game.maxWin) > 0]).toEqual([true, true]);
    }
  });

  it('shows each game as the specification’s card, tag included, with a picture that is there', async () => {
    const game = await house.visitor().call(catalogue.game, { gameId: 'river-ways' });
    expect(game).toMatchObject({
      gameId: 'river-ways',
      nodeId: 'PADMA-river-ways',
      gameType: 'RNG',
      vassalage: 'PADMA',
      gameGroupCode: 'RNG',
      tag: 'RNG',
      gameMenus: ['RNG'],
    });
    const picture = await fetch(house.playerOrigin + game.image);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ]);
  });

  it('takes the whole game query of the specification, wrapped in data, and trusts none of it', async () => {
    const asked = {
      clientType: 3,
      platform: 'web',
      channel: 'WEB',
      merchant: 'another-brand',
      gameType: 'RNG',
      vassalage: 'PADMA',
      gameClassify: '',
      gameName: 'tidal',
      minBet: 'all',
      minLineNum: 1,
      pageNo: 1,
      pageSize: 24,
      language: 'BN',
    } as const;
    const list = await house.visitor().call(catalogue.gameList, asked);
    expect(list.value.map(({ gameId }) => gameId)).toEqual(['river-ways']);
    expect(list).toMatchObject({ totalPages: 1, totalRows: 1, pageNo: 1 });
    const cheap = await house.visitor().call(catalogue.gameList, { ...asked, clientType: 99 });
    expect(cheap).toEqual(list);
  });

  it('finds a game by its Bengali name too', async () => {
    const { value } = await house.visitor().call(catalogue.gameList, { gameName: 'কাঁথা' });
    expect(value.length).toBeGreaterThan(0);
    for (const { name } of value) expect(name.BN).toContain('কাঁথা');
  });

  it('gives 24 games a page, and never more than 100 whatever is asked', async () => {
    const page = async (asked: { pageSize?: number; pageNo?: number }) =>
      house.visitor().call(catalogue.gameList, asked);
    const usual = await page({});
    expect(usual.value).toHaveLength(24);
    expect(usual.totalPages).toBe(Math.ceil((MANY + SLOTS.size + DRAWS.length) / 24));
    for (const pageSize of [101, 1e9]) {
      const large = await page({ pageSize });
      expect([large.value.length, large.totalPages]).toEqual([
        100,
        Math.ceil((MANY + SLOTS.size) / 100),
      ]);
    }
    expect((await page({ pageNo: 10_000 })).value).toEqual([]);
    for (const asked of [{ pageSize: 0 }, { pageSize: -1 }, { pageNo: 0 }])
      expect((await house.visitor().send(catalogue.gameList, asked)).status).toBe(400);
  });

  it('has the vendors with their lanes', async () => {
    const vendors = await house.visitor().call(catalogue.gameVendor, { merchantCode: 'nokshi' });
    expect(vendors.data.lanes).toHaveLength(Object.keys(STUDIOS).length + DRAW_VENDORS);
    expect(vendors.data.lanes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          vassalage: 'NOKSHI',
          gameType: 'RNG',
          accountTypeId: 'NOKSHI-RNG',
          isHot: 1,
          title: { EN: 'Nokshi Studio', BN: 'নকশি স্টুডিও' },
        }),
      ]),
    );
  });
});

describe('opening a game', () => {
  it('gives the launch object of the specification and a frame address of ours', async () => {
    const member = await house.member();
    const { launch, frameUrl } = await member.call(slots.launch, { gameId: 'kantha-lines' });
    expect(launch).toEqual({
      isGame: 'GAME',
      defaultPlayType: expect.any(String),
      vendor: 'NOKSHI',
      accountTypeName: expect.any(String),
      gameCode: 'kantha-lines',
      code: expect.any(String),
    });
    expect(frameUrl).toMatch(/^\/frame\/\?game=kantha-lines$/);
  });

  it('needs a member; a game that does not exist is unknown', async () => {
    const visitor = await house.visitor().send(slots.launch, { gameId: 'kantha-lines' });
    expect(visitor.answer).toMatchObject({ code: 'edge.not-logged-in' });
    const member = await house.member();
    for (const gameId of ['no-such-game', '../../etc', 'toString', '__proto__']) {
      const { status, answer } = await member.send(slots.launch, { gameId });
      expect([status, answer.success ? '' : answer.code]).toEqual([404, 'catalogue.game-unknown']);
    }
  });
});

describe('the pictures of games', () => {
  it('are there for each type that they are looked up for: fish, live, cards, slots, sports', async () => {
    const types = ['FISH', 'LIVE', 'PVP', 'RNG', 'SPORTS'] as const;
    const { catalogue: room, db } = house.house;
    const vendor = {
      vendor: 'MEADOW',
      name: { EN: 'Meadow', BN: 'মাঠ' },
      logo: '/art/vendor-MEADOW.svg',
      position: 50,
      isHot: false,
    };
    const games = types.map((category) => ({
      ...vendor,
      gameId: `meadow-${category.toLowerCase()}`,
      category,
      nodeId: `MEADOW-${category}`,
      gameGroupCode: category,
      menus: [category],
      classify: [],
      description: { EN: 'A meadow.', BN: 'একটি মাঠ।' },
      minBet: 100n,
      rtp: '95.00',
      hitRate: '20.00',
      volatility: 'low' as const,
      maxWin: '50',
    }));
    await db.tx((tx) => room.register(tx, { vendor, games }));
    await room.start();
    for (const gameType of types) {
      const asked = { gameType, vassalage: 'MEADOW' };
      const { value } = await house.visitor().call(catalogue.gameList, asked);
      const path = value[0]?.image ?? '';
      const picture = await fetch(house.playerOrigin + path);
      expect([gameType, picture.status, picture.headers.get('content-type')]).toEqual([
        gameType,
        200,
        'image/svg+xml; charset=utf-8',
      ]);
    }
  });
});
