import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createReferenceVendor,
  type ReferenceVendor,
} from '../../reference-vendor/src/reference-vendor.ts';
import { inFull } from '../harness/in-full.ts';
import { axeViolations } from './axe.ts';
import { pictures } from '../harness/extent.ts';
import { closeBrowser } from '../harness/browser.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { grantRounds, registerVendor, richMember, WHEEL } from '../harness/vendor.ts';
import { enterAs, openPage, TELLINGS } from './visits.ts';
import { wordsIn } from './words.ts';

const keys = { vendor: 'SUNDIAL', scheme: 'HMAC-SHA256', key: Buffer.alloc(32, 9) } as const;
/** A field that pays three stakes. */
const PAYS_THREE = 7;

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
    random: () => PAYS_THREE,
  });
  await new Promise<void>((done) => vendor.server.listen(0, '127.0.0.1', done));
  const { port } = vendor.server.address() as AddressInfo;
  const gameUrl = `http://127.0.0.1:${port}/`;
  const points = { freeRoundsUrl: `${gameUrl}free-rounds` };
  await registerVendor(house, { keys, gameId: WHEEL, points, gameUrl });
});
afterAll(async () => {
  await closeBrowser();
  vendor.server.closeAllConnections();
  await new Promise((done) => vendor.server.close(done));
  await house.close();
});

const FREE_ROUNDS = { en: /^5 free rounds at ৳2\.00 are waiting/, bn: /৳2\.00 করে 5টি ফ্রি রাউন্ড/ };
const PRESS = { en: 'Turn', bn: 'ঘোরান' } as const;

describe.each(TELLINGS)('a game of a vendor ($lang, $theme, $width)', (view) => {
  const { t } = wordsIn(view.lang);

  test('plays through the whole chain: page, vendor, signed wallet, ledger, and the records', async () => {
    const member = await richMember(house, ['100.00']);
    const page = await openPage(view);
    await enterAs(page, member, house.playerOrigin);
    await page.goto(`${house.playerOrigin}/seamless?id=${WHEEL}`);
    const frame = page.frameLocator('iframe');
    await frame.locator('#balance').getByText('100.00').waitFor();
    expect(await page.getByRole('navigation', { name: t('nav.label') }).count()).toBe(0);
    await frame.getByRole('button', { name: PRESS[view.lang] }).click();
    await frame.locator('#balance').getByText('102.00').waitFor();
    expect(await frame.locator('#won').textContent()).toBe('3.00');
    // The page around it hears of the posting itself.
    await page.getByTestId('balance').getByText('102.00').waitFor();
    const { rows } = await member.call(playerRoutes.records.wagers, { pageSize: 10 });
    expect(rows).toMatchObject([{ gameId: WHEEL, stake: '1.00', payout: '3.00' }]);
    expect(vendor.record.all().filter(({ account }) => account === member.memberId)).toMatchObject([
      { action: 'bet', state: 'done', amount: '1.00' },
      { action: 'win', state: 'done', amount: '3.00' },
    ]);
    await page.context().close();
  });

  inFull(
    'is opened from the list of games, says who runs it and which free rounds wait, and its frame gets nothing of ours',
    async () => {
      const member = await richMember(house, ['100.00']);
      const { username } = member;
      await grantRounds(house, { username, gameId: WHEEL, rounds: 5, stake: '2.00' });
      const told = async () =>
        (await member.call(playerRoutes.vendors.launch, { gameId: WHEEL })).freeRounds.length;
      await expect.poll(told, { timeout: 15_000 }).toBe(1);
      const page = await openPage(view);
      await enterAs(page, member, house.playerOrigin);
      await page.goto(`${house.playerOrigin}/rng?page=SUNDIAL`);
      await page.locator(`main a[href="/game?id=${WHEEL}"]`).first().click();
      await page.frameLocator('iframe').locator('#balance').getByText('100.00').waitFor();
      await page.getByText(FREE_ROUNDS[view.lang]).waitFor();
      // A token alone: the frame has no origin and no cookie.
      const frame = page.frames().find((one) => one.url().includes('#token='));
      expect(await frame?.evaluate('self.origin')).toBe('null');
      expect(await frame?.evaluate('document.referrer')).toBe('');
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: t('game.menu') }).click();
      await page.getByRole('dialog').getByText(t('game.of-a-vendor')).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      if (pictures)
        await page.screenshot({ path: `.test/shots/vendor-${view.lang}-${view.width}.png` });
      await page.context().close();
    },
  );
});
