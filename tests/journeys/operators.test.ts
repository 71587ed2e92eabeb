import { consoleRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf } from '../harness/authenticator.ts';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { enterAs, openPage } from './visits.ts';
import { goWithin } from './walk.ts';
import { wordsIn } from './words.ts';

const { console: c, t } = wordsIn('en');
const REASON = 'as agreed at the desk';

let house: RunningHouse;
let admin: HttpClient;
let desk: Page;
beforeAll(async () => {
  house = await startHouse({ web: true });
  admin = await house.operator('admin');
  desk = await openPage();
  await enterAs(desk, admin, house.consoleOrigin);
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const said = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: words }).waitFor();
const dialog = (page: Page) => page.getByRole('dialog').last();
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).last().click();

/** Gives the reason that the open dialog asks for, and presses its button. */
async function withReason(page: Page, action: string): Promise<void> {
  await dialog(page).getByLabel(c('member.reason')).fill(REASON);
  await dialog(page).getByRole('button', { name: action, exact: true }).click();
}

describe('an operator who is invited', () => {
  let link = '';
  let rina: Page;

  test('gets a one-time link and a role from an administrator', async () => {
    await desk.goto(`${house.consoleOrigin}/operators`);
    await press(desk, c('operators.invite'));
    await dialog(desk).getByLabel(c('login.username')).fill('rina.das');
    await dialog(desk)
      .getByRole('checkbox', { name: c('role.content') })
      .check();
    await press(desk, c('operators.make-link'));
    await press(desk, c('change.apply'));
    const made = dialog(desk).getByLabel(c('operators.link'), { exact: true });
    await expect.poll(() => made.inputValue()).toMatch(/\/link#[\w-]{43}$/);
    link = await made.inputValue();
    await press(desk, c('app.close'));
    const row = desk.getByRole('row', { name: 'rina.das' });
    await row.getByText(c('operator.INVITED')).waitFor();
    await row.getByText(c('role.content')).waitFor();
  });

  test('chooses a password, sets up a second factor, and is in', async () => {
    rina = await openPage({ width: 390 });
    await rina.goto(link);
    await rina.getByText(c('link.welcome', { username: 'rina.das' })).waitFor();
    await rina.getByLabel(c('account.new'), { exact: true }).fill(PASSWORD);
    await rina.getByLabel(c('account.confirm'), { exact: true }).fill(PASSWORD);
    await press(rina, c('link.choose'));
    await rina.getByText(c('account.must-set-up')).waitFor();
    await press(rina, c('account.factor-begin'));
    const key = await rina.locator('p', { hasText: c('account.factor-key') }).locator('span');
    const code = codeOf((await key.innerText()).trim());
    await rina.getByLabel(c('account.factor-code'), { exact: true }).fill(code);
    await press(rina, c('account.factor-confirm'));
    await rina.getByRole('heading', { name: c('nav.letters'), exact: true }).waitFor();
  });
});

describe('an act that needs two', () => {
  let second: Page;
  beforeAll(async () => {
    const support = await house.operator('support');
    const rows = await admin.call(consoleRoutes.operators.operators, {});
    const id = rows.find(({ username }) => username === 'opsupport')?.id ?? '';
    await admin.call(consoleRoutes.operators.setRoles, { id, roles: ['admin'], reason: REASON });
    second = await openPage({ lang: 'bn' });
    await enterAs(second, support, house.consoleOrigin);
  });

  test('is proposed by one and approved by another', async () => {
    const member = await house.member();
    await goWithin(desk, house.consoleOrigin, '/operators?tab=four-eyes');
    const rule = desk.getByRole('row', { name: c('act.identity.freeze') }).first();
    await rule.getByRole('button', { name: c('four-eyes.change') }).click();
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: c('four-eyes.two') })
      .click();
    await withReason(desk, c('change.apply'));
    await rule.getByText(c('four-eyes.two')).waitFor();

    await goWithin(desk, house.consoleOrigin, `/members/${member.memberId}`);
    await press(desk, c('member.freeze'));
    await withReason(desk, c('member.freeze'));
    await said(desk, c('proposals.sent'));
    await desk.getByText(c('restriction.none')).first().waitFor();

    const bn = wordsIn('bn').console;
    await second.goto(`${house.consoleOrigin}/proposals`);
    const card = second.getByRole('region', { name: bn('act.identity.freeze') });
    await card.getByText(member.username).waitFor();
    await card.getByRole('button', { name: bn('proposals.approve') }).click();
    const sure = second.getByRole('dialog');
    await sure.getByRole('button', { name: bn('proposals.approve') }).click();
    await said(second, bn('proposals.approved'));

    await goWithin(desk, house.consoleOrigin, `/members/${member.memberId}?tab=standing`);
    await desk.getByRole('cell', { name: 'opsupport' }).waitFor();
    await desk.getByText(c('restriction.frozen')).first().waitFor();
  });
});

describe('a module flag', () => {
  inFull('that is switched is seen on an open page, and undone again', async () => {
    const visitor = await openPage();
    await visitor.goto(`${house.playerOrigin}/home?m=register`);
    const byUsername = visitor.getByRole('tab', { name: t('code.by-username') });
    await byUsername.waitFor();

    await desk.goto(`${house.consoleOrigin}/settings?tab=flags`);
    await desk.getByRole('switch', { name: c('flag.USERNAMEREG3') }).uncheck();
    await press(desk, 'Review 1 change');
    await dialog(desk).getByText(c('flag.USERNAMEREG3')).waitFor();
    await withReason(desk, c('change.apply'));
    await byUsername.waitFor({ state: 'detached' });

    await press(desk, c('change.undo'));
    await withReason(desk, c('change.undo'));
    await byUsername.waitFor();
  });
});
