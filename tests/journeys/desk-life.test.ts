import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { some } from '../harness/extent.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { enterAs, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const { console: c } = wordsIn('en');
let house: RunningHouse;
let desk: Page;
beforeAll(async () => {
  house = await startHouse({ web: true });
  desk = await openPage();
  // In the place of the loudspeaker: how many notes were played.
  await desk.addInitScript(() => {
    const param = {
      setValueAtTime() {},
      linearRampToValueAtTime() {},
      exponentialRampToValueAtTime() {},
    };
    const part = { gain: param, frequency: param, connect: (next: unknown) => next, stop() {} };
    const page = globalThis as unknown as { notes: number };
    page.notes = 0;
    Object.assign(globalThis, {
      AudioContext: class {
        state = 'suspended';
        currentTime = 0;
        createGain = () => part;
        createOscillator = () => ({ ...part, start: () => (page.notes += 1) });
        async resume() {
          this.state = 'running';
        }
      },
    });
  });
  await enterAs(desk, await house.operator('support'), house.consoleOrigin);
  await desk.goto(`${house.consoleOrigin}/feedback`);
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const main = () => desk.getByRole('main');
const menu = (words: string) =>
  desk.getByRole('navigation', { name: c('app.menu') }).getByRole('link', { name: words });
const button = (words: string) => desk.getByRole('button', { name: words, exact: true });
const rows = () => main().locator('tbody tr');
const notes = () => desk.evaluate(() => (globalThis as unknown as { notes: number }).notes);
const bar = () => main().getByRole('navigation', { name: c('views.title') });

async function ask(content: string): Promise<void> {
  const member = await house.member();
  await member.call(playerRoutes.feedback.send, { type: 'game', content });
}

test('filters are kept under a name, opened by one press, and start their desk', async () => {
  await button(c('feedback.open')).click();
  await desk.waitForURL(/state=open/);
  await bar()
    .getByRole('button', { name: c('views.open') })
    .click();
  const dialog = desk.getByRole('dialog', { name: c('views.title') });
  await dialog.getByText(c('views.none')).waitFor();
  await dialog.getByLabel(c('views.name')).fill('To answer');
  await dialog.getByLabel(c('views.start-too')).check();
  await desk.keyboard.press('Enter');
  await dialog.getByText(c('views.start'), { exact: true }).waitFor();
  await desk.keyboard.press('Escape');
  await bar().getByRole('link', { name: 'To answer' }).waitFor();

  await desk.goto(`${house.consoleOrigin}/members`);
  await menu(c('nav.feedback')).click();
  await desk.waitForURL(/feedback\?state=open/);
  await menu(c('nav.members')).click();
  await desk.keyboard.press('Control+k');
  await desk.getByLabel(c('app.palette-hint')).fill('to answ');
  await desk.keyboard.press('Enter');
  await desk.waitForURL(/feedback\?state=open/);
});

const chosen: Readonly<Record<string, () => Promise<void>>> = {
  'pressed in the menu': () => menu(c('nav.feedback')).click(),
  async 'chosen in the palette'() {
    await desk.keyboard.press('Control+k');
    await desk.getByLabel(c('app.palette-hint')).fill(c('nav.feedback'));
    await desk.keyboard.press('Enter');
  },
};

test.each(some(Object.keys(chosen)))(
  'a desk that is %s before the views are there opens with its start view',
  async (how) => {
    const asked = (url: URL) => url.pathname === consoleRoutes.views.list.path;
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await desk.route(asked, async (route) => {
      await held;
      await route.continue();
    });
    await desk.goto(`${house.consoleOrigin}/members`);
    await menu(c('nav.feedback')).waitFor();
    await chosen[how]?.();
    expect(new URL(desk.url()).pathname).toBe('/members');
    answer();
    await desk.waitForURL(/feedback\?state=open/);
    // A request that is under way when the route goes would never be answered.
    await bar().waitFor();
    await desk.unroute(asked);
  },
);

test('a view is renamed, deleted, and brought back', async () => {
  await bar()
    .getByRole('button', { name: c('views.open') })
    .click();
  const dialog = desk.getByRole('dialog', { name: c('views.title') });
  await dialog.getByRole('button', { name: c('views.rename') }).click();
  await dialog.getByLabel(c('views.rename-of', { name: 'To answer' })).fill('Open questions');
  await desk.keyboard.press('Enter');
  await dialog.getByRole('link', { name: 'Open questions' }).waitFor();
  await dialog.getByRole('button', { name: c('views.delete') }).click();
  await dialog.getByText(c('views.none')).waitFor();
  await dialog.getByRole('button', { name: c('views.undo') }).click();
  await dialog.getByRole('link', { name: 'Open questions' }).waitFor();
  await desk.keyboard.press('Escape');
});

test('new work is counted and waits to be brought in; it sounds once that is switched on', async () => {
  await ask('Where is the lotus game?');
  await expect.poll(() => rows().count()).toBe(1);
  await menu(c('queues.waiting', { count: 1 })).waitFor();
  expect(await notes()).toBe(0);

  await button(c('queues.sound-is-off')).click();
  const dialog = desk.getByRole('dialog', { name: c('queues.sound') });
  await dialog.getByLabel(c('queues.sound-on')).check();
  await desk.keyboard.press('Escape');
  await button(c('queues.sound-is-on')).waitFor();

  await ask('And where is the boat game?');
  await main()
    .getByText(c('queues.new-rows', { count: 1 }))
    .waitFor();
  expect(await rows().count()).toBe(1);
  await expect.poll(notes).toBe(2);
  await expect.poll(() => desk.title()).toMatch(/^\(2\) /);
  await button(c('queues.show-new')).click();
  await expect.poll(() => rows().count()).toBe(2);
});
