import { consoleRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { enterAs, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

let house: RunningHouse;
let admin: HttpClient;
beforeAll(async () => {
  house = await startHouse({ web: true });
  admin = await house.operator();
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

async function at(path: string, view: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  const page = await openPage(view);
  await enterAs(page, admin, house.consoleOrigin);
  await page.goto(house.consoleOrigin + path);
  return page;
}

describe('what would change is shown before it is done', () => {
  test('at the chat: the day that closes, and nothing else', async () => {
    const { console: c } = wordsIn('en');
    const page = await at('/chat?tab=setting');
    const save = page.getByRole('button', { name: c('chat.save') });
    await save.waitFor();
    expect(await save.isDisabled()).toBe(true);
    await page.getByRole('checkbox', { name: c('chat.fri') }).uncheck();
    await save.click();
    const dialog = page.getByRole('dialog', { name: c('change.title') });
    const rows = dialog.getByRole('row').filter({ hasText: c('chat.fri') });
    await rows.getByText(c('change.empty')).waitFor();
    // Its head, and the one line.
    expect(await dialog.getByRole('row').count()).toBe(2);
    await dialog.getByRole('button', { name: c('app.cancel') }).click();
    const held = async () => (await admin.call(consoleRoutes.chat.setting, {})).setting.hours[4];
    expect(await held()).not.toBeNull();
    await save.click();
    await dialog.getByRole('button', { name: c('change.apply') }).click();
    await expect.poll(held).toBeNull();
    await page.context().close();
  });

  test('at the couriers, in Bengali on a phone: where messages go, the secret as dots', async () => {
    const { console: c } = wordsIn('bn');
    const page = await at('/couriers?view=settings', { lang: 'bn', width: 390 });
    const form = page.locator('form').filter({ hasText: c('couriers.sms') });
    await form.getByText(c('couriers.http-words')).click();
    await form.getByLabel(c('couriers.url')).fill('https://sms.example/send');
    await form.getByLabel(c('couriers.secret'), { exact: true }).fill('k3y-of-ours');
    await form.getByRole('button', { name: c('couriers.save') }).click();
    const dialog = page.getByRole('dialog', { name: c('couriers.save-title') });
    await dialog.getByText('https://sms.example/send').waitFor();
    await dialog.getByText('••••', { exact: true }).waitFor();
    expect(await dialog.getByText('k3y-of-ours').count()).toBe(0);
    await dialog.getByRole('button', { name: c('change.apply') }).click();
    const held = async () =>
      (await admin.call(consoleRoutes.couriers.settings, {})).find(({ kind }) => kind === 'sms');
    await expect
      .poll(held)
      .toMatchObject({ secretSet: true, setting: { url: 'https://sms.example/send' } });
    await page.context().close();
  });
});
