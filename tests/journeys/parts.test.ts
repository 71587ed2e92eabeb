import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { scanned } from './scanned.ts';
import { openPage, pathOf, playedMember, withAnswer } from './visits.ts';
import { wordsIn } from './words.ts';

const { t } = wordsIn('en');

let house: RunningHouse;
let visitor: Page;

beforeAll(async () => {
  house = await startHouse({ web: true, spinIntervalMs: 0 });
  await playedMember(house, 40);
  visitor = await openPage();
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const go = (page: Page, path: string) => page.goto(house.playerOrigin + path);

describe('the winners board', () => {
  test('shows real rounds with masked names, at most twenty', async () => {
    await go(visitor, '/');
    const board = visitor.getByRole('list', { name: t('winners.title') });
    const lines = board.getByRole('listitem');
    await lines.first().waitFor();
    expect(await lines.count()).toBeLessThanOrEqual(20);
    await expect.poll(() => lines.first().innerText()).toMatch(/\w{1,2}\*{3}/);
    await visitor.getByText(t('winners.note-demo')).waitFor();
  });
});

describe('a category of the nav', () => {
  const withVendors = async (count: number) => {
    const page = await openPage();
    await withAnswer(page, '**/GCSGAME_gameVendor*', (value: { data: { lanes: object[] } }) => {
      const [lane] = value.data.lanes;
      value.data.lanes = Array.from({ length: count }, (_, at) => ({
        ...lane,
        vassalage: `V${at}`,
        title: { EN: `Maker ${at}`, BN: `নির্মাতা ${at}` },
      }));
    });
    await go(page, '/');
    const nav = page.getByRole('navigation', { name: t('nav.label') });
    return { page, nav, more: nav.getByRole('link', { name: t('nav.more') }) };
  };
  const makers = t('nav.makers', { category: 'Slots' });

  test('unfolds up to fifteen makers by keyboard, and "more" exactly then', async () => {
    for (const [there, shown, more] of [
      [14, 14, 0],
      [15, 15, 1],
      [16, 15, 1],
    ] as const) {
      const bar = await withVendors(there);
      await bar.nav.getByRole('button', { name: makers }).focus();
      await bar.page.keyboard.press('Enter');
      await expect.poll(() => bar.nav.getByRole('link', { name: /^Maker/ }).count()).toBe(shown);
      await expect.poll(() => bar.more.count()).toBe(more);
      await bar.page.keyboard.press('Escape');
      await expect.poll(() => bar.nav.getByRole('link', { name: /^Maker/ }).count()).toBe(0);
      await bar.page.context().close();
    }
  });

  test('unfolds under a finger, where no mouse can rest', async () => {
    const viewport = { width: 1280, height: 800 };
    const context = await visitor.context().browser()?.newContext({ hasTouch: true, viewport });
    const page = await context?.newPage();
    if (!page) throw new Error('the browser has gone');
    await go(page, '/');
    const nav = page.getByRole('navigation', { name: t('nav.label') });
    await nav.getByRole('button', { name: makers }).tap();
    await nav.getByRole('link', { name: 'Nokshi Studio' }).tap();
    await expect.poll(() => pathOf(page)).toBe('/rng');
    await context?.close();
  });

  test('leads to the maker that was chosen, its tab open', async () => {
    await go(visitor, '/');
    const nav = visitor.getByRole('navigation', { name: t('nav.label') });
    await nav.getByRole('link', { name: 'Slots' }).hover();
    await nav.getByRole('link', { name: 'Nokshi Studio' }).click();
    await visitor.getByRole('tab', { name: 'Nokshi Studio', selected: true }).waitFor();
    await expect.poll(() => pathOf(visitor)).toBe('/rng');
  });
});

describe('a banner', () => {
  test('is a link when it leads somewhere, and else a picture (E-002)', async () => {
    const page = await openPage();
    await withAnswer(page, '**/wps/system/banners*', (value: object[]) => {
      const [first] = value;
      const leading = { bannerId: 'leads', linkageType: 'route', linkage: '/rng' };
      const still = { bannerId: 'still', linkageType: null, linkage: '/rng' };
      const alt = (words: string) => ({ alt: { EN: words, BN: words } });
      value.splice(0, value.length);
      value.push({ ...first, ...still, ...alt('Only a picture') });
      value.push({ ...first, ...leading, ...alt('Leads to the slots') });
    });
    await go(page, '/');
    await page.getByText('Only a picture').first().waitFor();
    expect(await page.getByRole('link', { name: 'Only a picture' }).count()).toBe(0);
    const next = page.getByRole('button', {
      name: t('shell.banner-number', { number: 2, of: 2 }),
    });
    await next.click();
    await page.getByRole('link', { name: 'Leads to the slots' }).click();
    await expect.poll(() => pathOf(page)).toBe('/rng');
    await page.context().close();
  });
});

describe('the footer and the side bar', () => {
  test('customer service opens the chat (H-020)', async () => {
    await go(visitor, '/');
    const side = visitor.getByRole('complementary');
    await side.getByRole('button', { name: t('shell.service') }).click();
    await visitor.getByRole('dialog', { name: t('chat.title') }).waitFor();
    expect(new URL(visitor.url()).searchParams.get('m')).toBe('chat');
    await visitor.keyboard.press('Escape');
  });

  test('the way to the chat floats over every page of a phone (P-010)', async () => {
    const page = await openPage({ width: 390 });
    const chat = page.getByRole('button', { name: t('chat.title'), exact: true });
    for (const path of ['/', '/rng', '/noticePage', '/help', '/promotions', '/down', '/join']) {
      await go(page, path);
      await chat.waitFor();
      await page.evaluate('window.scrollTo(0, 5_000)');
      const { y = 0, height = 0 } = (await chat.boundingBox()) ?? {};
      expect([path, y > 0, y + height <= 844]).toEqual([path, true, true]);
    }
    await chat.click();
    await page.getByRole('dialog', { name: t('chat.title') }).waitFor();
    await page.context().close();
  });

  test('show what the operator has set, and nothing that could harm', async () => {
    const page = await openPage();
    await withAnswer(page, '**/wps/system/status*', (value: { info: { resources: object[] } }) => {
      const resource = (resourceType: string, url: string, name = resourceType) => ({
        resourceType,
        url,
        name,
        qrCodeUrl: null,
      });
      value.info.resources = [
        resource('FACEBOOK', 'https://facebook.com/nokshi', 'Facebook'),
        resource('TELEGRAM', 'https://t.me/one', 'Telegram 1'),
        resource('TELEGRAM', 'https://t.me/two', 'Telegram 2'),
        resource('YOUTUBE', 'javascript:alert(1)', 'Planted'),
        resource('IOS', 'https://apps.example/nokshi'),
        resource('MOBILECONFIG', 'https://apps.example/nokshi.mobileconfig'),
      ];
    });
    await go(page, '/');
    const foot = page.getByRole('contentinfo');
    const side = page.getByRole('complementary');
    await side.getByRole('button', { name: t('shell.follow') }).click();
    for (const place of [foot, side])
      for (const name of ['Facebook', 'Telegram 1', 'Telegram 2']) {
        const link = place.getByRole('link', { name });
        await expect.poll(() => link.getAttribute('rel')).toBe('noopener noreferrer');
      }
    expect(await page.getByText('Planted').count()).toBe(0);
    expect(await side.getByRole('button', { name: t('download.android') }).count()).toBe(0);
    for (const [app, to] of [
      ['download.ios', 'https://apps.example/nokshi'],
      ['download.profile', 'https://apps.example/nokshi.mobileconfig'],
    ] as const) {
      await side.getByRole('button', { name: t(app), exact: true }).click();
      const code = page.getByRole('img', { name: t('download.code', { app: t(app) }) });
      expect(await scanned(code)).toBe(to);
    }
    await page.context().close();
  });

  test('have menu, information, makers, age and copyright, and the way back up', async () => {
    await go(visitor, '/');
    const foot = visitor.getByRole('contentinfo');
    const menu = foot.getByRole('navigation', { name: t('footer.links') });
    await menu.getByRole('link', { name: t('page.join') }).waitFor();
    const topics = foot.getByRole('navigation', { name: t('footer.information') });
    const topic = topics.getByRole('link', { name: t('footer.topic-deposit') });
    await expect.poll(() => topic.getAttribute('href')).toBe('/help#deposit');
    const maker = foot.getByRole('listitem').filter({ hasText: 'Nokshi Studio' });
    await maker.locator('img').waitFor();
    await foot.getByText('18+').waitFor();
    await foot.getByText('©').waitFor();
    await visitor.evaluate('window.scrollTo(0, 2000)');
    await visitor
      .getByRole('complementary')
      .getByRole('button', { name: t('shell.to-top') })
      .click();
    await expect.poll(() => visitor.evaluate('window.scrollY')).toBe(0);
    await visitor
      .getByRole('navigation', { name: t('nav.label') })
      .getByRole('link', { name: t('page.promotions') })
      .click();
    await expect.poll(() => pathOf(visitor)).toBe('/promotions');
  });
});
