import { consoleRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { axeViolations } from './axe.ts';
import { enterAs, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const { t, console: c } = wordsIn('en');
const bengali = wordsIn('bn');
const IN_A_TITLE = '<img src=x onerror="window.planted = 1">';
const PLANTED = [
  IN_A_TITLE,
  '<script>window.planted = 1</script>',
  '<svg onload="window.planted = 1"></svg>',
  '<a href="javascript:window.planted = 1" onclick="window.planted = 1">a link</a>',
].join('');

let house: RunningHouse;
let editor: HttpClient;
let desk: Page;
let visitor: Page;
let phone: Page;
beforeAll(async () => {
  house = await startHouse({ web: true });
  editor = await house.operator('content');
  [desk, visitor, phone] = [
    await openPage(),
    await openPage(),
    await openPage({ lang: 'bn', theme: 'dark', width: 390 }),
  ];
  await enterAs(desk, editor, house.consoleOrigin);
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const marquee = (page: Page, words: typeof t) =>
  page.getByRole('region', { name: words('notice.title') });
const nothingRan = async (page: Page) => expect(await page.evaluate('window.planted')).toBeFalsy();

test('the home page shows the titles of notices, and each opens its notice', async () => {
  await visitor.goto(house.playerOrigin);
  await marquee(visitor, t).getByRole('button', { name: 'You can check every round' }).click();
  const dialog = visitor.getByRole('dialog', { name: t('notice.title') });
  await dialog.getByRole('heading', { name: 'You can check every round' }).waitFor();
  const time = dialog.locator('time').first();
  await expect.poll(() => time.textContent()).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  await visitor.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

test('a notice that an operator writes is on open pages at once, and nothing planted in it runs', async () => {
  await phone.goto(house.playerOrigin);
  await marquee(phone, bengali.t).waitFor();
  await desk.goto(`${house.consoleOrigin}/notices`);
  await desk.getByRole('button', { name: c('content.new') }).click();
  const named = (
    what: 'content.title' | 'content.html',
    language: 'content.in-en' | 'content.in-bn',
  ) => desk.getByRole('textbox', { name: c(language, { what: c(what) }), exact: true });
  await named('content.title', 'content.in-en').fill(`Pumps in the cellar ${IN_A_TITLE}`);
  await named('content.title', 'content.in-bn').fill('তলঘরে পাম্প');
  await named('content.html', 'content.in-en').fill('The cellar is dry by noon.');
  await named('content.html', 'content.in-bn').fill('দুপুরের মধ্যে তলঘর শুকিয়ে যাবে।');
  const preview = desk.getByRole('region', { name: c('content.preview') });
  await preview.getByText('The cellar is dry by noon.').waitFor();
  await desk.getByRole('button', { name: c('content.publish') }).click();
  await desk.getByRole('button', { name: c('change.apply') }).click();
  const since = performance.now();
  await marquee(visitor, t)
    .getByRole('button', { name: /Pumps in the cellar/ })
    .waitFor();
  await marquee(phone, bengali.t).getByRole('button', { name: 'তলঘরে পাম্প' }).waitFor();
  expect(performance.now() - since).toBeLessThan(2_000);
  for (const page of [desk, visitor, phone]) await nothingRan(page);
});

test('HTML that comes past the editor is sanitised, in the notice and in the preview', async () => {
  const [written] = await editor.call(consoleRoutes.notices.list, {});
  if (!written) throw new Error('a notice was written');
  const html = { EN: `<p>Dry now. ${PLANTED}</p>`, BN: `<p>এখন শুকনো। ${PLANTED}</p>` };
  await editor.call(consoleRoutes.notices.save, { ...written, doc: { ...written.doc, html } });
  await marquee(phone, bengali.t).getByRole('button', { name: 'তলঘরে পাম্প' }).click();
  await phone.getByRole('article').getByText('এখন শুকনো।').waitFor();
  await visitor.goto(`${house.playerOrigin}/noticePage?notice=${written.id}`);
  await visitor.getByRole('article').getByText('Dry now.').waitFor();
  await visitor.getByRole('article').getByText('a link').click();
  const planted = 'script, img, svg, [onclick], a[href]';
  expect(await visitor.getByRole('article').locator(planted).count()).toBe(0);
  for (const page of [desk, visitor, phone]) await nothingRan(page);
});

test('the last change is undone at the desk, and the site follows', async () => {
  await desk.reload();
  await desk.getByRole('button', { name: c('content.undo') }).click();
  await desk.getByRole('button', { name: c('change.apply') }).click();
  await visitor.getByRole('article').getByText('The cellar is dry by noon.').waitFor();
});

test('the notice page lists nine on a page, and items fold', async () => {
  const [written] = await editor.call(consoleRoutes.notices.list, {});
  if (!written) throw new Error('a notice was written');
  for (let at = 1; at <= 6; at += 1)
    await editor.call(consoleRoutes.notices.create, {
      state: 'published',
      doc: { ...written.doc, title: { EN: `Notice ${at}`, BN: `বিজ্ঞপ্তি ${at}` } },
    });
  await visitor.goto(`${house.playerOrigin}/noticePage`);
  const items = visitor.locator('main button[aria-expanded]');
  await visitor.getByText(t('notice.page-of', { page: 1, of: 2 })).waitFor();
  await expect.poll(() => items.count()).toBe(9);
  await visitor.getByRole('button', { name: t('notice.next-page'), exact: true }).click();
  await visitor.getByText(t('notice.page-of', { page: 2, of: 2 })).waitFor();
  await expect.poll(() => items.count()).toBe(2);
  await items.first().click();
  await expect.poll(() => items.first().getAttribute('aria-expanded')).toBe('true');
  await items.first().click();
  await expect.poll(() => items.first().getAttribute('aria-expanded')).toBe('false');
});

test('the popup has nine titles on its left and the opened notice on its right', async () => {
  await visitor.goto(house.playerOrigin);
  await marquee(visitor, t).getByRole('button', { name: 'Notice 6', exact: true }).click();
  const dialog = visitor.getByRole('dialog', { name: t('notice.title') });
  const opened = dialog.getByRole('article');
  await opened.getByRole('heading', { name: 'Notice 6' }).waitFor();
  await dialog.getByText(t('notice.page-of', { page: 1, of: 2 })).waitFor();
  const items = dialog.locator('li button[aria-expanded]');
  expect(await items.count()).toBe(9);
  expect(await dialog.getByRole('button', { expanded: true }).textContent()).toContain('Notice 6');
  const [titles, words] = [await items.first().boundingBox(), await opened.boundingBox()];
  expect((titles?.x ?? 0) + (titles?.width ?? 0)).toBeLessThanOrEqual(words?.x ?? 0);
});

test('a popup notice opens by itself at entry, once in a tab', async () => {
  const [written] = await editor.call(consoleRoutes.notices.list, {});
  if (!written) throw new Error('a notice was written');
  const title = { EN: 'Read this first', BN: 'আগে এটি পড়ুন' };
  await editor.call(consoleRoutes.notices.create, {
    state: 'published',
    doc: { ...written.doc, type: 'PU', title },
  });
  const page = await openPage();
  await page.goto(house.playerOrigin);
  const dialog = page.getByRole('dialog', { name: t('notice.title') });
  await dialog.getByRole('heading', { name: title.EN }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.reload();
  await marquee(page, t).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await dialog.count()).toBe(0);
});

test('an anchor of the help centre opens its topic, and /helpmc has the topics too', async () => {
  for (const path of ['/help#deposit', '/helpmc#deposit']) {
    await visitor.goto('about:blank');
    await visitor.goto(`${house.playerOrigin}${path}`);
    const topic = visitor.getByRole('button', { name: 'Deposits', exact: true });
    await topic.waitFor();
    await expect.poll(() => topic.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => topic.boundingBox().then((box) => (box?.y ?? 9999) < 500)).toBe(true);
  }
  await visitor.goto(`${house.playerOrigin}/rng?m=help&topic=limits`);
  const dialog = visitor.getByRole('dialog', { name: t('page.help') });
  await dialog.getByText('A lower limit applies at once.').waitFor();
});

test('news and blog are tabs of the notice page, a post is read by itself', async () => {
  await visitor.goto(`${house.playerOrigin}/noticePage?show=blog`);
  await visitor.getByRole('link', { name: /What a return of 96% does not mean/ }).click();
  await visitor.getByRole('heading', { name: 'Three mistakes' }).waitFor();
  await visitor.getByRole('link', { name: t('notice.all-posts') }).click();
  await visitor.getByRole('tab', { name: t('notice.news') }).click();
  await visitor.getByRole('link', { name: /Three slots/ }).waitFor();
});

test('whatever is open, reading and writing, has no finding of axe', async () => {
  const [written] = await editor.call(consoleRoutes.notices.list, {});
  if (!written) throw new Error('a notice was written');
  const ofSite = ['/?m=notice&notice=check-rounds', '/noticePage?show=news&post=three-slots'];
  for (const page of [visitor, phone])
    for (const path of [...ofSite, '/help#deposit', '/rng?m=help&topic=limits']) {
      await page.goto(`${house.playerOrigin}${path}`);
      await page.getByRole('heading').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await axeViolations(page), path).toEqual([]);
    }
  for (const path of [
    `/notices?open=${written.id}`,
    '/banners?open=w_home-1',
    '/resources?open=new',
  ]) {
    await desk.goto(`${house.consoleOrigin}${path}`);
    await desk.getByRole('button', { name: c('content.to-list') }).waitFor();
    await desk.waitForLoadState('networkidle');
    expect(await axeViolations(desk), path).toEqual([]);
  }
}, 60_000);

test('what is planned is found by the days it is shown on, ahead and back (C-041, C-042)', async () => {
  const [written] = await editor.call(consoleRoutes.notices.list, {});
  if (!written) throw new Error('a notice was written');
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const plan = (name: string, from: number, until: number) =>
    editor.call(consoleRoutes.notices.create, {
      state: 'draft',
      doc: { ...written.doc, title: { EN: name, BN: name }, from: at(from), until: at(until) },
    });
  await plan('Of last week', -5, -4);
  await plan('In three days', 3, 4);
  await plan('In three weeks', 21, 22);
  await desk.goto(`${house.consoleOrigin}/notices?state=draft`);
  const days = desk.getByRole('group', { name: c('content.days') });
  const found = (preset: 'any-day' | 'days-next-7' | 'days-next-30' | 'days-7' | 'days-30') =>
    days.getByRole('button', { name: c(`content.${preset}`), exact: true }).click();
  const names = async () =>
    (await desk.locator('tbody tr button').allTextContents())
      .filter((name) => /^(In|Of) /.test(name))
      .sort();
  const expected = async (...wanted: string[]) => {
    await expect.poll(names).toEqual(wanted);
  };
  await expected('In three days', 'In three weeks', 'Of last week');
  await found('days-next-7');
  await expected('In three days');
  await found('days-next-30');
  await expected('In three days', 'In three weeks');
  await found('days-7');
  await expected('Of last week');
  await desk.reload();
  await expected('Of last week');
  await found('any-day');
  await expected('In three days', 'In three weeks', 'Of last week');
});
