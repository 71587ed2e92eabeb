import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeBrowser, newPage } from '../harness/browser.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { axeViolations } from './axe.ts';
import { openBundled } from './bundled.ts';
import { enterAs, firstGame, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const { t } = wordsIn('en');

let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ web: true });
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const inside = (page: Page) =>
  page.evaluate(
    "document.querySelector('dialog[open]')?.contains(document.activeElement) ?? false",
  );
const besideIt = (page: Page) => page.mouse.click(8, 300);

describe('the modals of the site', () => {
  let page: Page;
  let player: Page;
  const login = () => page.getByRole('dialog', { name: t('login.title') });
  const home = async (of = page) => {
    await of.goto(house.playerOrigin);
    await firstGame(of).waitFor();
  };
  beforeAll(async () => {
    page = await openPage();
    player = await openPage();
    await enterAs(player, await house.member(), house.playerOrigin);
  });

  test('log in opens from the header and from every gate', async () => {
    await home();
    const limits = page.getByRole('contentinfo').getByText(t('footer.limits'));
    const doors = [
      page.getByRole('banner').getByRole('button', { name: t('login.do'), exact: true }),
      firstGame(page),
      limits,
    ];
    for (const door of doors) {
      await door.click();
      await login().waitFor();
      await page.keyboard.press('Escape');
      await login().waitFor({ state: 'hidden' });
    }
  });

  test('register opens from the header and leads to log in and back', async () => {
    const register = page.getByRole('dialog', { name: t('register.title') });
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('register.do') })
      .click();
    await register.waitFor();
    await register.getByText(t('register.to-login')).click();
    await login().getByText(t('login.to-register')).click();
    await register.waitFor();
    await page.goBack();
    await register.waitFor({ state: 'hidden' });
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  test('a click beside a site modal does not close it; Escape does', async () => {
    await page.goto(`${house.playerOrigin}/?m=login`);
    await login().waitFor();
    await login().getByLabel(t('login.username')).fill('halfway');
    await besideIt(page);
    await expect.poll(() => login().getByLabel(t('login.username')).inputValue()).toBe('halfway');
    await page.keyboard.press('Escape');
    await login().waitFor({ state: 'hidden' });
  });

  test('focus goes in, stays in, and goes back to where it was', async () => {
    await home();
    const door = page.getByRole('banner').getByRole('button', { name: t('register.do') });
    await door.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t('register.title') });
    await dialog.getByLabel(t('login.username')).waitFor();
    expect(await dialog.getAttribute('aria-modal')).toBe('true');
    expect(await axeViolations(page)).toEqual([]);
    for (const key of [...Array<string>(14).fill('Tab'), ...Array<string>(14).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await inside(page)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect
      .poll(() => page.evaluate('document.activeElement?.innerText'))
      .toBe(t('register.do'));
  });

  test('the page behind is frozen where it stands and stands there afterwards', async () => {
    await home();
    await page.getByRole('contentinfo').getByText(t('footer.limits')).waitFor();
    // What still comes may move the page; then it stands.
    await page.waitForLoadState('networkidle');
    await page.getByRole('contentinfo').getByText(t('footer.limits')).scrollIntoViewIfNeeded();
    const before = await page.evaluate('window.scrollY');
    expect(before).toBeGreaterThan(100);
    await page.getByRole('contentinfo').getByText(t('footer.limits')).click();
    await login().waitFor();
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, -400);
    const overflow = 'getComputedStyle(document.documentElement).overflow';
    await expect.poll(() => page.evaluate(overflow)).toBe('hidden');
    expect(await page.evaluate('window.scrollY')).toBe(before);
    await page.keyboard.press('Escape');
    await login().waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate('window.scrollY')).toBe(before);
  });

  test('a question of the site closes beside it and by Escape, and Enter says yes', async () => {
    await home(player);
    const out = player.getByRole('banner').getByRole('button', { name: t('shell.log-out') });
    const question = player.getByRole('dialog').filter({ hasText: t('shell.log-out-sure') });
    for (const close of [() => besideIt(player), () => player.keyboard.press('Escape')]) {
      await out.click();
      await question.waitFor();
      await close();
      await question.waitFor({ state: 'hidden' });
    }
    await out.click();
    await question.waitFor();
    await player.keyboard.press('Enter');
    await player.getByRole('banner').getByLabel(t('login.username')).waitFor();
  });

  test('the full-page loader stands while nothing can be shown, and goes after an error too', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/wps/system/status*', async (route) => {
      await held;
      await route.abort('connectionreset');
    });
    await page.goto(house.playerOrigin);
    const loader = page.getByRole('status').filter({ hasText: t('app.loading') });
    await loader.waitFor();
    letGo();
    await page
      .getByRole('alert')
      .filter({ hasText: t('app.did-not-load') })
      .waitFor();
    await expect.poll(() => loader.count()).toBe(0);
    await page.unroute('**/wps/system/status*');
    await page.getByRole('button', { name: t('app.try-again') }).click();
    await firstGame(page).waitFor();
  });
});

