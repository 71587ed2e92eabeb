import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser, withPictures } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { axeViolations } from './axe.ts';
import { enterAs, openApart, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const english = wordsIn('en');
const bengali = wordsIn('bn');
type Words = typeof english;
const PLANTED = '<img src=x onerror="window.planted = 1"><script>window.planted = 1</script>';

let house: RunningHouse;
let admin: HttpClient;
beforeAll(async () => {
  withPictures();
  house = await startHouse({ web: true });
  admin = await house.operator('admin');
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const dialogOf = (page: Page, { t }: Words) => page.getByRole('dialog', { name: t('chat.title') });
const logOf = (page: Page, { t }: Words) => page.getByRole('log', { name: t('chat.messages') });

async function openChat(page: Page, words: Words): Promise<void> {
  await page.goto(house.playerOrigin);
  const opener = page.getByRole('button', { name: words.t('shell.service') });
  await opener.first().click();
  await page.getByRole('textbox', { name: words.t('chat.words') }).waitFor();
}

async function say(page: Page, { t }: Words, words: string): Promise<void> {
  const field = page.getByRole('textbox', { name: t('chat.words') });
  await field.fill(words);
  await field.press('Enter');
  await logOf(page, { t } as Words)
    .getByText(words, { exact: true })
    .waitFor();
}

async function openDesk(page: Page, who: HttpClient, words: Words): Promise<void> {
  await enterAs(page, who, house.consoleOrigin);
  await page.goto(`${house.consoleOrigin}/chat`);
  await page.getByRole('heading', { level: 1, name: words.console('nav.chat') }).waitFor();
}

/** Leaves the desk and sits down again, whoever was there before. */
async function sitDown(page: Page, { console: c }: Words): Promise<void> {
  const sit = page.getByRole('button', { name: c('chat.sit') });
  const leave = page.getByRole('button', { name: c('chat.leave') });
  await sit.or(leave).waitFor();
  if (await sit.isVisible()) await sit.click();
  await leave.waitFor();
}

async function answer(page: Page, { console: c }: Words, words: string): Promise<void> {
  const field = page.getByRole('textbox', { name: c('chat.answer') });
  await field.fill(words);
  await page.getByRole('button', { name: c('chat.send'), exact: true }).click();
  await page
    .getByRole('log', { name: c('chat.messages') })
    .getByText(words, { exact: true })
    .waitFor();
}

const nothingRan = async (page: Page) => expect(await page.evaluate('window.planted')).toBeFalsy();

test.each([
  ['in English on a desktop', english, { lang: 'en', width: 1280 }],
  ['in Bengali on a phone', bengali, { lang: 'bn', theme: 'dark', width: 390 }],
] as const)('a visitor talks with an operator %s', async (_, words, view) => {
  const { t, console: c } = words;
  const [visitor, desk] = [await openApart(view), await openPage({ ...view, width: 1280 })];
  await openDesk(desk, admin, words);
  await sitDown(desk, words);
  await openChat(visitor, words);
  await dialogOf(visitor, words).getByText(t('chat.open')).waitFor();
  const question = `${PLANTED} ${view.lang}`;
  await say(visitor, words, question);

  await desk.getByRole('button', { name: question }).click();
  await desk.getByRole('button', { name: c('chat.take'), exact: true }).click();
  await logOf(visitor, words).getByText(t('chat.event-taken')).waitFor();
  const reply = `Answer ${PLANTED}`;
  await answer(desk, words, reply);
  await logOf(visitor, words).getByText(reply, { exact: true }).waitFor();
  // Taking it made its unread words the operator's own; they are no news.
  expect(await desk.getByText(c('chat.somebody-wrote')).count()).toBe(0);
  expect(await axeViolations(visitor)).toEqual([]);
  expect(await axeViolations(desk)).toEqual([]);

  await visitor.keyboard.press('Escape');
  await dialogOf(visitor, words).waitFor({ state: 'detached' });
  await answer(desk, words, 'Are you still there?');
  await visitor.getByText(t('chat.answered')).first().waitFor();
  await visitor.reload();
  const unread =
    view.width === 390
      ? visitor.getByRole('button', { name: t('chat.open-unread', { count: 1 }) })
      : visitor.getByText(t('chat.unread', { count: 1 }), { exact: true });
  await unread.click();
  await logOf(visitor, words).getByText('Are you still there?').waitFor();
  await desk.getByRole('button', { name: c('chat.close'), exact: true }).click();
  await logOf(visitor, words).getByText(t('chat.event-closed')).waitFor();
  for (const page of [visitor, desk]) await nothingRan(page);
  for (const page of [visitor, desk]) await page.context().close();
});

test('a picture is seen at the desk, and what is none is refused in words', async () => {
  const [visitor, desk] = [await openApart({ lang: 'bn' }), await openPage()];
  await openChat(visitor, bengali);
  const chooser = visitor.locator('input[type=file]');
  await chooser.setInputFiles({
    name: 'innocent.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload="window.planted = 1"/>'),
  });
  await dialogOf(visitor, bengali).getByText(bengali.refusal('chat.file-unreadable')).waitFor();
  const buffer = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#2b3a8c' },
  })
    .png()
    .toBuffer();
  await chooser.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer });
  const alt = bengali.t('chat.picture', { name: 'slip.webp' });
  await logOf(visitor, bengali).getByRole('img', { name: alt }).waitFor();

  await openDesk(desk, admin, english);
  await desk.getByRole('button', { name: 'slip.webp' }).click();
  const picture = desk.getByRole('img', {
    name: english.console('chat.picture', { name: 'slip.webp' }),
  });
  await picture.waitFor();
  await expect
    .poll(() => picture.evaluate((image: { naturalWidth: number }) => image.naturalWidth), {
      timeout: 10_000,
    })
    .toBe(60);
  await nothingRan(visitor);
  for (const page of [visitor, desk]) await page.context().close();
});

