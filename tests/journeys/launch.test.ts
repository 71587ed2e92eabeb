import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { registerVendor, richMember, WHEEL } from '../harness/vendor.ts';
import {
  createReferenceVendor,
  type ReferenceVendor,
} from '../../reference-vendor/src/reference-vendor.ts';
import { enterAs, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const { t } = wordsIn('en');

const keys = { vendor: 'SUNDIAL', scheme: 'HMAC-SHA256', key: Buffer.alloc(32, 9) } as const;

let house: RunningHouse;
let vendor: ReferenceVendor;
beforeAll(async () => {
  house = await startHouse({ web: true });
  vendor = createReferenceVendor({
    walletUrl: house.playerOrigin,
    keys,
    gameId: WHEEL,
    page: join(import.meta.dirname, '../../reference-vendor/page'),
    recordFile: null,
  });
  await new Promise<void>((done) => vendor.server.listen(0, '127.0.0.1', done));
  const { port } = vendor.server.address() as AddressInfo;
  // The first of the two addresses is nobody's.
  const hosts = [
    { url: 'http://127.0.0.1:9/', place: 1 },
    { url: `http://127.0.0.1:${port}/`, place: 2 },
  ];
  await registerVendor(house, {
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
  vendor.server.closeAllConnections();
  await new Promise((done) => vendor.server.close(done));
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
  expect(asked).toContain('POST /wps/relay/GCS_gameLaunchFB');
  await page.getByRole('link', { name: t('page.way-back') }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/sports');
  await page.context().close();
});
