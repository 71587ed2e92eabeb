import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../../apps/console/src/locales/en/console.ts';
import { closeBrowser, newPage } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { wordsIn } from './words.ts';

const { t } = wordsIn('en');
const MESSAGE = { EN: 'Back at ten tonight.', BN: 'আজ রাত দশটায় ফিরছি।' };
/** Taken from the ranges for documents, so it is nobody's. */
const VISITOR = '203.0.113.77';

let house: RunningHouse;
let console: Page;
let pages: Page[];
let admin: HttpClient;

beforeAll(async () => {
  house = await startHouse({ web: true });
  admin = await house.operator('admin');
  console = await newPage();
  const cookies = Object.entries(admin.cookies()).map(([name, value]) => ({
    name,
    value,
    url: house.consoleOrigin,
  }));
  await console.context().addCookies(cookies);
  pages = await Promise.all([newPage(), newPage({ width: 390 })]);
  await pages[1]?.context().setExtraHTTPHeaders({ 'x-forwarded-for': VISITOR });
  await Promise.all([
    pages[0]?.goto(`${house.playerOrigin}/rng`),
    pages[1]?.goto(`${house.playerOrigin}/?m=register`),
  ]);
  await pages[0]?.getByRole('link', { name: /Kantha chest RTP/ }).waitFor();
  await pages[1]?.getByRole('dialog').waitFor();
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const button = (name: string) => console.getByRole('button', { name, exact: true });

test('maintenance holds on every open page within a second of the operator’s yes', async () => {
  // The live socket is what tells the pages; it opens after the first paint.
  await expect.poll(() => house.house.live.count(), { timeout: 10_000 }).toBe(2);
  await console.goto(`${house.consoleOrigin}/status`);
  await console.getByRole('radio', { name: new RegExp(en['status.maintenance']) }).check();
  await console.getByLabel(en['status.message-en']).fill(MESSAGE.EN);
  await console.getByLabel(en['status.message-bn']).fill(MESSAGE.BN);
  await button(en['status.apply']).click();
  const answered = console.waitForResponse((r) => r.request().method() === 'PUT');
  await console.getByRole('dialog').getByRole('button', { name: en['status.apply'] }).click();
  await answered;
  const began = performance.now();
  await Promise.all(pages.map((page) => page.getByText(MESSAGE.EN).waitFor()));
  expect(performance.now() - began).toBeLessThan(1_000);
  for (const page of pages) {
    await page.getByRole('heading', { name: t('app.maintenance-title') }).waitFor();
    await page
      .getByRole('link', { name: t('shell.service') })
      .or(page.getByRole('button', { name: t('shell.service') }))
      .first()
      .waitFor();
  }
});

test('in maintenance every route shows the notice and the calls are refused', async () => {
  const [page] = pages;
  for (const path of ['/', '/register', '/game?id=kantha-lines', '/helpmc']) {
    await page?.goto(house.playerOrigin + path);
    await page?.getByText(MESSAGE.EN).waitFor();
  }
  const { status, answer } = await house.visitor().send(playerRoutes.identity.login, {
    username: 'nobody',
    password: 'nothing at all',
  });
  expect(status).toBe(503);
  expect(answer).toMatchObject({ code: 'edge.maintenance', message: MESSAGE.EN });
});

test('when the site opens again the pages come back by themselves', async () => {
  const { version } = await admin.call(consoleRoutes.site.status, {});
  const message = { EN: '', BN: '' };
  const normal = { status: 'normal' as const, message, blockedCountries: [], version };
  await admin.call(consoleRoutes.site.setStatus, normal);
  await Promise.all(pages.map((page) => page.getByText(MESSAGE.EN).waitFor({ state: 'hidden' })));
  await pages[0]?.getByRole('banner').waitFor();
});

test('a blocked region sees its own address and a way to customer service', async () => {
  const { version } = await admin.call(consoleRoutes.site.status, {});
  const block = {
    status: 'region-block' as const,
    message: MESSAGE,
    blockedCountries: [],
    version,
  };
  await admin.call(consoleRoutes.site.setStatus, block);
  const phone = pages[1];
  await phone?.getByRole('heading', { name: t('app.region-title') }).waitFor();
  await phone?.reload();
  await phone?.getByText(VISITOR).waitFor();
  const answer = await phone?.evaluate("fetch('/wps/captcha').then((r) => r.status)");
  expect(answer).toBe(503);
});
