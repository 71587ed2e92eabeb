import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerProvider } from '../../apps/server/src/modules/money/cashier/index.ts';
import { createProvider, type Provider } from '../../checkout/src/provider.ts';
import { openRecord } from '../../checkout/src/record.ts';
import { createCheckoutServer } from '../../checkout/src/server.ts';
import { closeBrowser } from '../harness/browser.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { axeViolations } from './axe.ts';
import { clicks } from './clicks.ts';
import { enterAs, openPage } from './visits.ts';
import { goWithin } from './walk.ts';
import { wordsIn } from './words.ts';

const { console: c, t } = wordsIn('en');
const secret = Buffer.alloc(32, 4);
const now = () => Date.now();

let house: RunningHouse;
let provider: Provider;
let server: ReturnType<typeof createCheckoutServer>;
let page: Page;
let desk: Page;
beforeAll(async () => {
  house = await startHouse({ web: true });
  let references = 0;
  provider = createProvider({
    record: openRecord(null),
    secret,
    houseUrl: house.playerOrigin,
    now,
    newReference: () => `shp-${++references}`,
    fetch,
  });
  const ownUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server = createCheckoutServer({ provider, secret, now, ownUrl }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { cashier, db } = house.house;
  await db.tx((tx) =>
    registerProvider(cashier, tx, {
      code: 'shapla-pay',
      name: { EN: 'Shapla Pay', BN: 'শাপলা পে' },
      baseUrl: ownUrl(),
      secret,
    }),
  );
  page = await openPage();
  await enterAs(page, await house.member(), house.playerOrigin);
  desk = await openPage();
  await enterAs(desk, await house.operator('finance'), house.consoleOrigin);
});
afterAll(async () => {
  server.close();
  await closeBrowser();
  await house.close();
});

inFull(
  'a deposit takes three presses from an open page at most, and the next one plays',
  async () => {
    const home = await openPage({ lang: 'bn', theme: 'dark', width: 390 });
    const { t: b } = wordsIn('bn');
    await enterAs(home, await house.member(), house.playerOrigin);
    await home.goto(house.playerOrigin);
    const { on, count } = clicks();
    await on(home.getByRole('banner').getByRole('link', { name: b('shell.deposit') }));
    await on(home.getByRole('button', { name: '৳500', exact: true }));
    expect(await axeViolations(home)).toEqual([]);
    await on(home.locator('dialog[open] form button[type=submit]').last());
    await home.getByText(b('cashier.now-CREDITED')).waitFor();
    expect(count()).toBeLessThanOrEqual(3);
    await home.getByRole('link', { name: b('cashier.play-now') }).click();
    await home.getByRole('dialog').waitFor({ state: 'detached' });
    await home.locator('main a[href^="/game?id="]').first().waitFor();
    await home.context().close();
  },
);

/** Fills the form in and sends it. */
async function askFor(channel: string | RegExp, amount: string): Promise<void> {
  await goWithin(page, house.playerOrigin, '/?mc=depositv2');
  await page.getByRole('radio', { name: channel }).check();
  await page.getByLabel(t('cashier.amount'), { exact: true }).fill(amount);
  const form = page.locator('form', { has: page.getByRole('radio', { name: channel }) });
  await form.locator('button[type=submit]').click();
}

describe('money that is paid elsewhere', () => {
  test('is paid on the provider’s page, and the deposit’s page moves by itself', async () => {
    await askFor(/Shapla Pay/, '500');
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: t('checkout.open') }).click(),
    ]);
    await opened.getByRole('button', { name: /^Pay The site is notified/ }).click();
    await opened.getByRole('link', { name: 'Back to the site' }).waitFor();
    await provider.callDue();
    await page.getByText(t('cashier.now-CREDITED')).waitFor();
    await opened.close();
  });

  inFull('is told with its reference, stands on the statement, and is credited', async () => {
    await askFor(/bank transfer/, '300');
    await page.getByLabel(t('transfer.reference')).fill('TRX 4711');
    await page.getByRole('button', { name: t('transfer.tell') }).click();
    await page.getByText('TRX 4711').waitFor();

    await desk.goto(`${house.consoleOrigin}/statements?tab=upload`);
    await desk.getByRole('button', { name: c('statements.demo') }).click();
    await expect.poll(() => desk.getByLabel(c('statements.csv')).inputValue()).toContain('300.00');
    await desk.getByRole('button', { name: c('upload.preview') }).click();
    await desk.getByText(c('statements.fate-exact'), { exact: true }).waitFor();
    await desk.getByRole('button', { name: 'Import 2 lines' }).click();
    const dialog = desk.getByRole('dialog').last();
    await dialog.getByLabel(c('member.reason')).fill('the statement of today');
    await dialog.getByRole('button', { name: c('statements.take'), exact: true }).click();
    await page.getByText(t('cashier.now-CREDITED')).waitFor();
    // The other line pays nothing that we know of.
    const menu = desk.getByRole('navigation', { name: c('app.menu') });
    const statements = menu.getByRole('link', { name: c('nav.statements') });
    await statements.filter({ hasText: c('queues.waiting', { count: 1 }) }).waitFor();
  });
});
