import { playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import type { RunningHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { theHouse } from './the-house.ts';
import { enterAs, openApart, openPage } from './visits.ts';
import { goWithin } from './walk.ts';
import { wordsIn } from './words.ts';

const { t, console: c } = wordsIn('en');
const bengali = wordsIn('bn');
// The picture would run where pictures are loaded, the drawing everywhere.
const PLANTED = '<img src=x onerror="window.planted = 1"><svg onload="window.planted = 1"></svg>';

type Member = Awaited<ReturnType<RunningHouse['member']>>;
let house: RunningHouse;
let support: HttpClient;
let rina: Member;
let karim: Member;
let desk: Page;
let site: Page;
let phone: Page;
beforeAll(async () => {
  house = await theHouse();
  support = await house.operator('support');
  [rina, karim] = [await house.member(), await house.member()];
  [desk, site, phone] = [
    await openPage(),
    await openPage(),
    await openPage({ lang: 'bn', theme: 'dark', width: 390 }),
  ];
  await enterAs(desk, support, house.consoleOrigin);
  await enterAs(site, rina, house.playerOrigin);
  await enterAs(phone, karim, house.playerOrigin);
});
afterAll(closeBrowser);

const nothingRan = async (page: Page) => expect(await page.evaluate('window.planted')).toBeFalsy();
const centreOf = (page: Page, words: typeof t) =>
  page.getByRole('dialog', { name: words('member.title') });

test('a letter an operator writes is counted on the open page at once, nothing planted in it runs, and it leaves when it is withdrawn', async () => {
  // What the house itself had to say was opened before.
  await rina.call(playerRoutes.inbox.readAll, {});
  await site.goto(house.playerOrigin);
  await desk.goto(`${house.consoleOrigin}/letters`);
  await desk.getByRole('button', { name: c('letters.write') }).click();
  const field = (id: Parameters<typeof c>[0]) =>
    desk.getByRole('textbox', { name: c(id), exact: true });
  await field('letters.usernames').fill(`${rina.username}, nobody-here`);
  await field('letters.title-en').fill(`Your documents ${PLANTED}`);
  await field('letters.title-bn').fill('আপনার কাগজপত্র');
  await field('letters.text-en').fill(`They are in order.\n${PLANTED}`);
  await field('letters.text-bn').fill('সেগুলো ঠিক আছে।');
  await desk
    .getByRole('region', { name: c('letters.preview') })
    .getByText('সেগুলো ঠিক আছে।')
    .waitFor();
  await desk.getByRole('button', { name: c('letters.check') }).click();
  await desk.getByText(c('letters.unknown', { usernames: 'nobody-here' })).waitFor();
  await field('letters.usernames').fill(rina.username);
  await desk.getByRole('button', { name: c('letters.check') }).click();
  const sure = desk.getByRole('dialog', { name: c('letters.send') });
  await sure.getByText('This letter reaches one member.').waitFor();
  await sure.getByRole('textbox', { name: c('member.reason') }).fill('Asked by telephone');
  await sure.getByRole('button', { name: c('letters.send') }).click();
  await site
    .locator('header')
    .getByRole('button', { name: 'Messages, 1 new', exact: true })
    .click();
  expect(new URL(site.url()).searchParams.get('mc')).toBe('messageV2');
  const centre = centreOf(site, t);
  await centre.getByRole('button', { name: /Your documents/ }).click();
  await centre.getByText('They are in order.').waitFor();
  await centre.getByText('Nothing new').first().waitFor();
  expect(await centre.locator('article img, article svg[onload]').count()).toBe(0);
  for (const page of [desk, site]) await nothingRan(page);
  await desk.getByRole('button', { name: /Your documents/ }).click();
  await desk.getByRole('button', { name: c('letters.withdraw') }).click();
  const withdraw = desk.getByRole('dialog', { name: c('letters.withdraw') });
  await withdraw.getByRole('textbox', { name: c('member.reason') }).fill('Wrong member');
  await withdraw.getByRole('button', { name: c('letters.withdraw') }).click();
  await centre.getByText(t('inbox.none')).waitFor();
});

test('a member asks in Bengali on a phone, and finds the answer on the open page and in the inbox', async () => {
  const { t: b } = bengali;
  await phone.goto(`${house.playerOrigin}/?mc=messageV2&tab=feedback`);
  const centre = centreOf(phone, b);
  const content = centre.getByRole('textbox', { name: b('feedback.content') });
  await content.waitFor();
  const send = centre.getByRole('button', { name: b('feedback.send'), exact: true });
  await centre.getByRole('button', { name: b('feedback.withdrawal') }).click();
  await content.fill('ক'.repeat(140));
  await send.click();
  await centre.getByText('ক'.repeat(140), { exact: true }).waitFor();
  await centre.getByText(b('feedback.open'), { exact: true }).waitFor();

  await goWithin(desk, house.consoleOrigin, '/feedback');
  await desk
    .getByRole('row', { name: new RegExp(karim.username) })
    .getByRole('button')
    .click();
  const dialog = desk.getByRole('dialog', { name: c('feedback.withdrawal') });
  await dialog.getByRole('textbox', { name: c('feedback.answer') }).fill(`আজ পাবেন। ${PLANTED}`);
  await dialog.getByRole('button', { name: c('feedback.send'), exact: true }).click();
  await desk.getByRole('button', { name: c('change.apply') }).click();
  await centre.getByText(b('feedback.answered'), { exact: true }).waitFor();
  await centre.getByText(/আজ পাবেন।/).waitFor();
  await centre.getByRole('tab', { name: b('inbox.inbox') }).click();
  await centre.getByRole('button', { name: /আপনার প্রশ্নের উত্তর: উত্তোলন/ }).click();
  await centre.getByText(/আজ পাবেন।/).waitFor();
  for (const page of [desk, phone]) await nothingRan(page);
});

inFull('a visitor asks customer service from the help centre after a proof of work', async () => {
  const visitor = await openApart();
  await visitor.goto(`${house.playerOrigin}/help`);
  await visitor.getByRole('button', { name: t('feedback.ask') }).click();
  const dialog = visitor.getByRole('dialog', { name: t('feedback.ask') });
  await dialog
    .getByRole('textbox', { name: t('feedback.question-content') })
    .fill(`Since Friday I wait for my withdrawal. ${PLANTED}`);
  await dialog.getByRole('textbox', { name: t('feedback.contact') }).fill('selim@mail.example');
  await dialog.getByRole('button', { name: t('feedback.send'), exact: true }).click();
  await dialog.getByText(t('feedback.sent')).waitFor({ timeout: 30_000 });
  await desk.goto(`${house.consoleOrigin}/feedback`);
  await desk.getByRole('row', { name: /selim@mail\.example/ }).waitFor();
  for (const page of [visitor, desk]) await nothingRan(page);
});