describe('the generic dialog', () => {
  let page: Page;
  beforeAll(async () => {
    page = await newPage();
    await openBundled(page, 'dialog-page.js');
    await page.getByRole('button', { name: 'Open with a veto' }).waitFor();
  });
  beforeEach(() => page.evaluate('window.answers.length = 0'));

  const ask = (question: object) => page.evaluate(`window.ask(${JSON.stringify(question)})`);
  const dialog = () => page.getByRole('dialog');
  const answer = () => page.evaluate('window.answers.map(({ id }) => id)');
  const gone = () => dialog().waitFor({ state: 'hidden' });

  test('has an icon, a title, words and buttons, each when it is asked for', async () => {
    await ask({ title: 'Only a title' });
    await expect.poll(() => dialog().getAttribute('aria-label')).toBe('Only a title');
    expect(await dialog().locator('svg').count()).toBe(0);
    await page.keyboard.press('Escape');
    await gone();
    const buttons = [
      { id: 'yes', label: 'Yes' },
      { id: 'no', label: 'No', kind: 'quiet' },
    ];
    await ask({ title: 'All of it', icon: 'info', content: 'Words', buttons });
    await dialog().getByText('Words').waitFor();
    expect(await dialog().locator('svg').count()).toBe(1);
    const shown = dialog().getByRole('button');
    await expect.poll(() => shown.allInnerTexts()).toEqual(['Yes', 'No']);
    await dialog().getByRole('button', { name: 'No' }).click();
    await expect.poll(answer).toEqual([null, 'no']);
  });

  test('shows markup in its words as words', async () => {
    const content = '<img src=x onerror="window.ran = true"><b>bold</b>';
    await ask({ title: 'Markup', content });
    await dialog().getByText(content).waitFor();
    expect(await dialog().locator('img, b').count()).toBe(0);
    expect(await page.evaluate('window.ran')).toBeUndefined();
    await page.keyboard.press('Escape');
    await gone();
  });

  test('has a single CLOSE when no button is given', async () => {
    await ask({ title: 'Plain' });
    await expect.poll(() => dialog().getByRole('button').allInnerTexts()).toEqual(['CLOSE']);
    await dialog().getByRole('button').click();
    await expect.poll(answer).toEqual(['close']);
  });

  test('Enter triggers the first button', async () => {
    const buttons = [
      { id: 'first', label: 'First' },
      { id: 'second', label: 'Second' },
    ];
    await ask({ title: 'Enter', buttons });
    await dialog().getByRole('button', { name: 'First' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(answer).toEqual(['first']);
  });

  test('closes beside it and by Escape, unless that is switched off', async () => {
    await ask({ title: 'Open to both' });
    await dialog().waitFor();
    await besideIt(page);
    await expect.poll(answer).toEqual([null]);
    await ask({ title: 'Closed to both', backdropCloses: false, escapeCloses: false });
    await dialog().waitFor();
    await besideIt(page);
    // Chromium lets a second Escape close a dialog that refused the first.
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await dialog().getByRole('button', { name: 'CLOSE' }).click();
    await expect.poll(answer).toEqual([null, 'close']);
  });

  test('closes by itself after the given time, not before', async () => {
    await ask({ title: 'Soon gone', autoCloseMs: 400 });
    await dialog().waitFor();
    await gone();
    const [first] = (await page.evaluate('window.answers')) as { id: null; after: number }[];
    expect(first?.id).toBeNull();
    expect(first?.after).toBeGreaterThanOrEqual(390);
  });

  test('is 400 wide; a modal is 600 wide and 300 high where nothing else is asked for', async () => {
    await ask({ title: 'Narrow' });
    await dialog().waitFor();
    expect((await dialog().boundingBox())?.width).toBe(400);
    await page.keyboard.press('Escape');
    await gone();
    await page.getByRole('button', { name: 'Open a modal' }).click();
    await dialog().getByText('Hardly any words').waitFor();
    expect(await dialog().boundingBox()).toMatchObject({ width: 600, height: 300 });
    await page.keyboard.press('Escape');
    await gone();
  });

  test('rises at once; a modal of the site 100 ms after it is asked for', async () => {
    const delay = () =>
      page.evaluate("getComputedStyle(document.querySelector('dialog')).animationDelay");
    await ask({ title: 'At once' });
    await expect.poll(delay).toBe('0s');
    await page.keyboard.press('Escape');
    await gone();
    await page.getByRole('button', { name: 'Open a modal' }).click();
    await expect.poll(delay).toBe('0.1s');
    await page.keyboard.press('Escape');
    await gone();
  });

  test('can refuse to open', async () => {
    await page.getByRole('button', { name: 'Open with a veto' }).click();
    await page.getByRole('button', { name: 'Open with a veto' }).click();
    expect(await page.getByText('Never seen').count()).toBe(0);
    expect(await page.evaluate("document.documentElement.hasAttribute('data-frozen')")).toBe(false);
  });
});
