import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeClock } from '../harness/clock.ts';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

const { banners, resources } = consoleRoutes;
const { site } = playerRoutes;

let house: RunningHouse;
let editor: HttpClient;
beforeAll(async () => {
  house = await startHouse({ clock: fakeClock('2026-03-01T06:00:00.000Z') });
  editor = await house.operator('content');
});
afterAll(() => house.close());

describe('banners and resources', () => {
  it('a banner to a game or promotion that is not there is not published, by any way', async () => {
    const [known] = (await editor.call(banners.list, {})).filter(
      ({ doc }) => doc.linkageType === 'game',
    );
    if (!known) throw new Error('the demo house has a banner to a game');
    for (const linkageType of ['game', 'promotion'] as const) {
      const doc = { ...known.doc, linkageType, linkage: 'no-such' };
      const { answer } = await editor.send(banners.create, { state: 'published', doc });
      expect(answer).toMatchObject({ code: 'content.target-unknown', field: 'linkage' });
      const { id, version } = await editor.call(banners.create, { state: 'draft', doc });
      const later = await editor.send(banners.save, { id, version, state: 'published', doc });
      expect(later.answer).toMatchObject({ code: 'content.target-unknown' });
    }
    const { id } = await editor.call(banners.create, { state: 'published', doc: known.doc });
    const all = await editor.call(banners.list, {});
    const made = all.find((row) => row.id === id);
    await editor.call(banners.save, {
      ...known,
      id,
      version: made?.version ?? 0,
      state: 'removed',
    });
  });

  it('follow the operator: order, schedule, language', async () => {
    const all = await editor.call(banners.list, {});
    const river = all.find(({ id }) => id === 'w_home-2');
    if (!river) throw new Error('the demo house has that banner');
    const doc = { ...river.doc, position: 0, languages: ['BN' as const] };
    await editor.call(banners.save, { ...river, doc });
    const ids = async (lang: 'EN' | 'BN') =>
      (await house.visitor().call(site.banners, { groupName: 'w_home', lang })).map(
        ({ bannerId }) => bannerId,
      );
    await expect.poll(() => ids('BN')).toEqual(['w_home-2', 'w_home-1', 'w_home-3']);
    expect(await ids('EN')).toEqual(['w_home-1', 'w_home-3']);
    const [first] = await house.visitor().call(site.banners, { groupName: 'w_home', lang: 'BN' });
    const { linkageType, linkage } = doc;
    const shape = { bannerId: 'w_home-2', groupName: 'w_home', url: doc.url, linkageType, linkage };
    expect(first).toMatchObject(shape);
  });

  it('lead to https or to our own pages, never to a script', async () => {
    const doc = {
      resourceType: 'FACEBOOK' as const,
      position: 1,
      name: 'Page',
      qrCodeUrl: null,
      url: 'https://pages.example/nokshi',
    };
    await editor.call(resources.create, { state: 'published', doc });
    const { resourceType, url: address, name, qrCodeUrl } = doc;
    await expect
      .poll(async () => (await house.visitor().call(site.status, {})).info.resources)
      .toContainEqual({ resourceType, url: address, name, qrCodeUrl });
    for (const url of ['javascript:alert(1)', 'http://plain.example', '//evil.example', 'data:x']) {
      const said = await editor.send(resources.create, { state: 'draft', doc: { ...doc, url } });
      expect(said.answer).toMatchObject({ code: 'edge.invalid-input', field: 'doc.url' });
    }
    const [banner] = await editor.call(banners.list, {});
    if (!banner) throw new Error('the demo house has banners');
    const linked = { ...banner.doc, linkageType: 'external' as const, linkage: 'javascript:x' };
    const said = await editor.send(banners.save, { ...banner, doc: linked });
    expect(said.answer).toMatchObject({ code: 'edge.invalid-input', field: 'doc.linkage' });
  });
});
