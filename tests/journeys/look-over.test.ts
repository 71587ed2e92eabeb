import { consoleRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
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

  inFull(
    'at the couriers, in Bengali on a phone: where messages go, the secret as dots',
    async () => {
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
    },
  );

  inFull(
    'at the contents: a new link with its picture, and what an undo would bring back',
    async () => {
      const { console: c } = wordsIn('en');
      const page = await at('/resources');
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      await press(c('content.new'));
      await page.getByLabel(c('resources.name'), { exact: true }).fill('Help on Telegram');
      await page.getByLabel(c('resources.url'), { exact: true }).fill('https://t.me/nokshi-help');
      const buffer = await sharp({
        create: { width: 64, height: 64, channels: 3, background: 'teal' },
      })
        .png()
        .toBuffer();
      const file = { name: 'code.png', mimeType: 'image/png', buffer };
      await page.setInputFiles('input[type=file]', file);
      await page.getByRole('button', { name: c('content.picture-other') }).waitFor();
      await press(c('content.publish'));
      const dialog = page.getByRole('dialog');
      await dialog.getByText('https://t.me/nokshi-help').waitFor();
      await dialog.locator('img').waitFor();
      const held = async () =>
        (await admin.call(consoleRoutes.resources.list, {})).find(
          ({ doc }) => doc.name === 'Help on Telegram',
        )?.state;
      await dialog.getByRole('button', { name: c('app.cancel') }).click();
      expect(await held()).toBeUndefined();
      await press(c('content.publish'));
      await dialog.getByRole('button', { name: c('change.apply') }).click();
      await expect.poll(held).toBe('published');
      // Nothing is typed: there is nothing to save, only to take off.
      const save = page.getByRole('button', { name: c('content.save-live') });
      await expect.poll(() => save.isDisabled()).toBe(true);
      await press(c('content.unpublish'));
      await dialog.getByText(c('content.draft'), { exact: true }).waitFor();
      await dialog.getByRole('button', { name: c('change.apply') }).click();
      await expect.poll(held).toBe('draft');
      await press(c('content.undo'));
      const state = dialog.getByRole('row').filter({ hasText: c('content.state') });
      await state.getByText(c('content.published'), { exact: true }).waitFor();
      await dialog.getByRole('button', { name: c('change.apply') }).click();
      await expect.poll(held).toBe('published');
      await page.context().close();
    },
  );

  inFull('at a member and an operator: how they stand before and after', async () => {
    const { console: c } = wordsIn('en');
    const member = await house.member();
    const page = await at('/members');
    await page.getByRole('link', { name: member.username }).click();
    await page.getByRole('button', { name: c('member.freeze') }).click();
    const freeze = page.getByRole('dialog');
    const standing = freeze.getByRole('row').filter({ hasText: c('standing.frozen') });
    await standing.getByText(c('change.on'), { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await house.operator('support');
    await page.goto(`${house.consoleOrigin}/operators`);
    await page.getByRole('row', { name: 'opsupport' }).getByRole('button').click();
    const dialogs = page.getByRole('dialog');
    await dialogs.getByRole('button', { name: c('operators.end-sessions') }).click();
    const sessions = dialogs
      .last()
      .getByRole('row')
      .filter({ hasText: c('operators.sessions') });
    await sessions.getByText('0', { exact: true }).waitFor();
    await dialogs
      .last()
      .getByRole('button', { name: c('app.cancel') })
      .click();
    await dialogs.getByRole('button', { name: c('operators.disable'), exact: true }).click();
    const state = dialogs
      .last()
      .getByRole('row')
      .filter({ hasText: c('operators.state') });
    await state.getByText(c('operator.DISABLED')).waitFor();
    await page.context().close();
  });
});
