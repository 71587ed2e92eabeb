import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { MOST_FAVORITES } from '@nokshi/contract/player/favorites.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { createTestDatabase } from '../harness/database.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { newAddress, PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';

const { favorites, slots, freePlay, security } = playerRoutes;

let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:00.000Z');
  const database = await createTestDatabase();
  const first = await startHouse({ database, clock });
  await first.house.stop();
  await database.pool.query(
    `insert into catalogue_game
     select (jsonb_populate_record(g, jsonb_build_object(
       'game_id', 'copy-' || n, 'node_id', 'NOKSHI-copy-' || n, 'position', 100 + n))).*
     from catalogue_game g, generate_series(1, $1::int) n where g.game_id = 'kantha-lines'`,
    [MOST_FAVORITES],
  );
  house = await startHouse({ database, clock });
});
afterAll(() => house.close());

const MAKERS: Readonly<Record<string, string>> = {
  'river-ways': 'PADMA',
  'monsoon-clusters': 'SUNDAR',
};
const node = (gameId: string) => {
  const vendor = MAKERS[gameId] ?? 'NOKSHI';
  return { nodeId: `${vendor}-${gameId}`, vendor, gameType: 'RNG' as const };
};
const idsOf = ({ value }: { value: readonly { gameId: string }[] }) =>
  value.map(({ gameId }) => gameId);
const codeOf = ({ answer }: { answer: { success: boolean; code?: string } }) => answer.code ?? 'ok';

describe('favourites', () => {
  it('are kept and taken out by node, vendor and type, the newest first', async () => {
    const member = await house.member();
    expect(await member.call(favorites.toggle, node('kantha-lines'))).toEqual({ favorite: true });
    clock.advance(1_000);
    expect(await member.call(favorites.toggle, node('river-ways'))).toEqual({ favorite: true });
    const { data } = await member.call(favorites.favorites, {});
    expect(data).toEqual([node('river-ways'), node('kantha-lines')]);
    const page = await member.call(favorites.favoriteList, { gameType: 'RNG', pageSize: 1 });
    expect(idsOf(page)).toEqual(['river-ways']);
    expect(page).toMatchObject({ totalPages: 2, totalRows: 2 });
    expect(await member.call(favorites.toggle, node('kantha-lines'))).toEqual({ favorite: false });
    expect(idsOf(await member.call(favorites.favoriteList, {}))).toEqual(['river-ways']);
  });

  it('hold the wanted state however often the call arrives', async () => {
    const member = await house.member();
    const wish = { ...node('river-ways'), favorite: true };
    for (const _ of [1, 2])
      expect(await member.call(favorites.toggle, wish)).toEqual({ favorite: true });
    const none = { ...wish, favorite: false };
    for (const _ of [1, 2])
      expect(await member.call(favorites.toggle, none)).toEqual({ favorite: false });
    expect((await member.call(favorites.favorites, {})).data).toEqual([]);
  });

  it('are a member’s own, and only games that exist as they are named', async () => {
    const [one, other] = [await house.member(), await house.member()];
    await one.call(favorites.toggle, node('river-ways'));
    expect((await other.call(favorites.favorites, {})).data).toEqual([]);
    for (const wrong of [
      node('no-such-game'),
      { ...node('river-ways'), vendor: 'OTHER' },
      { ...node('river-ways'), gameType: 'FISH' as const },
    ])
      expect(codeOf(await one.send(favorites.toggle, wrong))).toBe('catalogue.game-unknown');
  });

  it('are two hundred at most', async () => {
    const member = await house.member();
    for (let n = 1; n <= MOST_FAVORITES; n += 1)
      await member.call(favorites.toggle, node(`copy-${n}`));
    expect(codeOf(await member.send(favorites.toggle, node('river-ways')))).toBe(
      'catalogue.favorites-full',
    );
    await member.call(favorites.toggle, node('copy-1'));
    expect(await member.call(favorites.toggle, node('river-ways'))).toEqual({ favorite: true });
  });
});

describe('recent games', () => {
  const open = async (member: HttpClient, gameId: string) => {
    clock.advance(1_000);
    await member.call(slots.launch, { gameId });
  };

  it('are those that were opened, the last one first, each once', async () => {
    const member = await house.member();
    for (const gameId of ['kantha-lines', 'river-ways', 'monsoon-clusters', 'kantha-lines'])
      await open(member, gameId);
    const asked = { clientType: 3, language: 'EN', pageNo: 1, pageSize: 24 };
    expect(idsOf(await member.call(favorites.recent, asked))).toEqual([
      'kantha-lines',
      'monsoon-clusters',
      'river-ways',
    ]);
    const ofPadma = await member.call(favorites.recent, { ...asked, vassalage: 'PADMA' });
    expect(idsOf(ofPadma)).toEqual(['river-ways']);
    expect(idsOf(await member.call(favorites.recent, { vassalage: 'OTHER' }))).toEqual([]);
  });

  it('are fifty at most', async () => {
    const member = await house.member();
    await open(member, 'kantha-lines');
    // The last who opened a game; earlier ones are written beside it.
    await house.database.pool.query(
      `insert into catalogue_recent (member_id, game_id, opened_at)
       select r.member_id, 'copy-' || n, '2026-01-01'::timestamptz + n * interval '1 minute'
       from generate_series(1, 60) n,
         (select member_id from catalogue_recent order by opened_at desc limit 1) r`,
    );
    await open(member, 'river-ways');
    const kept = await member.call(favorites.recent, { pageSize: 100 });
    expect(kept.totalRows).toBe(50);
    expect(idsOf(kept).slice(0, 3)).toEqual(['river-ways', 'kantha-lines', 'copy-60']);
  });
});

