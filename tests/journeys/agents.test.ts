import { playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { RunningHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import type { Teammate } from '../harness/team.ts';
import { theHouse } from './the-house.ts';
import { enterAs, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const { t, console: c } = wordsIn('en');
const REASON = 'Met in Khulna, papers checked';

let house: RunningHouse;
let member: Teammate;
let site: Page;
let desk: Page;
let second: Page;
beforeAll(async () => {
  house = await theHouse();
  member = await house.member('shirinkhulna');
  await member.call(playerRoutes.join.apply, {
    name: 'Shirin Akter',
    contact: 'shirin@example.com',
    message: 'I run a reading room in Khulna and would like to lead a small team.',
  });
  [site, desk, second] = [await openPage(), await openPage(), await openPage()];
  await enterAs(site, member, house.playerOrigin);
  await enterAs(desk, await house.operator('admin'), house.consoleOrigin);
  await enterAs(second, await house.operator('finance'), house.consoleOrigin);
});
afterAll(closeBrowser);

test('an application is accepted by two operators, and the open page of the applicant has the agent centre', async () => {
  await site.goto(house.playerOrigin);
  await site.getByTestId('balance').first().waitFor();
  const centre = site.getByRole('banner').getByRole('button', { name: t('shell.agent-centre') });
  expect(await centre.count()).toBe(0);

  await desk.goto(`${house.consoleOrigin}/applications`);
  await desk.getByRole('button', { name: c('applications.open') }).click();
  const opened = desk.getByRole('dialog');
  await opened.getByRole('link', { name: member.username }).waitFor();
  await opened.getByRole('button', { name: c('applications.accept') }).click();
  const asked = desk.getByRole('dialog', {
    name: c('applications.accept-title', { name: 'Shirin Akter' }),
  });
  expect(await asked.getByLabel(c('applications.accept-account')).inputValue()).toBe(
    member.username,
  );
  await asked.getByLabel(c('member.reason')).fill(REASON);
  await asked.getByRole('button', { name: c('applications.accept') }).click();
  await desk
    .getByRole('status')
    .filter({ hasText: c('proposals.sent') })
    .waitFor();

  await second.goto(`${house.consoleOrigin}/members/${member.memberId}`);
  const proposal = second.getByRole('region', { name: c('act.identity.set-type') });
  await proposal.getByText(REASON).waitFor();
  await proposal.getByText(c('right.agent')).first().waitFor();
  await proposal.getByRole('button', { name: c('proposals.approve') }).click();
  await second
    .getByRole('dialog')
    .getByRole('button', { name: c('proposals.approve') })
    .click();
  await second
    .getByRole('status')
    .filter({ hasText: c('proposals.approved') })
    .waitFor();

  await centre.click();
  await site.getByText(t('line.net-words')).waitFor();
});

inFull('the agent makes a link, which is on the page, and opens an account by hand', async () => {
  await site.goto(`${house.playerOrigin}/?ac=registerCenter&tab=links`);
  const form = site.getByRole('dialog');
  await form.getByLabel(t('link.code'), { exact: true }).fill('khulna-1');
  await form.getByRole('button', { name: t('link.make') }).click();
  await form.getByText(/affiliateCode=khulna-1$/).waitFor();

  await form.getByRole('tab', { name: t('link.view-hand') }).click();
  await form.getByLabel(t('link.username'), { exact: true }).fill('moyna2026');
  await form.getByRole('button', { name: t('link.open') }).click();
  await form.getByText(t('link.opened-words')).waitFor();
  await form.getByRole('button', { name: t('link.secret-done') }).click();
  await site.goto(`${house.playerOrigin}/?ac=downlineManagmentView`);
  await form.getByText('moyna2026').waitFor();
});
