import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { full } from '../harness/extent.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { axeViolations } from './axe.ts';
import { enterAs, openPage, playedMember, VIEWS } from './visits.ts';
import { wordsIn } from './words.ts';

const TWO_FRAMES =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))';
const SHOTS = join(import.meta.dirname, '../../.test/shots');

let house: RunningHouse;
let member: HttpClient & { memberId: string };
let admin: HttpClient;
let round: string;

beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  house = await startHouse({ web: true, spinIntervalMs: 1 });
  member = await playedMember(house);
  const { rows } = await member.call(playerRoutes.records.wagers, { pageSize: 1 });
  round = rows[0]?.roundId ?? '';
  admin = await house.operator();
  await admin.call(consoleRoutes.wallet.verify, { scope: 'full' });
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const setStatus = async (status: 'normal' | 'maintenance' | 'region-block') => {
  const { version } = await admin.call(consoleRoutes.site.status, {});
  const message =
    status === 'normal'
      ? { EN: '', BN: '' }
      : { EN: 'We are back at six in the evening.', BN: 'আমরা সন্ধ্যা ছয়টায় ফিরছি।' };
  await admin.call(consoleRoutes.site.setStatus, {
    status,
    message,
    blockedCountries: [],
    from: null,
    until: null,
    version,
  });
};