describe('an account', () => {
  it('has both in the copy of what is kept of it, and neither after it is closed', async () => {
    const own = await startHouse({ clock });
    const member = await own.member();
    await member.call(favorites.toggle, node('kantha-lines'));
    clock.advance(1_000);
    await member.call(favorites.toggle, node('river-ways'));
    await member.call(slots.launch, { gameId: 'monsoon-clusters' });
    const copy = async () =>
      (await own.operator('risk')).call(consoleRoutes.memberCare.exportMember, {
        id: member.memberId,
        reason: 'asked by mail',
      });
    const idsIn = ({ whole, rows }: { whole: boolean; rows: { gameId: string }[] }) => [
      whole,
      ...rows.map(({ gameId }) => gameId),
    ];
    const open = await copy();
    expect(idsIn(open.favorites)).toEqual([true, 'kantha-lines', 'river-ways']);
    expect(idsIn(open.recent)).toEqual([true, 'monsoon-clusters']);
    await member.call(security.requestClosing, { password: PASSWORD });
    clock.advance(25 * 3_600_000);
    await own.runJobs();
    const closed = await copy();
    expect([...idsIn(closed.favorites), ...idsIn(closed.recent)]).toEqual([true, true]);
    await own.close();
  });
});

describe('who has neither', () => {
  it('is a visitor, who is asked to log in', async () => {
    for (const call of [favorites.favorites, favorites.favoriteList, favorites.recent]) {
      const { status, answer } = await house.visitor().send(call, {});
      expect([status, codeOf({ answer })]).toEqual([401, 'edge.not-logged-in']);
    }
    const toggled = await house.visitor().send(favorites.toggle, node('river-ways'));
    expect(toggled.status).toBe(401);
  });

  it('is a trial account, of which no opened game is kept', async () => {
    const other = await startHouse({ clock });
    try {
      const visitor = other.visitor();
      const asked = {
        os: 'Linux',
        platform: 'W',
        random: 'any words here',
        version: '3',
        agree: true,
      } as const;
      const begin = () =>
        visitor.send(freePlay.begin, asked, { headers: { 'x-forwarded-for': newAddress() } });
      await expect.poll(async () => codeOf(await begin()), { timeout: 10_000 }).toBe('ok');
      await visitor.call(slots.launch, { gameId: 'kantha-lines' });
      for (const call of [favorites.favorites, favorites.favoriteList, favorites.recent])
        expect(codeOf(await visitor.send(call, {}))).toBe('identity.true-account-needed');
      expect(codeOf(await visitor.send(favorites.toggle, node('river-ways')))).toBe(
        'identity.true-account-needed',
      );
      const { rows } = await other.database.pool.query<{ count: string }>(
        'select count(*) from catalogue_recent',
      );
      expect(Number(rows[0]?.count)).toBe(0);
    } finally {
      await other.close();
    }
  });
});

describe('the popular games', () => {
  const HOUR_MS = 3_600_000;
  const open = async (gameId: string, members: number) => {
    for (let n = 0; n < members; n += 1)
      await (await house.member()).call(slots.launch, { gameId });
  };
  const popular = async (given: { count?: number; gameType?: 'RNG' | 'FISH' } = {}) => {
    const { data } = await house.visitor().call(playerRoutes.catalogue.popular, given);
    return data.map(({ gameId }) => gameId);
  };

  it('are those that most members opened in seven days, twenty unless another number is asked', async () => {
    clock.advance(8 * 24 * HOUR_MS);
    await house.database.pool.query(
      `insert into catalogue_recent
       select gen_random_uuid(), 'copy-' || n, $1 from generate_series(1, 22) n`,
      [clock.now()],
    );
    await open('monsoon-clusters', 3);
    await open('river-ways', 2);
    const found = await popular();
    expect(found.slice(0, 2)).toEqual(['monsoon-clusters', 'river-ways']);
    expect(found).toHaveLength(20);
    expect(await popular({ count: 2 })).toEqual(['monsoon-clusters', 'river-ways']);
    expect(await popular({ gameType: 'FISH' })).toEqual([]);
  });

  it('are counted again after five minutes, and a week later no opening counts', async () => {
    await open('kantha-lines', 4);
    expect((await popular())[0]).toBe('monsoon-clusters');
    clock.advance(HOUR_MS / 10);
    expect((await popular())[0]).toBe('kantha-lines');
    clock.advance(8 * 24 * HOUR_MS);
    expect(await popular()).toEqual([]);
  });
});
