import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import {
  createReferenceVendor,
  type ReferenceVendor,
} from '../../reference-vendor/src/reference-vendor.ts';
import { axeViolations } from './axe.ts';
import { closeBrowser } from '../harness/browser.ts';
import { wallClock } from '../harness/clock.ts';
import { pictures } from '../harness/extent.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { registerVendor, richMember, WHEEL } from '../harness/vendor.ts';
import { enterAs, openPage, TELLINGS } from './visits.ts';
import { goWithin } from './walk.ts';
import { wordsIn } from './words.ts';

const keys = { vendor: 'SUNDIAL', scheme: 'HMAC-SHA256', key: Buffer.alloc(32, 9) } as const;
/** A field that pays three stakes. */
const PAYS_THREE = 7;
const PRESS = { en: 'Turn', bn: 'ঘোরান' } as const;

const clock = wallClock();
let house: RunningHouse;
let vendor: ReferenceVendor;
let silent = false;
beforeAll(async () => {
  house = await startHouse({ web: true, clock });
  vendor = createReferenceVendor({
    walletUrl: house.playerOrigin,
    keys,
    gameId: WHEEL,
    page: join(import.meta.dirname, '../../reference-vendor/page'),
    recordFile: null,
    ownWallet: null,
    random: () => PAYS_THREE,
  });
  const [handle] = vendor.server.listeners('request') as ((...of: unknown[]) => void)[];
  vendor.server.removeAllListeners('request');
  vendor.server.on('request', (request, response) => {
    if (silent && request.url?.startsWith('/wallet/')) return void request.socket.destroy();
    handle?.(request, response);
  });
  await new Promise<void>((done) => vendor.server.listen(0, '127.0.0.1', done));
  const { port } = vendor.server.address() as AddressInfo;
  const gameUrl = `http://127.0.0.1:${port}/`;
  const points = { walletUrl: `${gameUrl}wallet` };
  await registerVendor(house, { keys, gameId: WHEEL, points, gameUrl });
});
afterAll(async () => {
  await closeBrowser();
  vendor.server.closeAllConnections();
  await new Promise((done) => vendor.server.close(done));
  await house.close();
});

describe.each(TELLINGS)('a vendor’s own wallet ($lang, $theme, $width)', (view) => {
  const { t } = wordsIn(view.lang);

  inFull('gets money, is played from, and gives everything back with one press', async () => {
    const member = await richMember(house, ['100.00']);
    const page = await openPage(view);
    await enterAs(page, member, house.playerOrigin);
    await page.goto(`${house.playerOrigin}/?mc=transferFund`);
    const section = page.getByRole('region', { name: t('wallet.at-vendors'), exact: true });
    await section.getByLabel(t('cashier.amount')).fill('40');
    await section.getByRole('button', { name: t('wallet.move-in') }).click();
    await section.getByText(t('wallet.done')).first().waitFor();
    await page.getByTestId('balance').getByText('60.00').first().waitFor();
    if (pictures)
      await page.screenshot({ path: `.test/shots/transfer-${view.lang}-${view.width}.png` });

    await goWithin(page, house.playerOrigin, `/game?id=${WHEEL}`);
    const frame = page.frameLocator('iframe');
    await frame.locator('#balance').getByText('40.00').waitFor();
    await frame.getByRole('button', { name: PRESS[view.lang] }).click();
    await frame.locator('#balance').getByText('42.00').waitFor();
    // What moved there is neither staked nor lost, and the page does not say so.
    expect(await page.getByTestId('sitting-net').count()).toBe(0);
    await page.getByRole('button', { name: t('game.menu') }).click();
    const menu = page.getByRole('dialog');
    await menu.getByText(t('game.of-own-wallet')).waitFor();
    await menu.getByRole('link', { name: t('member.wallet') }).click();
    await section.getByRole('button', { name: t('wallet.all-back') }).click();
    await page.getByText(t('wallet.all-back-done')).first().waitFor();
    await page.getByTestId('balance').getByText('102.00').first().waitFor();
    await page.context().close();
  });

  inFull(
    'that is silent holds the money visibly, and it arrives when it speaks again',
    async () => {
      const member = await richMember(house, ['100.00']);
      const page = await openPage(view);
      await enterAs(page, member, house.playerOrigin);
      silent = true;
      await page.goto(`${house.playerOrigin}/?mc=transferFund`);
      const section = page.getByRole('region', { name: t('wallet.at-vendors'), exact: true });
      await section.getByText(t('wallet.silent')).waitFor();
      await section.getByLabel(t('cashier.amount')).fill('25');
      await section.getByRole('button', { name: t('wallet.move-in') }).click();
      await section.getByText(t('wallet.never-lost')).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      if (pictures)
        await page.screenshot({ path: `.test/shots/under-way-${view.lang}-${view.width}.png` });
      silent = false;
      // It is asked again some seconds later.
      clock.advance(20_000);
      await section.getByText(t('wallet.done')).first().waitFor({ timeout: 40_000 });
      expect(vendor.own?.balance(member.memberId)).toBe(25_00n);
      await page.context().close();
    },
  );
});