describe.each(VIEWS)('in $lang, $theme, at $width px', ({ lang, theme, width }) => {
  const words = wordsIn(lang);
  const { t, frame: f, console: c } = words;
  let visitor: Page;
  let player: Page;
  let operator: Page;

  beforeAll(async () => {
    visitor = await openPage({ lang, theme, width });
    player = await openPage({ lang, theme, width });
    operator = await openPage({ lang, theme, width });
    await enterAs(player, member, house.playerOrigin);
    await enterAs(operator, admin, house.consoleOrigin);
  });
  afterAll(async () => {
    await Promise.all([visitor, player, operator].map((page) => page.context().close()));
  });

  let faults: string[] = [];
  beforeEach(() => {
    faults = [];
  });
  afterEach(() => expect(faults).toEqual([]));

  /** Looks at what is on the page now: axe, no sideways scrolling, and a picture for people. */
  const look = async (page: Page, name: string) => {
    const usual = page.viewportSize() ?? { width, height: 800 };
    await page.evaluate('document.fonts.ready');
    // The whole page at once, so that bars that stick to an edge lie over nothing.
    if ((await page.locator('dialog[open]').count()) === 0) {
      const tall = Number(await page.evaluate('document.documentElement.scrollHeight'));
      await page.setViewportSize({ width, height: Math.max(usual.height, tall) });
    }
    for (const frame of page.frames()) await frame.evaluate(TWO_FRAMES);
    if (full) await page.screenshot({ path: join(SHOTS, `${name}-${lang}-${theme}-${width}.png`) });
    for (const violation of await axeViolations(page)) faults.push(`${name}: ${violation}`);
    // A gutter kept for the scroll bar is no overflow, so it is tried.
    if ((await page.evaluate('window.scrollTo(200, 0), window.scrollX')) !== 0)
      faults.push(`${name}: scrolls sideways`);
    await page.setViewportSize(usual);
  };

  const site = (page: Page, path: string) => page.goto(house.playerOrigin + path);
  const titled = (page: Page, name: string) =>
    page.getByRole('heading', { name }).first().waitFor();

  test('the pages of the site', async () => {
    await site(visitor, '/');
    await visitor
      .getByRole('link', { name: /kantha|কাঁথা/i })
      .first()
      .waitFor();
    await look(visitor, 'home');
    await site(visitor, '/rng');
    await visitor
      .getByRole('link', { name: /kantha|কাঁথা/i })
      .first()
      .waitFor();
    await look(visitor, 'rng');
    for (const [path, title] of [
      ['/down', 'page.download'],
      ['/join', 'page.join'],
      ['/fish', 'page.fish'],
      ['/lottery', 'page.lottery'],
    ] as const) {
      await site(visitor, path);
      await titled(visitor, t(title));
      await look(visitor, path.slice(1));
    }
    await site(visitor, '/nothing/here');
    await titled(visitor, t('page.not-found'));
    await look(visitor, 'not-found');
    await site(visitor, '/sports');
    await titled(visitor, t('page.sports'));
    await look(visitor, 'unopened');
    await site(visitor, '/game?id=river-ways&m=none');
    await visitor.getByRole('button', { name: t('game.log-in') }).waitFor();
    await look(visitor, 'game-door');
  });

  test('the modals of a visitor', async () => {
    for (const [name, title] of [
      ['login', t('login.title')],
      ['register', t('register.title')],
      ['forgot', t('login.forgot-title')],
    ] as const) {
      await site(visitor, `/?m=${name}`);
      const dialog = visitor.getByRole('dialog', { name: title });
      await dialog.waitFor();
      await look(visitor, name);
      if (name === 'forgot') continue;
      await dialog.locator('form button[type=submit]').click();
      await dialog.getByText(t('app.required')).first().waitFor();
      await look(visitor, `${name}-refused`);
    }
  });

  test('the member centre', async () => {
    const pages = {
      'mc-security': ['securityCenter', t('sessions.this')],
      'mc-limits': ['securityCenter&tab=limits', t('limits.how')],
      'mc-breaks': ['securityCenter&tab=breaks', t('breaks.time-out-do')],
      'mc-seed': ['securityCenter&tab=seed', t('fairness.rotate')],
      'mc-wallet': ['transferFund', t('wallet.balance')],
      'mc-deposit': ['depositv2', t('cashier.channel')],
      'mc-bets': ['personalHistoryCopy', t('records.count')],
      'mc-entries': ['transactionHistory', t('records.after')],
      'mc-menu': ['menu', t('shell.log-out')],
    } as const;
    for (const [name, [address, text]] of Object.entries(pages)) {
      await site(player, `/?mc=${address}`);
      await player.getByRole('dialog').getByText(text).first().waitFor();
      await look(player, name);
    }
    await site(player, '/?mc=personalHistoryCopy');
    await player
      .getByRole('dialog')
      .getByRole('button')
      .filter({ hasText: '৳1.00' })
      .first()
      .click();
    await look(player, 'mc-bet');
  });

  test('the game, its rules and the check of a round', async () => {
    await site(player, '/game?id=kantha-lines');
    const game = player.frameLocator('iframe');
    await game
      .getByRole('button', { name: f('spin'), exact: true })
      .and(game.locator(':enabled'))
      .waitFor();
    await look(player, 'game');
    await game.getByRole('button', { name: f('rules') }).click();
    await game.getByRole('dialog').waitFor();
    await look(player, 'game-rules');
    await site(player, `/?m=verify&round=${round}`);
    await player
      .getByRole('dialog', { name: t('fairness.title') })
      .getByText(t('fairness.played'))
      .waitFor();
    await look(player, 'verify');
  });

  const desk = (path: string) => operator.goto(house.consoleOrigin + path);
  test('the console', async () => {
    const pages = {
      'console-members': ['/members', c('members.title')],
      'console-member': [`/members/${member.memberId}`, c('member.balances')],
      'console-sessions': [`/members/${member.memberId}?tab=sessions`, c('session.device')],
      'console-wagers': [`/members/${member.memberId}?tab=wagers`, c('wager.stake')],
      'console-entries': [`/members/${member.memberId}?tab=entries`, c('entry.after')],
      'console-limits': [`/members/${member.memberId}?tab=limits`, c('limit.used')],
      'console-deposits-of': [`/members/${member.memberId}?tab=deposits`, c('deposits.created')],
      'console-deposits': ['/deposits', c('deposits.created')],
      'console-ledger': ['/ledger', c('ledger.clean')],
      'console-status': ['/status', c('status.choose')],
      'console-audit': ['/audit', c('audit.facts')],
      'console-account': ['/account', c('account.factor')],
    } as const;
    for (const [name, [address, text]] of Object.entries(pages)) {
      await desk(address);
      await operator.getByRole('main').getByText(text).first().waitFor();
      await look(operator, name);
    }
    await desk('/status');
    await operator.getByRole('radio').nth(2).check();
    await look(operator, 'console-status-region');
    await desk(`/members/${member.memberId}`);
    await operator.getByRole('button', { name: c('member.freeze') }).click();
    await look(operator, 'console-freeze');
    await operator.keyboard.press('Escape');
    await operator.keyboard.press('Control+k');
    await operator.getByRole('dialog', { name: c('app.palette') }).waitFor();
    await look(operator, 'console-palette');
    await visitor.goto(`${house.consoleOrigin}/members`);
    await visitor.getByRole('heading', { name: c('login.title') }).waitFor();
    await look(visitor, 'console-login');
  });

  test('the site while it is closed', async () => {
    try {
      await setStatus('maintenance');
      await site(visitor, '/');
      await titled(visitor, t('app.maintenance-title'));
      await look(visitor, 'maintenance');
      await setStatus('region-block');
      await titled(visitor, t('app.region-title'));
      await look(visitor, 'region-block');
    } finally {
      await setStatus('normal');
    }
  });
});
