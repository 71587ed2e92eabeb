import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const { t } = wordsIn('en');
const REASON = 'as agreed at the desk';
const { settings } = consoleRoutes;
const { site } = playerRoutes;

let house: RunningHouse;
let admin: HttpClient;
beforeAll(async () => {
  house = await startHouse({ web: true });
  admin = await house.operator('admin');
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

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
