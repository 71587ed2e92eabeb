import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { RunningHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { theHouse } from './the-house.ts';
import { enterAs, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const { console: c, t } = wordsIn('en');

let house: RunningHouse;
let desk: Page;
let site: Page;
beforeAll(async () => {
  house = await theHouse();
  desk = await openPage();
  await enterAs(desk, await house.operator('finance'), house.consoleOrigin);
  site = await openPage();
  await enterAs(site, await house.member(), house.playerOrigin);
});
afterAll(closeBrowser);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Says why, and presses the act. */
async function because(action: string): Promise<void> {
  const dialog = desk.getByRole('dialog').last();
  await dialog.getByLabel(c('member.reason')).fill('for the fair of books');
  await dialog.getByRole('button', { name: action, exact: true }).click();
}

inFull(
  'vouchers are issued, their codes taken once, and a member redeems one in the form',
  async () => {
    await desk.goto(`${house.consoleOrigin}/vouchers`);
    await desk.getByText(c('vouchers.none')).waitFor();
    await button(desk, c('vouchers.issue')).click();
    const dialog = desk.getByRole('dialog').last();
    await dialog.getByLabel(c('vouchers.how-many')).fill('2');
    await dialog.getByLabel(c('vouchers.worth-each')).fill('250');
    await dialog.getByText(c('vouchers.worth-all', { worth: '৳500.00' })).waitFor();
    await dialog.getByLabel(c('vouchers.expires')).fill('2030-01-01T00:00');
    await dialog.getByLabel(c('vouchers.note')).fill('Fair of books');
    await button(desk, c('vouchers.look-over')).click();
    await because(c('vouchers.issue'));
    await desk.getByRole('row', { name: 'Fair of books' }).waitFor();
    await button(desk, c('vouchers.take')).click();
    await button(desk, c('vouchers.take-now')).click();
    const codes = desk.getByRole('dialog').getByRole('listitem');
    await expect.poll(() => codes.count()).toBe(2);
    const code = (await codes.first().textContent()) ?? '';
    await button(desk, c('app.close')).click();

    await site.goto(`${house.playerOrigin}/?mc=depositv2`);
    await site.getByLabel(/Voucher/).check();
    await site.getByLabel('Voucher code').fill(`${code.slice(0, -1)}?`);
    await button(site, t('cashier.redeem')).click();
    await site.getByText(t('cashier.fault-voucher')).waitFor();
    await site.getByLabel('Voucher code').fill(code.toLowerCase());
    await button(site, t('cashier.redeem')).click();
    await site.getByText(t('cashier.now-CREDITED')).waitFor();

    await desk.reload();
    await desk.getByText(c('vouchers.count-used', { count: 1 })).waitFor();
    await button(desk, c('vouchers.void')).click();
    await because(c('vouchers.void'));
    await desk.getByText(c('vouchers.count-void', { count: 1 })).waitFor();
  },
);

inFull(
  'a fee that is set at the desk is shown in the form before and after, and undone',
  async () => {
    await desk.goto(`${house.consoleOrigin}/channels?c=demo-wallet`);
    await desk.getByLabel(c('channels.fee-points')).fill('150');
    const preview = desk.getByRole('complementary', { name: c('channels.preview') });
    await preview.getByText('৳985.00').waitFor();
    await desk.getByRole('button', { name: 'Review 1 change' }).click();
    await because(c('change.apply'));
    await desk.getByText('for the fair of books').waitFor();

    await site.goto(`${house.playerOrigin}/?mc=depositv2`);
    await site.getByLabel(t('cashier.amount'), { exact: true }).fill('200');
    await site.getByText('৳197.00', { exact: true }).waitFor();
    await site.locator('dialog[open] form button[type=submit]').click();
    await site.getByText(t('cashier.now-CREDITED')).waitFor();
    await site.getByText('৳3.00').waitFor();

    await button(desk, c('change.undo')).click();
    await because(c('change.undo'));
    await expect.poll(() => desk.getByLabel(c('channels.fee-points')).inputValue()).toBe('0');
  },
);
