import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { axeViolations } from './axe.ts';
import { enterAs, openApart, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const { t, console: c } = wordsIn('en');
const bengali = wordsIn('bn');
const PLANTED = '<img src=x onerror="window.planted = 1"><script>window.planted = 1</script>';

type Member = Awaited<ReturnType<RunningHouse['member']>>;
let house: RunningHouse;
let support: HttpClient;
let rina: Member;
let karim: Member;
let desk: Page;
let site: Page;
let phone: Page;
beforeAll(async () => {
  house = await startHouse({ web: true });
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
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const nothingRan = async (page: Page) => expect(await page.evaluate('window.planted')).toBeFalsy();
const centreOf = (page: Page, words: typeof t) =>
  page.getByRole('dialog', { name: words('member.title') });
test('all is read with one press, notices too', async () => {
  await site.goto(house.playerOrigin);
  await site
    .locator('header')
    .getByRole('button', { name: /^Messages, \d+ new$/ })
    .click();
  const centre = centreOf(site, t);
  await centre.getByText(t('inbox.none')).waitFor();
  await centre.getByRole('button', { name: t('inbox.read-all') }).click();
  await centre.getByText('Nothing new').first().waitFor();
  await site.keyboard.press('Escape');
  await site.locator('header').getByRole('button', { name: 'Messages', exact: true }).waitFor();
});

test('a letter an operator writes is counted on the open page at once, and nothing planted in it runs', async () => {
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
  expect(await centre.locator('article img, article script').count()).toBe(0);
  for (const page of [desk, site]) await nothingRan(page);
});

test('a letter is deleted, and comes back with undo', async () => {
  const centre = centreOf(site, t);
  const letter = centre.getByRole('button', { name: /Your documents/ });
  await centre.getByRole('button', { name: t('inbox.delete') }).click();
  await centre.getByText(t('inbox.deleted')).waitFor();
  await letter.waitFor({ state: 'detached' });
  await centre.getByRole('button', { name: t('inbox.undo') }).click();
  await letter.waitFor();
});

test('a withdrawn letter leaves the open inbox', async () => {
  await desk.getByRole('button', { name: /Your documents/ }).click();
  await desk.getByRole('button', { name: c('letters.withdraw') }).click();
  const sure = desk.getByRole('dialog', { name: c('letters.withdraw') });
  await sure.getByRole('textbox', { name: c('member.reason') }).fill('Wrong member');
  await sure.getByRole('button', { name: c('letters.withdraw') }).click();
  await centreOf(site, t).getByText(t('inbox.none')).waitFor();
});

test('a member asks in Bengali within 140 characters, and finds the answer in the inbox', async () => {
  const { t: b } = bengali;
  await phone.goto(`${house.playerOrigin}/?mc=messageV2&tab=feedback`);
  const centre = centreOf(phone, b);
  const content = centre.getByRole('textbox', { name: b('feedback.content') });
  await content.waitFor();
  const send = centre.getByRole('button', { name: b('feedback.send'), exact: true });
  await send.click();
  await centre.getByText(b('feedback.wrong')).waitFor();
  await content.fill('ক'.repeat(141));
  await send.click();
  await centre.getByText(b('feedback.wrong')).waitFor();
  await centre.getByRole('button', { name: b('feedback.withdrawal') }).click();
  await content.fill('ক'.repeat(140));
  await send.click();
  await centre.getByText('ক'.repeat(140), { exact: true }).waitFor();
  await centre.getByText(b('feedback.open'), { exact: true }).waitFor();

  await desk.goto(`${house.consoleOrigin}/feedback`);
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

test('a visitor writes from the help centre after a proof of work', async () => {
  const visitor = await openApart();
  await visitor.goto(`${house.playerOrigin}/help`);
  await visitor.getByRole('button', { name: t('feedback.title') }).click();
  const dialog = visitor.getByRole('dialog', { name: t('feedback.title') });
  await dialog.getByRole('button', { name: t('feedback.game'), exact: true }).click();
  await dialog.getByRole('textbox', { name: t('feedback.content') }).fill('A game did not open.');
  await dialog.getByRole('textbox', { name: t('feedback.contact') }).fill('rahim@mail.example');
  await dialog.getByRole('button', { name: t('feedback.send'), exact: true }).click();
  await dialog.getByText(t('feedback.sent')).waitFor({ timeout: 30_000 });
  await desk.goto(`${house.consoleOrigin}/feedback`);
  await desk.getByRole('row', { name: /rahim@mail\.example/ }).waitFor();
});

test('a visitor asks customer service from the help centre, in 5 to 200 words', async () => {
  const visitor = await openApart();
  await visitor.goto(`${house.playerOrigin}/help`);
  await visitor.getByRole('button', { name: t('feedback.ask') }).click();
  const dialog = visitor.getByRole('dialog', { name: t('feedback.ask') });
  const content = dialog.getByRole('textbox', { name: t('feedback.question-content') });
  const send = dialog.getByRole('button', { name: t('feedback.send'), exact: true });
  const wrong = dialog.getByText('Please write between 5 and 200 words.');
  await content.fill('Where is it?');
  await dialog.getByText('3 words so far; please write 5 to 200').waitFor();
  await send.click();
  await wrong.waitFor();
  await content.fill('word '.repeat(201));
  await dialog.getByText('201 words so far; please write 5 to 200').waitFor();
  await send.click();
  await wrong.waitFor();
  await content.fill(`Since Friday I wait for my withdrawal. ${PLANTED}`);
  await dialog.getByRole('textbox', { name: t('feedback.contact') }).fill('selim@mail.example');
  await send.click();
  await dialog.getByText(t('feedback.sent')).waitFor({ timeout: 30_000 });
  await nothingRan(visitor);
});

test('a member asks customer service in Bengali, and the desk finds it under its own chip', async () => {
  const { t: b } = bengali;
  const words = 'শুক্রবার থেকে আমার উত্তোলনের জন্য অপেক্ষা করছি।';
  await phone.goto(`${house.playerOrigin}/help`);
  await phone.getByRole('button', { name: b('feedback.ask') }).click();
  const dialog = phone.getByRole('dialog', { name: b('feedback.ask') });
  const content = dialog.getByRole('textbox', { name: b('feedback.question-content') });
  const send = dialog.getByRole('button', { name: b('feedback.send'), exact: true });
  await content.fill('আমার টাকা কোথায়?');
  await dialog.getByText('এ পর্যন্ত 3টি শব্দ; 5 থেকে 200টি শব্দ লিখুন').waitFor();
  await send.click();
  await dialog.getByText('অনুগ্রহ করে 5 থেকে 200টি শব্দের মধ্যে লিখুন।').waitFor();
  await content.fill(words);
  await send.click();
  await dialog.getByText(b('feedback.sent')).waitFor();

  await desk.goto(`${house.consoleOrigin}/feedback`);
  await desk.getByRole('row', { name: /ক{140}/ }).waitFor();
  await desk.getByRole('button', { name: c('feedback.question'), exact: true }).click();
  await desk.getByRole('row', { name: /ক{140}/ }).waitFor({ state: 'detached' });
  await desk.getByRole('row', { name: /selim@mail\.example/ }).waitFor();
  const asked = desk.getByRole('row', { name: new RegExp(karim.username) });
  await asked.getByText(words).waitFor();
  await asked.getByRole('button').click();
  const answer = desk.getByRole('dialog', { name: c('feedback.question') });
  await answer.getByRole('textbox', { name: c('feedback.answer') }).fill('আজ দুপুরের মধ্যে পাবেন।');
  await answer.getByRole('button', { name: c('feedback.send'), exact: true }).click();
  await desk.getByRole('button', { name: c('change.apply') }).click();
  await answer.waitFor({ state: 'detached' });

  await phone.goto(`${house.playerOrigin}/?mc=messageV2&tab=feedback`);
  const mine = centreOf(phone, b).getByRole('listitem').filter({ hasText: words });
  await mine.getByText(b('feedback.question'), { exact: true }).waitFor();
  await mine.getByText('আজ দুপুরের মধ্যে পাবেন।').waitFor();
});

test('what is read and written has no finding of axe', async () => {
  for (const tab of ['inbox', 'notices', 'feedback']) {
    await phone.goto(`${house.playerOrigin}/?mc=messageV2&tab=${tab}`);
    await centreOf(phone, bengali.t).getByRole('tabpanel').waitFor();
    await phone.waitForLoadState('networkidle');
    expect(await axeViolations(phone), tab).toEqual([]);
  }
  for (const path of ['/letters', '/letters?write=new', '/feedback']) {
    await desk.goto(house.consoleOrigin + path);
    await desk.getByRole('heading', { level: 1 }).waitFor();
    await desk.waitForLoadState('networkidle');
    expect(await axeViolations(desk), path).toEqual([]);
  }
}, 60_000);
