import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { NoticeDoc } from '@nokshi/contract/content.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeClock } from '../harness/clock.ts';
import type { HttpClient } from '../harness/client.ts';
import { hearLive, type LiveEar } from '../harness/hear-live.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

/** Content that begins and ends by its schedule, as an open page hears of it. */
const { notices, banners } = consoleRoutes;
const clock = fakeClock('2026-03-01T06:00:00.000Z');
const MINUTE = 60_000;
const NOTICE: NoticeDoc = {
  type: 'PL',
  audience: 'all',
  languages: ['EN', 'BN'],
  pinned: false,
  title: { EN: 'At noon', BN: 'দুপুরে' },
  html: { EN: '<p>We pump.</p>', BN: '<p>আমরা সেচছি।</p>' },
  from: '2026-03-01T06:05:00.000Z',
  until: '2026-03-01T06:10:00.000Z',
};

let house: RunningHouse;
let editor: HttpClient;
let page: LiveEar;
beforeAll(async () => {
  house = await startHouse({ clock });
  editor = await house.operator('content');
  page = await hearLive(house.playerOrigin);
});
afterAll(async () => {
  page.close();
  await house.close();
});

const turns = (kind: string) =>
  page.heard.filter((said) => said.type === 'content' && said.kind === kind).length;
const passes = async (ms: number) => {
  clock.advance(ms);
  await house.runJobs();
};
const titles = async () =>
  (await house.visitor().call(playerRoutes.messaging.announcements, { lang: 'EN' })).map(
    ({ title }) => title,
  );

it('a notice reaches open pages at the moment it begins, and again when it ends', async () => {
  await editor.call(notices.create, { state: 'published', doc: NOTICE });
  await expect.poll(() => turns('notice')).toBe(1);
  await passes(4 * MINUTE);
  expect(turns('notice')).toBe(1);
  await passes(MINUTE);
  await expect.poll(() => turns('notice')).toBe(2);
  expect(await titles()).toContain('At noon');
  await passes(5 * MINUTE);
  await expect.poll(() => turns('notice')).toBe(3);
  expect(await titles()).not.toContain('At noon');
});

it('a draft turns nothing, and neither does a time that has passed', async () => {
  const before = turns('notice');
  await editor.call(notices.create, { state: 'draft', doc: NOTICE });
  await editor.call(notices.create, { state: 'published', doc: NOTICE });
  await expect.poll(() => turns('notice')).toBe(before + 2);
  await passes(5 * MINUTE);
  expect(turns('notice')).toBe(before + 2);
});

it('a banner turns as well', async () => {
  const [banner] = await editor.call(banners.list, {});
  if (!banner) throw new Error('the demo house has banners');
  const from = new Date(clock.now().getTime() + MINUTE).toISOString();
  await editor.call(banners.save, { ...banner, doc: { ...banner.doc, from } });
  await expect.poll(() => turns('banner')).toBe(1);
  await passes(MINUTE);
  await expect.poll(() => turns('banner')).toBe(2);
});
