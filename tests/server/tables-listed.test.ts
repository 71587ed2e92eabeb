import { playerRoutes } from '@nokshi/contract';
import { TABLE_GAMES } from '@nokshi/house-math/tables/games.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

const { catalogue, instants, kite, slots, tables } = playerRoutes;

let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ tables: true });
});
afterAll(() => house.close());

type Asked = { gameType: 'LIVE' | 'RNG' | 'SPORTS'; vassalage?: string; gameClassify?: 'TG' };
const listed = async (asked: Asked) =>
  (await house.visitor().call(catalogue.gameList, { ...asked, pageSize: 100 })).value;

/** Which room opens a game is said by its menu. */
const launch = (member: HttpClient, { gameId, menus }: { gameId: string; menus: string[] }) => {
  const room = menus.includes('TABLE')
    ? tables
    : menus.includes('KITE')
      ? kite
      : menus.includes('INSTANT')
        ? instants
        : slots;
  return member.call(room.launch, { gameId });
};
const menusOf = (game: { gameMenus: string[]; gameId: string }) => ({
  gameId: game.gameId,
  menus: game.gameMenus,
});

describe('tables in the catalogue', () => {
  it('are the table games of the tab TG, each game at three levels, and nothing else is', async () => {
    const found = await listed({ gameType: 'LIVE', gameClassify: 'TG' });
    const games = [...Object.keys(TABLE_GAMES), 'one-day', 'blackjack'].filter(
      (game) => game !== 'robo-rumble',
    );
    const levels = games.flatMap((game) => ['low', 'mid', 'high'].map((each) => `${game}-${each}`));
    expect(found.map(({ gameId }) => gameId).toSorted()).toEqual(levels.toSorted());
    const slotsWithTables = await listed({ gameType: 'RNG', gameClassify: 'TG' });
    expect(slotsWithTables).toEqual([]);
  });

  it('are opened by the room that their menu names, live casino and slots alike', async () => {
    const member = await house.member();
    for (const gameType of ['LIVE', 'RNG'] as const)
      for (const game of (await listed({ gameType })).slice(0, 40)) {
        const { frameUrl } = await launch(member, menusOf(game));
        expect(frameUrl, game.gameId).toContain(`game=${game.gameId}`);
      }
    const { frameUrl } = await member.call(kite.launch, { gameId: 'kite' });
    expect(frameUrl).toContain('kite');
  });

  it('have the cockfight of DS88, robots that box, apart from sports: its vendor holds nothing else', async () => {
    const ring = await listed({ gameType: 'SPORTS', vassalage: 'DS88' });
    expect(ring.map(({ gameId }) => gameId)).toEqual(['robo-rumble']);
    const [game] = ring;
    const member = await house.member();
    const opened = game && (await launch(member, menusOf(game)));
    expect(opened?.launch).toMatchObject({ vendor: 'DS88', gameCode: 'robo-rumble' });
    const others = await listed({ gameType: 'SPORTS' });
    expect(others.filter(({ vassalage }) => vassalage === 'DS88')).toEqual([]);
  });

  it('are not there in a house without tables', async () => {
    const without = await startHouse();
    try {
      const { data } = await without.visitor().call(tables.lobby, {});
      expect(data).toEqual([]);
      const asked = { gameType: 'LIVE', vassalage: 'BAITHAK' } as const;
      expect((await without.visitor().call(catalogue.gameList, asked)).value).toEqual([]);
    } finally {
      await without.close();
    }
  });
});
