import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { BrandSetting } from '@nokshi/contract/console/site-settings.ts';
import { BANNER_GROUPS } from '@nokshi/contract/content.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import type { RunningHouse } from '../harness/house.ts';
import { theHouse } from './the-house.ts';
import { openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const { t } = wordsIn('en');
const REASON = 'as agreed at the desk';
const { settings, resources } = consoleRoutes;
const { site } = playerRoutes;

let house: RunningHouse;
let admin: HttpClient;
beforeAll(async () => {
  house = await theHouse();
  admin = await house.operator('admin');
});
afterAll(closeBrowser);

const setFlag = async (name: string, value: '0' | '1') => {
  const { setting, version } = await admin.call(settings.flags, {});
  const wish = { setting: { ...setting, [name]: value }, version, reason: REASON };
  return admin.call(settings.setFlags, wish);
};

/** Holds the page's live socket back until it is let through, as a slow line does. */
async function holdLive(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const stood = new Promise<void>((done) => {
    letThrough = done;
  });
  await page.routeWebSocket('**/live', async (socket) => {
    await stood;
    socket.connectToServer();
  });
  return letThrough;
}

describe('what changes before the live socket of a page stands', () => {
  test('is followed when the socket opens', async () => {
    const visitor = await openPage();
    const letThrough = await holdLive(visitor);
    await visitor.goto(`${house.playerOrigin}/home?m=register`);
    const byMobile = visitor.getByRole('tab', { name: t('code.by-mobile') });
    await byMobile.waitFor();
    await setFlag('MOBILENUMREG3', '0');
    const flags = async () => (await house.visitor().call(site.whitelabel, {})).flags;
    await expect.poll(flags).toMatchObject({ MOBILENUMREG3: '0' });
    letThrough();
    await byMobile.waitFor({ state: 'detached' });
    await setFlag('MOBILENUMREG3', '1');
    await byMobile.waitFor();
  });
});

describe('what an operator changes is on an open page at once', () => {
  let visitor: Page;
  beforeAll(async () => {
    visitor = await openPage();
    await visitor.goto(`${house.playerOrigin}/home`);
    await visitor.getByRole('contentinfo').waitFor();
  });

  test('the brand: name, logo, colour, contact and licence', async () => {
    const { setting, version } = await admin.call(settings.brand, {});
    const changed: BrandSetting = {
      ...setting,
      name: { EN: 'Kantha House', BN: 'কাঁথা ঘর' },
      logo: { light: '/art/brand.svg', dark: '' },
      colours: { light: '#0b5d3b', dark: '' },
      contact: { email: 'help@nokshi.example', phone: '+880 1700 000000' },
      licence: 'Gaming board, 2026/17',
      advertisedSlots: 10_000,
    };
    await admin.call(settings.setBrand, { setting: changed, version, reason: REASON });
    const logo = visitor.getByRole('banner').getByRole('link', { name: 'Kantha House' });
    await logo.waitFor();
    await expect.poll(() => logo.locator('img').getAttribute('src')).toBe('/art/brand.svg');
    const madder = "getComputedStyle(document.documentElement).getPropertyValue('--madder')";
    await expect.poll(() => visitor.evaluate(madder)).toBe('#0b5d3b');
    const footer = visitor.getByRole('contentinfo');
    const mail = footer.getByRole('link', { name: 'help@nokshi.example' });
    await expect.poll(() => mail.getAttribute('href')).toBe('mailto:help@nokshi.example');
    const phone = footer.getByRole('link', { name: '+880 1700 000000' });
    await expect.poll(() => phone.getAttribute('href')).toBe('tel:+8801700000000');
    await footer.getByText('Gaming board, 2026/17').waitFor();
    // The house has not so many slots, so the page says how many there are.
    const { data } = await house.visitor().call(playerRoutes.catalogue.gameMenus, {});
    const count = data.find(({ category }) => category === 'RNG')?.games ?? 0;
    await visitor.getByText(`${count} slots to play.`).waitFor();
    await footer.getByText(t('footer.age', { age: 18 })).waitFor();
    await footer.getByRole('button', { name: t('footer.limits') }).waitFor();
    for (const tag of ['deposit', 'withdrawal', 'fairness', 'limits', 'contact'])
      await footer.locator(`a[href="/help#${tag}"]`).first().waitFor();
    await admin.call(settings.setBrand, { setting, version: version + 1, reason: 'undo' });
    await logo.waitFor({ state: 'detached' });
  });

  test.each([
    'FACEBOOK',
    'TWITTER',
    'YOUTUBE',
    'TELEGRAM',
    'WHATSAPP',
    'INSTAGRAM',
    'VIBER',
  ] as const)('a link to %s is shown when set and hidden when not', async (resourceType) => {
    const name = `Our ${resourceType}`;
    const link = visitor.getByRole('contentinfo').getByRole('link', { name });
    const side = visitor.getByRole('complementary');
    const follow = side.getByRole('button', { name: t('shell.follow') });
    const url = `https://social.example/${resourceType.toLowerCase()}`;
    const doc = { resourceType, position: 9, url, name, qrCodeUrl: null };
    const made = await admin.call(resources.create, { state: 'published', doc });
    await link.waitFor();
    await expect.poll(() => link.getAttribute('rel')).toBe('noopener noreferrer');
    if ((await follow.getAttribute('aria-expanded')) === 'false') await follow.click();
    const beside = side.getByRole('link', { name });
    await expect.poll(() => beside.getAttribute('href')).toBe(url);
    expect(await beside.getAttribute('rel')).toBe('noopener noreferrer');
    const { id, version } = made;
    await admin.call(resources.save, { id, version, state: 'removed', doc });
    await link.waitFor({ state: 'detached' });
    await beside.waitFor({ state: 'detached' });
  });

  test.each(BANNER_GROUPS)('a banner of the group %s has a page', async (group) => {
    const rows = await house.visitor().call(site.banners, { groupName: group });
    expect(rows.length).toBeGreaterThan(0);
  });
});
