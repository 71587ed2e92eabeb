import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { hearLive } from '../harness/hear-live.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

const { catalogue: desk } = consoleRoutes;
const { catalogue } = playerRoutes;
const REASON = 'The floor is rearranged.';

let house: RunningHouse;
let admin: HttpClient;
beforeAll(async () => {
  house = await startHouse();
  admin = await house.operator('admin');
});
afterAll(() => house.close());

const codeOf = ({ answer }: { answer: { success: boolean; code?: string } }) => answer.code ?? 'ok';
const cardOf = (gameId: string) => house.visitor().call(catalogue.game, { gameId });
/** Every game of the lobby in its order, page by page. */
async function listed(): Promise<string[]> {
  const page = (pageNo: number) =>
    house.visitor().call(catalogue.gameList, { pageNo, pageSize: 100 });
  const { totalPages } = await page(1);
  const pages = await Promise.all(Array.from({ length: totalPages }, (_, at) => page(at + 1)));
  return pages.flatMap(({ value }) => value.map(({ gameId }) => gameId));
}
const set = (gameId: string, cells: object) =>
  admin.send(desk.setGame, { gameId, cells, reason: REASON });
const upload = async (csv: string) => {
  const { digest } = await admin.call(desk.preview, { csv });
  return admin.send(desk.upload, { csv, digest, reason: REASON });
};
const newest = async () => (await admin.call(desk.changes, {})).changes[0];
const undo = async () => {
  const change = await newest();
  return admin.send(desk.undo, { changeId: change?.changeId ?? '0', reason: REASON });
};

describe('a game at the desk', () => {
  it('that is put in a place comes before the one that had it', async () => {
    const [first = ''] = await listed();
    const { rows } = await admin.call(desk.games, { query: first, pageSize: 1 });
    const position = rows[0]?.cells.position ?? '';
    const before = new Map<string, string>();
    for (const gameId of ['river-ways', 'bee-meadow']) {
      const [game] = (await admin.call(desk.games, { query: gameId, pageSize: 1 })).rows;
      before.set(gameId, game?.cells.position ?? '');
      expect(codeOf(await set(gameId, { position }))).toBe('ok');
      await expect.poll(async () => (await listed())[0]).toBe(gameId);
    }
    expect((await listed()).slice(0, 3)).toEqual(['bee-meadow', 'river-ways', first]);
    const atDesk = await admin.call(desk.games, { pageSize: 2 });
    const more = await admin.call(desk.games, { pageSize: 1, cursor: atDesk.next ?? '' });
    const ids = [...atDesk.rows, ...more.rows].map(({ gameId }) => gameId);
    expect(ids).toEqual(['bee-meadow', 'river-ways', first]);
    for (const [gameId, place] of before) await set(gameId, { position: place });
  });

  it('takes words, tags, place and picture of the operator, and gives them back to the maker', async () => {
    const cells = { name_en: 'Great river', name_bn: 'মহানদী', classify: 'JP AC', hot: '0' };
    expect(codeOf(await set('river-ways', { ...cells, image: '/art/kantha-lines.svg' }))).toBe(
      'ok',
    );
    await expect
      .poll(() => cardOf('river-ways'))
      .toMatchObject({
        name: { EN: 'Great river', BN: 'মহানদী' },
        gameClassify: ['JP', 'AC'],
        isHot: 0,
        image: '/art/kantha-lines.svg',
      });
    const found = await house.visitor().call(catalogue.gameList, { gameName: 'মহানদি' });
    expect(found.value.map(({ gameId }) => gameId)).toEqual(['river-ways']);
    const back = { name_en: '-', name_bn: '-', classify: '-', image: '-', hot: '1' };
    expect(codeOf(await set('river-ways', back))).toBe('ok');
    await expect.poll(async () => (await cardOf('river-ways')).name.EN).toBe('Tidal river');
  });

  it('is taken off and put on, and open pages hear of it', async () => {
    const page = await hearLive(house.playerOrigin);
    expect(codeOf(await set('kantha-lines', { enabled: '0' }))).toBe('ok');
    await expect.poll(() => page.heard.some(({ type }) => type === 'catalogue')).toBe(true);
    expect(await listed()).not.toContain('kantha-lines');
    page.close();
    expect(codeOf(await undo())).toBe('ok');
    await expect.poll(listed).toContain('kantha-lines');
  });

  it.each([
    [{ hot: 'yes' }, 'catalogue.value-wrong', 'hot'],
    [{ position: '0' }, 'catalogue.value-wrong', 'position'],
    [{ classify: 'JP XX' }, 'catalogue.value-wrong', 'classify'],
    [{ name_en: '<b>River</b>' }, 'catalogue.value-wrong', 'name_en'],
    [{ image: 'https://evil.example/a.svg' }, 'catalogue.value-wrong', 'image'],
    [{ from: 'tomorrow' }, 'catalogue.value-wrong', 'from'],
    [
      { from: '2026-05-02T00:00Z', until: '2026-05-01T00:00Z' },
      'catalogue.schedule-order',
      'until',
    ],
    [{}, 'catalogue.nothing-changed', undefined],
  ])('refuses %j with %s', async (cells, code, field) => {
    const { answer } = await set('river-ways', cells);
    expect(answer).toMatchObject({ success: false, code, ...(field && { field }) });
  });

  it('is found by words in both languages, by maker and by state', async () => {
    const idsOf = async (asked: object) =>
      (await admin.call(desk.games, asked)).rows.map(({ gameId }) => gameId);
    expect(await idsOf({ query: 'কাঁথা' })).toContain('kantha-lines');
    expect(await idsOf({ query: 'কাঁথা' })).not.toContain('river-ways');
    expect(await idsOf({ vendor: 'NOBODY' })).toEqual([]);
    expect(await idsOf({ state: 'off' })).toEqual([]);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await admin.call(desk.games, { pageSize: 9, cursor });
      expect(page.rows.length).toBeLessThanOrEqual(9);
      seen.push(...page.rows.map(({ gameId }) => gameId));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(seen.toSorted()).toEqual((await listed()).toSorted());
  });
});

