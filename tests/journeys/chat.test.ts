import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser, withPictures } from '../harness/browser.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { enterAs, openApart, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const words = wordsIn('bn');
const PLANTED = '<img src=x onerror="window.planted = 1"><script>window.planted = 1</script>';

let house: RunningHouse;
beforeAll(async () => {
  withPictures();
  house = await startHouse({ web: true });
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

async function openDesk(page: Page): Promise<void> {
  await enterAs(page, await house.operator(), house.consoleOrigin);
  await page.goto(`${house.consoleOrigin}/chat`);
  await page.getByRole('heading', { level: 1, name: words.console('nav.chat') }).waitFor();
}

async function answer(page: Page, said: string): Promise<void> {
  const { console: c } = words;
  await page.getByRole('textbox', { name: c('chat.answer') }).fill(said);
  await page.getByRole('button', { name: c('chat.send'), exact: true }).click();
  await page
    .getByRole('log', { name: c('chat.messages') })
    .getByText(said, { exact: true })
    .waitFor();
}

test('a visitor on a phone talks with an operator in Bengali, sends a picture, and finds the answer after a reload', async () => {
  const view = { lang: 'bn', theme: 'dark' } as const;
  const { t, console: c } = words;
  const [visitor, desk] = [
    await openApart({ ...view, width: 390 }),
    await openPage({ ...view, width: 1280 }),
  ];
  await openDesk(desk);
  await desk.getByRole('button', { name: c('chat.sit') }).click();
  await desk.getByRole('button', { name: c('chat.leave') }).waitFor();
  await visitor.goto(house.playerOrigin);
  await visitor
    .getByRole('button', { name: t('shell.service') })
    .first()
    .click();
  const log = visitor.getByRole('log', { name: t('chat.messages') });
  const field = visitor.getByRole('textbox', { name: t('chat.words') });
  await visitor
    .getByRole('dialog', { name: t('chat.title') })
    .getByText(t('chat.open'))
    .waitFor();
  const question = `${PLANTED} ?`;
  await field.fill(question);
  await field.press('Enter');
  await log.getByText(question, { exact: true }).waitFor();
  const buffer = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#2b3a8c' },
  })
    .png()
    .toBuffer();
  const slip = { name: 'slip.png', mimeType: 'image/png', buffer };
  await visitor.locator('input[type=file]').setInputFiles(slip);
  await log.getByRole('img', { name: t('chat.picture', { name: 'slip.webp' }) }).waitFor();

  await desk.getByRole('button', { name: 'slip.webp' }).click();
  const picture = desk.getByRole('img', { name: c('chat.picture', { name: 'slip.webp' }) });
  await expect
    .poll(() => picture.evaluate((image: { naturalWidth: number }) => image.naturalWidth))
    .toBe(60);
  await desk.getByRole('button', { name: c('chat.take'), exact: true }).click();
  await log.getByText(t('chat.event-taken')).waitFor();
  const reply = `Answer ${PLANTED}`;
  await answer(desk, reply);
  await log.getByText(reply, { exact: true }).waitFor();
  // Taking it made its unread words the operator's own; they are no news.
  expect(await desk.getByText(c('chat.somebody-wrote')).count()).toBe(0);

  await visitor.keyboard.press('Escape');
  await log.waitFor({ state: 'detached' });
  await answer(desk, 'Are you still there?');
  await visitor.getByText(t('chat.answered')).first().waitFor();
  await visitor.reload();
  await visitor.getByRole('button', { name: t('chat.open-unread', { count: 1 }) }).click();
  await log.getByText('Are you still there?').waitFor();
  await desk.getByRole('button', { name: c('chat.close'), exact: true }).click();
  await log.getByText(t('chat.event-closed')).waitFor();
  for (const page of [visitor, desk]) expect(await page.evaluate('window.planted')).toBeFalsy();
});
