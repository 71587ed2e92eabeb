import { type OperatorRole, playerRoutes, ROLE_PERMISSIONS } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf } from '../harness/authenticator.ts';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { DESKS } from './tables.ts';
import { openPage, playedMember } from './visits.ts';
import { wordsIn } from './words.ts';

const { console: c, refusal } = wordsIn('en');
const ROLE = 'risk';

let house: RunningHouse;
let member: HttpClient & { username: string; memberId: string };
let page: Page;

beforeAll(async () => {
  house = await startHouse({ web: true, spinIntervalMs: 1 });
  member = await playedMember(house);
  page = await openPage();
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const main = () => page.getByRole('main');
const heading = (name: string) => main().getByRole('heading', { name, level: 1 });
const button = (name: string) => main().getByRole('button', { name, exact: true });
const menu = () => page.getByRole('navigation', { name: c('app.menu') });
const said = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();

async function logIn(username: string, password: string): Promise<void> {
  await page.getByLabel(c('login.username')).fill(username);
  await page.getByLabel(c('login.password'), { exact: true }).fill(password);
  await button(c('login.submit')).click();
}
const logOut = async () => {
  await page.getByRole('button', { name: c('app.log-out') }).click();
  await heading(c('login.title')).waitFor();
};

test('the first operator changes the one-time password, switches the second factor on, and needs a code from then on', async () => {
  await page.goto(house.consoleOrigin);
  await logIn('admin', house.oneTimePassword);
  await main().getByText(c('account.must-change')).waitFor();
  // Whatever address is opened, nothing else can be done before.
  await page.goto(`${house.consoleOrigin}/members`);
  await main().getByText(c('account.must-change')).waitFor();
  await expect.poll(() => menu().count()).toBe(0);
  await page.getByLabel(c('account.old')).fill(house.oneTimePassword);
  await page.getByLabel(c('account.new'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(c('account.confirm')).fill(PASSWORD);
  await button(c('account.change')).click();
  await said(c('account.changed'));
  await menu().waitFor();

  // The copy of the operator in another role is made before there is a factor to copy.
  await copyOperator(ROLE);
  await menu()
    .getByRole('link', { name: c('nav.account') })
    .click();
  await button(c('account.factor-begin')).click();
  const factorKey = await main()
    .getByText(/^[A-Z2-7]{32}$/)
    .innerText();
  await page
    .getByLabel(c('account.factor-code'), { exact: true })
    .fill(codeOf(factorKey.trim(), 0));
  await button(c('account.factor-confirm')).click();
  await said(c('account.factor-done'));

  await logOut();
  await logIn('admin', PASSWORD);
  const code = page.getByLabel(c('login.code'));
  await code.fill('000000');
  await button(c('login.submit')).click();
  await main().getByText(refusal('identity.second-factor-wrong')).waitFor();
  await code.fill(codeOf(factorKey.trim(), 1));
  await button(c('login.submit')).click();
  await heading(c('nav.members')).waitFor();
});

describe('a member at the desk', () => {
  const tab = (name: string) => main().getByRole('tab', { name, exact: true });

  test('is found by name', async () => {
    await page.getByLabel(c('members.search')).fill('nobody has this name');
    await main().getByText(c('members.none')).waitFor();
    await page.getByLabel(c('members.search')).fill(member.username.slice(0, 8));
    await main().getByRole('link', { name: member.username }).click();
    await heading(member.username).waitFor();
    await expect.poll(() => page.url()).toContain(`/members/${member.memberId}`);
  });

  test('shows profile, sessions, wagers, entries, limits and deposits', async () => {
    const { sumBalance } = await member.call(playerRoutes.wallet.balance, {});
    await main().getByText(`৳${sumBalance}`).waitFor();
    await main().getByText(member.memberId).waitFor();
    const table = (column: string) =>
      main()
        .getByRole('table')
        .filter({ has: page.getByRole('columnheader', { name: column }) })
        .first();
    const seen: Record<string, number> = {};
    for (const [name, column] of [
      ['sessions', c('session.device')],
      ['wagers', c('wager.stake')],
      ['entries', c('entry.after')],
      ['limits', c('limit.used')],
      ['deposits', c('deposits.created')],
    ] as const) {
      await tab(c(`member.${name}`)).click();
      const rows = () => table(column).getByRole('row').count();
      await main().getByRole('columnheader', { name: column }).first().waitFor();
      await expect.poll(() => page.url()).toContain(`tab=${name}`);
      await expect.poll(rows).toBeGreaterThan(1);
      seen[name] = (await rows()) - 1;
    }
    // Three rounds: three stakes, what was won, and the deposit before them.
    expect(seen).toMatchObject({ sessions: 1, wagers: 3, limits: 12, deposits: 1 });
    expect(seen['entries']).toBeGreaterThanOrEqual(4);
  });

  test('is frozen with a reason at once, and opened again', async () => {
    const launch = () => member.send(playerRoutes.slots.launch, { gameId: 'kantha-lines' });
    const act = async (name: 'freeze' | 'unfreeze', reason: string) => {
      await button(c(`member.${name}`)).click();
      const dialog = page.getByRole('dialog', {
        name: c(`member.${name}-title`, { username: member.username }),
      });
      await dialog.getByLabel(c('member.reason')).fill(reason);
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'hidden' });
    };
    await act('freeze', 'Asked by phone to stop');
    await main().getByText(c('restriction.frozen')).first().waitFor();
    expect((await launch()).answer).toMatchObject({ success: false });
    await act('unfreeze', 'Spoke with the member');
    await button(c('member.freeze')).waitFor();
    // Freezing ended the session, so the member logs in again.
    await member.call(playerRoutes.identity.login, {
      username: member.username,
      password: PASSWORD,
      type: 'username',
    });
    expect((await launch()).status).toBe(200);
  });
});

describe('the house at the desk', () => {
  test('proves its ledger when asked', async () => {
    await menu()
      .getByRole('link', { name: c('nav.ledger') })
      .click();
    await button(c('ledger.verify-full')).click();
    await page
      .getByRole('status')
      .filter({ hasText: /Verified: \d+ entries, 0 differences\./ })
      .waitFor();
    await main().getByText(c('ledger.clean')).waitFor();
    await page.getByRole('tab', { name: c('ledger.view-proofs') }).click();
    await main()
      .locator('tbody tr', { hasText: 'admin' })
      .getByText(c('ledger.no-difference'))
      .waitFor();
    await page.getByRole('tab', { name: c('ledger.view-heads') }).click();
    await expect.poll(() => main().locator('tbody tr').count()).toBe(16);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button(c('ledger.download')).first().click(),
    ]);
    expect(file.suggestedFilename()).toBe('ledger-heads-now.json');
  });

  test('keeps every act in a log whose chain holds', async () => {
    await menu()
      .getByRole('link', { name: c('nav.audit') })
      .click();
    await main()
      .getByText(/^The audit log is intact: \d+ actions checked\.$/)
      .waitFor();
    const acts = main().locator('tbody tr td:nth-child(4) span');
    await expect
      .poll(() => acts.allInnerTexts())
      .toEqual([
        c('act.wallet.verify'),
        c('act.identity.unfreeze'),
        c('act.identity.freeze'),
        c('act.identity.factor-on'),
        c('act.identity.change-password'),
      ]);
    await main().getByText('Asked by phone to stop').waitFor();
    await page.getByLabel(c('audit.act')).selectOption('identity.freeze');
    await expect.poll(() => main().locator('tbody tr').count()).toBe(1);
    await expect.poll(() => page.url()).toContain('act=identity.freeze');
  });

  test('is reached by keyboard: Ctrl K, a name, Enter', async () => {
    const palette = page.getByRole('dialog', { name: c('app.palette') });
    await page.keyboard.press('Control+k');
    await palette.waitFor();
    await page.keyboard.type('ledg');
    await page.keyboard.press('Enter');
    await heading(c('nav.ledger')).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type(member.username);
    await palette.getByRole('button', { name: member.username }).waitFor();
    await page.keyboard.press('Enter');
    await heading(member.username).waitFor();
    await page.keyboard.press('Control+k');
    await palette.waitFor();
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'hidden' });
  });

  inFull('opens at the head of a desk far down the menu, and shows it in the menu', async () => {
    await page.goto(`${house.consoleOrigin}/audit`);
    await heading(c('nav.audit')).waitFor();
    const link = menu().getByRole('link', { name: c('nav.audit') });
    const seen = () => link.evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(seen).toBeLessThanOrEqual(800);
    expect(await page.evaluate('window.scrollY')).toBe(0);
  });
});

inFull(
  'an operator of another role sees the desks of the role alone, whatever address is opened',
  async () => {
    await logOut();
    await logIn(`op${ROLE}`, PASSWORD);
    await menu().waitFor();
    const may: ReadonlySet<string> = new Set(ROLE_PERMISSIONS[ROLE]);
    const open = DESKS.filter(({ permission }) => permission === null || may.has(permission));
    const links = menu().getByRole('link');
    await expect.poll(() => links.allInnerTexts()).toEqual(open.map(({ label }) => c(label)));
    await heading(c(open[0]?.label ?? 'nav.account')).waitFor();
    const closed = DESKS.find((desk) => !open.includes(desk));
    await page.goto(`${house.consoleOrigin}${closed?.path}`);
    const right = closed?.permission ? c(`permission.${closed.permission}`) : '';
    await main().getByText(c('app.no-right-words', { right })).waitFor();
  },
);

const copyOperator = (role: OperatorRole) =>
  house.database.pool.query(
    `insert into operators_operator select (jsonb_populate_record(o, jsonb_build_object(
       'operator_id', gen_random_uuid(), 'username', 'op' || $1::text, 'roles', array[$1::text]))).*
     from operators_operator o where o.username = 'admin'`,
    [role],
  );