describe('an upload', () => {
  it('is previewed line by line, and nothing is written by that', async () => {
    const csv =
      '\uFEFFgame_id,position,hot,name_en\r\nkantha-lines,30000,1,"Kantha, sewn"\r\n' +
      'river-ways,,,\r\nno-such-game,1,,\r\nmonsoon-clusters,x,,\r\nkantha-lines,3,,\r\n';
    const { lines } = await admin.call(desk.preview, { csv });
    expect(lines.map(({ line, outcome, fault, field }) => [line, outcome, fault, field])).toEqual([
      [2, 'changed', null, null],
      [3, 'unchanged', null, null],
      [4, 'refused', 'game-unknown', 'game_id'],
      [5, 'refused', 'value-wrong', 'position'],
      [6, 'refused', 'game-twice', 'game_id'],
    ]);
    expect(lines[0]?.changes).toEqual([
      { field: 'position', from: expect.stringMatching(/^\d+$/), to: '30000' },
      { field: 'name_en', from: '-', to: 'Kantha, sewn' },
    ]);
    expect((await cardOf('kantha-lines')).name.EN).not.toBe('Kantha, sewn');
  });

  it('writes what was previewed and is undone as a whole', async () => {
    const before = await listed();
    const csv = 'game_id,position\nkantha-lines,930\nriver-ways,920\nmonsoon-clusters,910\n';
    const last = async () => (await listed()).slice(-3);
    expect(codeOf(await upload(csv))).toBe('ok');
    await expect.poll(last).toEqual(['monsoon-clusters', 'river-ways', 'kantha-lines']);
    expect(await newest()).toMatchObject({ games: 3, reason: REASON, undone: false });
    expect(codeOf(await undo())).toBe('ok');
    await expect.poll(listed).toEqual(before);
    expect(await newest()).toMatchObject({ undone: true });
    expect(codeOf(await undo())).toBe('catalogue.nothing-to-undo');
  });

  it('is refused when a game became another since the preview', async () => {
    const csv = 'game_id,position\nriver-ways,44\n';
    const { digest } = await admin.call(desk.preview, { csv });
    await set('river-ways', { position: '45' });
    const late = await admin.send(desk.upload, { csv, digest, reason: REASON });
    expect(codeOf(late)).toBe('catalogue.preview-old');
    await undo();
  });

  it.each([
    ['no columns', 'catalogue.csv-unreadable'],
    ['game_id\n', 'catalogue.csv-unreadable'],
    ['game_id,"position\n', 'catalogue.csv-unreadable'],
    [`game_id\n${'a\n'.repeat(2_001)}`, 'catalogue.too-many-lines'],
  ])('that cannot be read is refused (%#)', async (csv, code) => {
    expect(codeOf(await admin.send(desk.preview, { csv }))).toBe(code);
  });
});

describe('a maker at the desk', () => {
  it('is switched off, so that its games start nothing, and on again', async () => {
    const { vendors } = await admin.call(desk.vendors, {});
    const maker = vendors.find(({ vendor }) => vendor === 'PADMA');
    if (!maker) throw new Error('the river has no maker');
    expect(maker.enabled).toBe(true);
    expect(maker.games).toBeGreaterThan(0);
    const { position, isHot } = maker;
    const wish = { vendor: 'PADMA', enabled: false, position, isHot, reason: REASON };
    await admin.call(desk.setVendor, wish);
    await expect.poll(async () => (await cardOf('river-ways')).isOpen).toBe(false);
    expect(codeOf(await admin.send(desk.setVendor, wish))).toBe('catalogue.nothing-changed');
    await admin.call(desk.setVendor, { ...wish, enabled: true });
    await expect.poll(async () => (await cardOf('river-ways')).isOpen).toBe(true);
    expect(codeOf(await admin.send(desk.setVendor, { ...wish, vendor: 'NOBODY' }))).toBe(
      'catalogue.vendor-unknown',
    );
  });
});

describe('who may change it', () => {
  it('is content and nobody of support, and each act is in the audit log', async () => {
    const [content, support] = [await house.operator('content'), await house.operator('support')];
    const cells = { position: '7' };
    const wish = { gameId: 'river-ways', cells, reason: REASON };
    expect(codeOf(await support.send(desk.setGame, wish))).toBe('edge.forbidden');
    expect(codeOf(await content.send(desk.setGame, wish))).toBe('ok');
    await undo();
    const { rows } = await admin.call(consoleRoutes.records.audit, {});
    const acts = rows.map(({ act }) => act);
    expect(acts).toEqual(expect.arrayContaining(['catalogue.set-game', 'catalogue.undo']));
  });
});
