import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { closeBrowser, newPage } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { scanned } from './scanned.ts';
import { enterAs, firstGame, openPage, withAnswer } from './visits.ts';
import { wordsIn } from './words.ts';

const { t } = wordsIn('en');
const { t: bengali } = wordsIn('bn');

let house: RunningHouse;
let member: HttpClient;
let visitor: Page;

beforeAll(async () => {
  house = await startHouse({ web: true });
  member = await house.member();
  visitor = await openPage();
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const go = (page: Page, path: string) => page.goto(house.playerOrigin + path);

describe('the codes', () => {
  test('of the side bar scan as the addresses of the apps', async () => {
    await go(visitor, '/');
    await firstGame(visitor).waitFor();
    // A profile is offered where the operator has one.
    const profile = visitor.getByRole('complementary').getByText(t('download.profile'));
    expect(await profile.count()).toBe(0);
    for (const [app, to] of [
      ['download.ios', '/down#ios'],
      ['download.android', '/down#android'],
    ] as const) {
      const tool = visitor.getByRole('complementary').getByRole('button', { name: t(app) });
      await tool.click();
      const code = visitor.getByRole('img', { name: t('download.code', { app: t(app) }) });
      expect(await scanned(code)).toBe(house.playerOrigin + to);
      await visitor.keyboard.press('Escape');
      await code.waitFor({ state: 'hidden' });
      await expect.poll(() => tool.getAttribute('aria-expanded')).toBe('false');
    }
  });

  test('of the download page scans as the site itself', async () => {
    await go(visitor, '/down');
    const code = visitor.getByRole('img', { name: t('download.site-code') });
    expect(await scanned(code)).toBe(`${house.playerOrigin}/`);
    for (const guide of ['download.ios', 'download.android', 'download.desktop'] as const)
      await visitor.getByRole('heading', { name: t(guide) }).waitFor();
  });
});

describe('the app', () => {
  test('can be installed: manifest with a maskable icon, all of it there', async () => {
    const answer = await member.raw('/manifest.webmanifest');
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = (await answer.json()) as {
      name: string;
      start_url: string;
      display: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest).toMatchObject({ name: 'Nokshi', start_url: '/', display: 'standalone' });
    expect(manifest.icons.map((icon) => icon.purpose)).toContain('maskable');
    for (const { src } of manifest.icons) expect((await member.raw(src)).status).toBe(200);
    expect(await (await member.raw('/')).text()).toContain('rel="manifest"');
  });

  test('shows its offline page when the line is gone, and comes back with it', async () => {
    const page = await newPage({}, { worker: true });
    await go(page, '/');
    await page.evaluate('navigator.serviceWorker.ready');
    await expect
      .poll(() => page.evaluate('navigator.serviceWorker.controller !== null'))
      .toBe(true);
    await page.context().setOffline(true);
    // The worker hears of it on a line of its own, and may still fetch the first page.
    await vi.waitFor(
      async () => {
        await go(page, '/rng');
        const title = page.getByRole('heading', { name: t('shell.offline-title') });
        await title.waitFor({ timeout: 1_000 });
      },
      { timeout: 10_000 },
    );
    await page.evaluate(`localStorage.setItem('nokshi.language', 'BN')`);
    await go(page, '/rng');
    await page.getByRole('heading', { name: bengali('shell.offline-title') }).waitFor();
    expect(await page.getByRole('heading').count()).toBe(1);
    await page.context().setOffline(false);
    await firstGame(page).waitFor();
    await page.context().close();
  });
});

describe('sharing', () => {
  test('asks a visitor to log in first', async () => {
    await go(visitor, '/');
    const tool = visitor.getByRole('complementary').getByRole('button', { name: t('shell.share') });
    await tool.click();
    await visitor.getByRole('dialog', { name: t('login.title') }).waitFor();
    await visitor.goBack();
    await visitor.getByRole('dialog', { name: t('login.title') }).waitFor({ state: 'hidden' });
    await visitor.goForward();
    await visitor.getByRole('dialog', { name: t('login.title') }).waitFor();
    await visitor.keyboard.press('Escape');
  });

  test('gives a member the own link, which fills the code of the form it opens', async () => {
    const page = await openPage();
    await enterAs(page, member, house.playerOrigin);
    await go(page, '/');
    const tools = page.getByRole('complementary');
    await tools.getByRole('button', { name: t('shell.share') }).click();
    const dialog = page.getByRole('region', { name: t('member.referral') });
    const link = (await scanned(dialog.getByRole('img', { name: t('share.code') }))) ?? '';
    expect(link).toContain(`${house.playerOrigin}/?referralCode=`);
    await expect.poll(() => dialog.locator('code').innerText()).toBe(link);
    await page.context().close();

    await visitor.goto(`${link}&m=register`);
    const code = visitor.getByLabel(t('field.referralCode'));
    const invited = new URL(link).searchParams.get('referralCode');
    await expect.poll(() => code.inputValue()).toBe(invited);
  });

  test('says plainly that it is not open when the promotion is off', async () => {
    const page = await openPage();
    await enterAs(page, member, house.playerOrigin);
    await withAnswer(page, '**/wps/system/status*', (value: { info: { whitelabel: object } }) => {
      Object.assign(value.info.whitelabel, { REFERRAL3: '0' });
    });
    await go(page, '/');
    await page.getByTestId('balance').first().waitFor();
    await page
      .getByRole('complementary')
      .getByRole('button', { name: t('shell.share') })
      .click();
    const answer = page.getByRole('dialog', { name: t('shell.share-soon') });
    await answer.getByRole('button', { name: t('app.close') }).click();
    await answer.waitFor({ state: 'hidden' });
    await page.context().close();
  });
});
