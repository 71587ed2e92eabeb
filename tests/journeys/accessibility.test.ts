import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { consoleRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser, type View } from '../harness/browser.ts';
import { wallClock } from '../harness/clock.ts';
import { onlyScreens, pictures } from '../harness/extent.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { axeViolations } from './axe.ts';
import { type Furnished, furnish } from './furnish.ts';
import { isOfConsole, type Screen } from './screen.ts';
import { SCREENS } from './screens.ts';
import { appears, enterAs, nothingComes, openPage, VIEWS } from './visits.ts';
import { awaits, countRequests, goWithin, whole } from './walk.ts';
import { wordsIn } from './words.ts';

const TWO_FRAMES = awaits(
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
);
const FONTS = awaits('document.fonts.ready');
/** What fades in is there once it has; what turns without end is not waited for. */
const AT_REST = awaits(`Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime))
  .map(({ finished }) => finished))`);
/** What is never lower than a part of the window stays as it is while the window grows. */
const KEEP_HEIGHTS = `document.querySelectorAll('main').forEach((main) => {
  main.style.minHeight = getComputedStyle(main).minHeight;
}), 0`;
/** For the next screen, which the same page is walked to. */
const FREE_HEIGHTS = `document.querySelectorAll('main').forEach((main) => {
  main.style.minHeight = '';
}), 0`;
/** What of a dialog is seen only when it is scrolled. */
const WITHIN_DIALOG = `Math.max(0, ...[...document.querySelectorAll('dialog[open], dialog[open] *')]
  .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY))
  .map((each) => each.scrollHeight - each.clientHeight))`;
const SHOTS = join(import.meta.dirname, '../../.test/shots');
const CHOSEN = SCREENS.filter(({ name }) => onlyScreens === null || onlyScreens.includes(name));

/** What nearly everybody meets, where there is the least room. */
const MAIN = 'home login register member-home game mc-deposit console-members'.split(' ');
/** What is laid out otherwise where there is room, and one of each further kind of screen. */
const KINDS = 'home verify mc-bets console-notice'.split(' ');
const inAll = pictures || onlyScreens !== null;
/** All in `npm run test:full`. */
const chosenFor = (view: View): Screen[] => {
  const few = view.width === 390 ? MAIN : KINDS;
  return CHOSEN.filter(({ name }) => inAll || few.includes(name));
};

test('what is looked at here are screens of the house', () => {
  expect(SCREENS.map(({ name }) => name)).toEqual(expect.arrayContaining([...MAIN, ...KINDS]));
});

let house: RunningHouse;
let given: Furnished;
beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  const clock = wallClock();
  house = await startHouse({ web: true, clock, spinIntervalMs: 1, tables: true });
  given = await furnish({ house, clock });
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const setStatus = async (status: 'normal' | 'maintenance' | 'region-block') => {
  const { version } = await given.admin.call(consoleRoutes.site.status, {});
  const message =
    status === 'normal'
      ? { EN: '', BN: '' }
      : { EN: 'We are back at six in the evening.', BN: 'আমরা সন্ধ্যা ছয়টায় ফিরছি।' };
  await given.admin.call(consoleRoutes.site.setStatus, {
    status,
    message,
    blockedCountries: [],
    from: null,
    until: null,
    version,
  });
};

/** Nothing is on its way any more, and the footer is there. */
async function settled(page: Page): Promise<void> {
  await nothingComes(page);
  const bar = page.locator('#main ~ nav');
  if ((await bar.count()) > 0) await page.locator('footer').waitFor({ state: 'attached' });
  await page.evaluate(AT_REST);
}

describe.each(VIEWS)('in $lang, $theme, at $width px', (view) => {
  const { lang, theme, width } = view;
  const words = wordsIn(lang);
  let pages: Record<Screen['who'], Page>;
  // What was done to reach a screen is undone by loading the site anew.
  const acted = new Set<Screen['who']>();
  beforeAll(async () => {
    const open = async () => {
      const page = await openPage({ lang, theme, width });
      countRequests(page);
      return page;
    };
    const [member, agent, operator] = [await open(), await open(), await open()];
    await enterAs(member, given.member, house.playerOrigin);
    await enterAs(agent, given.agent, house.playerOrigin);
    await enterAs(operator, given.admin, house.consoleOrigin);
    pages = {
      visitor: await open(),
      member,
      agent,
      operator,
      'stranger at the console': await open(),
    };
  });
  afterAll(async () => {
    for (const page of Object.values(pages)) await page.context().close();
  });

  /** What is wrong with the screen: what axe says, and whether it scrolls sideways. */
  const faultsOf = async (page: Page, name: string): Promise<string[]> => {
    const usual = page.viewportSize() ?? { width, height: 800 };
    await page.evaluate(FONTS);
    // The whole page at once, so that bars that stick to an edge lie over nothing.
    if ((await page.locator('dialog[open]').count()) === 0) {
      await page.evaluate(KEEP_HEIGHTS);
      const tall = Number(await page.evaluate('document.documentElement.scrollHeight'));
      await page.setViewportSize({ width, height: Math.max(usual.height, tall) });
    } else {
      const more = Number(await page.evaluate(WITHIN_DIALOG));
      if (more > 0) await page.setViewportSize({ width, height: usual.height + more });
    }
    for (const frame of page.frames()) await frame.evaluate(TWO_FRAMES);
    if (pictures)
      await page.screenshot({ path: join(SHOTS, `${name}-${lang}-${theme}-${width}.png`) });
    const faults = await axeViolations(page);
    // A gutter kept for the scroll bar is no overflow, so it is tried.
    const aside = await page.evaluate('window.scrollTo(200, 0), window.scrollX');
    // A phone does not scroll to what sticks out unseen: it lays out a wider page, dialogs and all.
    const laidOut = await page.evaluate('window.innerWidth');
    await page.setViewportSize(usual);
    await page.evaluate(FREE_HEIGHTS);
    return [
      ...faults,
      ...(aside === 0 ? [] : ['scrolls sideways']),
      ...(laidOut === width ? [] : [`is laid out ${laidOut} wide`]),
    ];
  };

  test.each(chosenFor(view))('$name has no fault', async (screen) => {
    const { name, who, shows, reach, status } = screen;
    const page = pages[who];
    const site = isOfConsole(screen) ? house.consoleOrigin : house.playerOrigin;
    const path = screen.path.replace(/\{(\w+)\}/g, (_, at: string) => given.names[at] ?? at);
    if (status) await setStatus(status);
    try {
      if (status || acted.has(who)) await page.goto(site + path);
      else await goWithin(page, site, path);
      acted.delete(who);
      if (status || reach) acted.add(who);
      await appears(page.getByText(shows(words)));
      await whole(page);
      await reach?.(page, words);
      await settled(page);
      expect(await faultsOf(page, name)).toEqual([]);
    } finally {
      if (status) await setStatus('normal');
    }
  });
});
