import { parseDecimal } from '@nokshi/money';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser, newPage } from '../harness/browser.ts';
import { PASSWORD, type RunningHouse } from '../harness/house.ts';
import { theHouse } from './the-house.ts';
import { pathOf, stored, TELLINGS } from './visits.ts';
import { goWithin } from './walk.ts';
import { wordsIn } from './words.ts';

let house: RunningHouse;
beforeAll(async () => {
  house = await theHouse();
});
afterAll(closeBrowser);

/** What the header, or on a phone the top bar, says is there. Minor units. */
const balanceOn = async (page: Page): Promise<bigint> => {
  const text = await page.getByTestId('balance').first().innerText();
  return parseDecimal(text.replaceAll(/[^\d.]/g, '')) ?? -1n;
};

const eventually = async <T>(look: () => Promise<T>, wanted: T, withinMs = 15_000) => {
  await expect.poll(look, { timeout: withinMs, interval: 100 }).toEqual(wanted);
};

describe.each(TELLINGS)('a stranger in $lang, $theme, at $width px', ({ lang, theme, width }) => {
  const { t, frame: f } = wordsIn(lang);
  const username = `rina${lang}${theme}${width}`;
  let page: Page;
  let game: FrameLocator;
  const go = (path: string) => goWithin(page, house.playerOrigin, path);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  beforeAll(async () => {
    page = await newPage({ lang, theme, width });
    // The sandboxed frame has no storage, which is as it should be.
    const content = `if (window.self === window.top) {
      localStorage.setItem('nokshi.language', '${lang.toUpperCase()}');
      localStorage.setItem('nokshi.theme', '${theme}');
    }`;
    await page.addInitScript({ content });
  });
  afterAll(() => page.context().close());

  test('sees real games and is asked to log in before playing one', async () => {
    await go('/');
    await page
      .getByRole('link', { name: /kantha|কাঁথা/i })
      .first()
      .click();
    await page.getByRole('button', { name: t('game.log-in') }).click();
    await page.getByRole('dialog', { name: t('login.title') }).waitFor();
    await eventually(async () => new URL(page.url()).searchParams.get('m'), 'login');
  });

  test('registers, is logged in, and finds the game one tap away', async () => {
    const login = page.getByRole('dialog', { name: t('login.title') });
    await login.getByText(t('login.to-register')).click();
    const dialog = page.getByRole('dialog', { name: t('register.title') });
    await dialog.getByLabel(t('login.username')).fill(username);
    await dialog.getByLabel(t('login.password'), { exact: true }).fill(PASSWORD);
    await dialog.getByLabel(t('field.confirmPassword'), { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: t('register.do'), exact: true }).click();
    await dialog.getByText(t('register.agree-needed')).waitFor();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: t('register.do'), exact: true }).click();
    await eventually(async () => pathOf(page), '/');
    // Not its card among the others: the game that was wanted stands by itself above them.
    const [before = '', after = ''] = t('lobby.continue', { game: '|' }).split('|');
    const wanted = page.locator('main a[href="/game?id=kantha-lines"]').first();
    await eventually(async () => {
      const words = (await wanted.innerText()).trim();
      return words.startsWith(before) && words.endsWith(after);
    }, true);
    await eventually(() => balanceOn(page), 0n);
    await expect.poll(() => stored(page, 'token')).toMatch(/^ses_/);
  });

  test('deposits, and has the money at once', async () => {
    await go('/?mc=depositv2');
    await page.getByLabel(t('cashier.amount'), { exact: true }).fill('300');
    await page.getByRole('button', { name: new RegExp(`^${t('cashier.deposit')} `) }).click();
    await page.getByText(t('cashier.now-CREDITED')).waitFor();
    await eventually(() => balanceOn(page), 30_000n);
    await page.keyboard.press('Escape');
  });

  test('plays in the frame: stake, reels, result and balance move', async () => {
    await go('/game?id=kantha-lines');
    game = page.frameLocator('iframe');
    await game.getByText(f('ready')).waitFor({ timeout: 20_000 });
    await game.getByRole('button', { name: f('stakeMore') }).click();
    await eventually(() => game.locator('#stake').innerText(), '৳0.40');
    for (let round = 1; round <= 3; round += 1) await playOne();
    const { rows } = (await house.database.pool.query(
      `select count(*)::int as n from slots_round r join identity_member m using (member_id) where m.username = $1`,
      [username],
    )) as { rows: { n: number }[] };
    expect(rows[0]?.n).toBe(3);
    const clock = page.getByTestId('sitting-clock');
    await expect.poll(() => clock.innerText()).toMatch(/^\d:\d\d:\d\d$/);
  });

  const spinButton = () => game.getByRole('button', { name: f('spin'), exact: true });
  const playOne = async () => {
    await spinButton().click();
    await game.locator('.result').filter({ hasText: /\S/ }).waitFor({ timeout: 20_000 });
    await spinButton().and(game.locator('[aria-disabled="false"]')).waitFor({ timeout: 30_000 });
  };

  test('loses the connection in the middle of a round and gets that same round', async () => {
    const context = page.context();
    let cut = 0;
    await context.route('**/wps/slots/spins', async (route) => {
      cut += 1;
      // The server plays it; the first answer is lost on the way.
      const answer = await route.fetch();
      if (cut === 1) return route.abort('connectionreset');
      return route.fulfill({ response: answer });
    });
    const before = await rounds();
    await playOne();
    await context.unroute('**/wps/slots/spins');
    expect(cut).toBe(2);
    expect(await rounds()).toBe(before + 1);
  });

  test('closes the page in the middle of a round and sees it when coming back', async () => {
    await page.context().route('**/wps/slots/spins', async (route) => {
      await route.fetch();
      await route.abort('connectionreset').catch(() => {});
    });
    const before = await rounds();
    await spinButton().click();
    await eventually(rounds, before + 1);
    // Gone before the frame could ask again; the round was played and never shown.
    await page.goto('about:blank');
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    await go('/game?id=kantha-lines');
    game = page.frameLocator('iframe');
    await game.getByText(f('resume')).waitFor({ timeout: 20_000 });
    await spinButton().and(game.locator('[aria-disabled="false"]')).waitFor({ timeout: 30_000 });
  });

  const rounds = async () => {
    const found = await house.database.pool.query<{ n: number }>(
      `select count(*)::int as n from slots_round r join identity_member m using (member_id) where m.username = $1`,
      [username],
    );
    return found.rows[0]?.n ?? 0;
  };

  test('is told kindly when the stake is above the balance', async () => {
    const most = game.getByRole('button', { name: f('stakeMore') });
    while (await most.isEnabled()) await most.click();
    await spinButton().click();
    await game.getByText(f('outOfMoney')).waitFor();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(t('game.out-of-money-words')).waitFor();
    await dialog.getByRole('button', { name: t('game.stay') }).click();
  });

  test('finds every round in the betting record and every taka in the account record', async () => {
    await go('/?mc=personalHistoryCopy');
    await page.getByText(t('records.count')).first().waitFor();
    await go('/?mc=transactionHistory');
    const newest = page
      .getByRole('button')
      .filter({ hasText: t('records.after') })
      .first();
    const [after] = (await newest.innerText()).match(/[\d,.]+$/) ?? ['none'];
    await eventually(() => balanceOn(page), parseDecimal(after.replaceAll(',', '')));
  });

  test('checks a round on the page', async () => {
    await go('/game?id=kantha-lines');
    game = page.frameLocator('iframe');
    await spinButton().and(game.locator('[aria-disabled="false"]')).waitFor({ timeout: 30_000 });
    await game.getByRole('button', { name: f('check') }).click();
    const dialog = page.getByRole('dialog', { name: t('fairness.title') });
    await dialog.getByRole('button', { name: t('fairness.reveal') }).click();
    await dialog.getByText(t('fairness.fits')).waitFor({ timeout: 20_000 });
  });

  test('sets a deposit limit and sees it hold', async () => {
    await go('/?mc=securityCenter&tab=limits');
    const name = `${t('limits.deposit')}, ${t('limits.D')}`;
    await page.getByRole('button', { name: new RegExp(name) }).click();
    await page.getByLabel(t('limits.new-amount', { name })).fill('310');
    await button(t('limits.save')).click();
    await page.getByText('৳310.00').filter({ visible: true }).first().waitFor();
    await go('/?mc=depositv2');
    await page.getByLabel(t('cashier.amount'), { exact: true }).fill('50');
    await page.getByRole('button', { name: new RegExp(`^${t('cashier.deposit')} `) }).click();
    await page.getByRole('alert').filter({ hasText: /310/ }).waitFor();
  });

  test('excludes oneself, and play and deposits are closed at once', async () => {
    await go('/?mc=securityCenter&tab=breaks');
    const word = t('breaks.exclude-word');
    await page.getByLabel(t('breaks.exclude-type', { word })).fill(word);
    await button(t('breaks.exclude-do', { months: 6 })).click();
    await page.getByText(t('member.self-excluded')).first().waitFor();
    await go('/game?id=kantha-lines');
    await page.getByText(t('game.closed-to-you')).waitFor();
  });

  test('logs out, and the old cookie opens nothing', async () => {
    const cookies = await page.context().cookies();
    await go(width === 390 ? '/?mc=menu' : '/');
    await page
      .getByRole('button', { name: t('shell.log-out') })
      .first()
      .click();
    const question = page
      .getByRole('dialog')
      .filter({ hasText: t('shell.log-out-sure') })
      .last();
    await question.getByRole('button', { name: t('shell.log-out') }).click();
    await eventually(() => stored(page, 'token'), null);
    const header = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${house.playerOrigin}/wps/member/info`, {
      headers: { cookie: header },
    });
    expect(answer.status).toBe(401);
  });

  test('has left a ledger that proves itself', async () => {
    expect(await house.prove()).toMatchObject({ differences: 0 });
  });
});
