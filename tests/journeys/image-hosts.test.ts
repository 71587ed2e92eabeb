import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { firstGame, openPage } from './visits.ts';

const UP = 'https://up.pictures.example';
const DOWN = 'https://down.pictures.example';

let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ web: true });
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

/** Sets them and waits for the first page to be told them: servers read settings anew by the bus. */
async function setHosts(imageHosts: string[]): Promise<void> {
  const operator = await house.operator();
  const { setting, version } = await operator.call(consoleRoutes.settings.elsewhere, {});
  if (setting.imageHosts.join() === imageHosts.join()) return;
  const wish = { setting: { imageHosts }, version, reason: 'A cache nearer to our visitors.' };
  await operator.call(consoleRoutes.settings.setElsewhere, wish);
  const visitor = house.visitor();
  await expect
    .poll(async () => (await visitor.call(playerRoutes.site.status, { url: '' })).info.imageCDNs)
    .toEqual(imageHosts);
}

/** A page that gets pictures from a cache in front of us, and from another one that is down. */
async function visit({ hosts, down = [DOWN] }: { hosts: string[]; down?: string[] }) {
  await setHosts(hosts);
  const page = await openPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(request.url());
  });
  await page.route('https://*.pictures.example/**', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (down.includes(origin)) return route.abort('connectionrefused');
    const response = await route.fetch({ url: house.playerOrigin + pathname });
    return route.fulfill({ response });
  });
  // Where chance prefers none, the hosts are asked in their order.
  await page.addInitScript({ content: 'Math.random = () => 0.5;' });
  await page.goto(house.playerOrigin);
  await firstGame(page).waitFor();
  return { page, asked };
}

const UNSEEN = `[...document.images].filter((image) =>
  image.offsetParent !== null && !(image.complete && image.naturalWidth > 0) &&
  image.getBoundingClientRect().top < innerHeight).length`;
async function everyPictureIsSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(UNSEEN)).toBe(0);
}
const ours = (asked: readonly string[]) =>
  asked.filter((url) => /\/(art|media)\//.test(new URL(url).pathname));
const from = (asked: readonly string[], origin: string) =>
  ours(asked).filter((url) => url.startsWith(`${origin}/`));

describe('pictures', () => {
  test('come from the host of the visit, and not from us', async () => {
    const { page, asked } = await visit({ hosts: [UP, DOWN] });
    await everyPictureIsSeen(page);
    expect(from(asked, UP).length).toBeGreaterThan(3);
    expect(from(asked, UP)).toEqual(ours(asked));
    await page.context().close();
  });

  test('come from the next host when the first is down, which is then left alone', async () => {
    const { page, asked } = await visit({ hosts: [DOWN, UP] });
    await everyPictureIsSeen(page);
    expect(from(asked, DOWN).length).toBeGreaterThan(0);
    expect(from(asked, UP).length).toBeGreaterThan(3);
    expect(from(asked, house.playerOrigin)).toEqual([]);
    const before = from(asked, DOWN).length;
    await page.locator('nav a[href="/rng"]').first().click();
    await firstGame(page).waitFor();
    await page.locator('footer').scrollIntoViewIfNeeded();
    await everyPictureIsSeen(page);
    expect(from(asked, DOWN)).toHaveLength(before);
    await page.context().close();
  });

  test('come from us at last, when every host is down', async () => {
    const { page, asked } = await visit({ hosts: [UP, DOWN], down: [UP, DOWN] });
    await everyPictureIsSeen(page);
    expect(from(asked, UP).length).toBeGreaterThan(0);
    expect(from(asked, DOWN).length).toBeGreaterThan(0);
    expect(from(asked, house.playerOrigin).length).toBeGreaterThan(3);
    await page.context().close();
  });

  test('come from a host that is set while a page is open when the page is loaded anew', async () => {
    const LATER = 'https://later.pictures.example';
    const { page, asked } = await visit({ hosts: [UP] });
    await everyPictureIsSeen(page);
    await setHosts([LATER]);
    await page.reload();
    await firstGame(page).waitFor();
    await everyPictureIsSeen(page);
    expect(from(asked, LATER).length).toBeGreaterThan(3);
    await page.context().close();
  });
});