test('outside the hours a member is told when it opens, and finds the answer later', async () => {
  const { chat } = consoleRoutes;
  const { setting, version } = await admin.call(chat.setting, {});
  const closedWords = { EN: `We sleep now. ${PLANTED}`, BN: 'আমরা এখন ঘুমাই।' };
  const closed = { ...setting, closedWords, headerColour: '#803050', hours: Array(7).fill(null) };
  await admin.call(chat.set, { setting: closed, version });
  const member = await house.member();
  const page = await openApart();
  await enterAs(page, member, house.playerOrigin);
  await openChat(page, english);
  const { t } = english;
  await dialogOf(page, english).getByText(closedWords.EN).waitFor();
  await dialogOf(page, english).getByText(t('chat.kept')).waitFor();
  await say(page, english, 'Please look at my withdrawal');
  await logOf(page, english).getByText(t('chat.event-away')).waitFor();
  await page.context().close();

  await admin.call(chat.set, { setting, version: version + 1 });
  const { rows } = await admin.call(chat.list, { view: 'waiting', pageSize: 50 });
  const mine = rows.find((row) => row.member?.memberId === member.memberId);
  const chatId = mine?.chatId ?? '';
  await admin.call(chat.take, { chatId, from: null });
  await admin.call(chat.answer, { chatId, words: 'It is paid.' }, { key: randomUUID() });
  const later = await openApart();
  await enterAs(later, member, house.playerOrigin);
  await openChat(later, english);
  await logOf(later, english).getByText('It is paid.').waitFor();
  await expect
    .poll(async () => (await member.call(playerRoutes.chat.show, {})).unread, { timeout: 10_000 })
    .toBe(0);
  await nothingRan(later);
  await later.context().close();
});

test('a chat that cannot be asked for closes with the reason', async () => {
  const page = await openApart();
  await page.route('**/wps/chat', (route) =>
    route.fulfill({
      status: 409,
      json: { success: false, code: 'chat.off', message: english.refusal('chat.off') },
    }),
  );
  await page.goto(`${house.playerOrigin}/?m=chat`);
  await page.getByText(english.refusal('chat.off')).first().waitFor();
  await dialogOf(page, english).waitFor({ state: 'detached' });
  await page.context().close();
});
