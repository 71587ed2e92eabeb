import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { playerRoutes } from '@nokshi/contract';
import type { Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { registerStudio, richMember, WHEEL } from '../harness/studio.ts';
import { createStudio, type Studio } from '../../studio/src/studio.ts';
import { enterAs, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const { t } = wordsIn('en');

const keys = { vendor: 'SUNDIAL', scheme: 'HMAC-SHA256', key: Buffer.alloc(32, 9) } as const;

let house: RunningHouse;
let studio: Studio;
beforeAll(async () => {
  house = await startHouse({ web: true });
  studio = createStudio({
    walletUrl: house.playerOrigin,
    keys,
    gameId: WHEEL,
    page: join(import.meta.dirname, '../../studio/page'),
    recordFile: null,
  });
  await new Promise<void>((done) => studio.server.listen(0, '127.0.0.1', done));
  const { port } = studio.server.address() as AddressInfo;
  // The first of the two addresses is nobody's.
  const hosts = [
    { url: 'http://127.0.0.1:9/', place: 1 },
    { url: `http://127.0.0.1:${port}/`, place: 2 },
  ];
  await registerStudio(house, {
    keys,
    gameId: WHEEL,
    points: {},
    gameUrl: '',
    hosts,
    category: 'SPORTS',
  });
});
afterAll(async () => {
  await closeBrowser();
  studio.server.closeAllConnections();
  await new Promise((done) => studio.server.close(done));
  await house.close();
});

test('the page of a sports provider opens its game by GCS_gameLaunchFB, from the host that answers, with a way back', async () => {
  const page = await openPage();
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/wps/relay/GCS_')) asked.push(`${request.method()} ${pathname}`);
  });
  await enterAs(page, await richMember(house, ['100.00']), house.playerOrigin);
  await page.goto(`${house.playerOrigin}/fbsports?backUrl=%2Fsports`);
  await page.frameLocator('iframe').locator('#balance').getByText('100.00').waitFor();
  expect(asked).toContain(`POST ${playerRoutes.vendors.launch.path}`);
  await page.getByRole('link', { name: t('page.way-back') }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/sports');
  await page.context().close();
});
