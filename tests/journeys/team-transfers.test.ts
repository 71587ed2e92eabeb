import { consoleRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import type { RunningHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { team } from './furnish-team.ts';
import { codeFor, withContact } from './sent-codes.ts';
import { theHouse } from './the-house.ts';
import { enterAs, openPage, TELLINGS } from './visits.ts';
import { PIN } from '../harness/winnings.ts';
import { wordsIn } from './words.ts';

let house: RunningHouse;
let operator: HttpClient;
beforeAll(async () => {
  house = await theHouse();
  operator = await house.operator();
});
afterAll(closeBrowser);

async function switchTo(on: boolean): Promise<void> {
  const { settings } = consoleRoutes;
  const { setting, version } = await operator.call(settings.team, {});
  const reason = 'Looked at what is sent';
  await operator.call(settings.setTeam, { setting: { ...setting, on }, version, reason });
}

describe.each(TELLINGS)('money along the team line ($lang, $theme, $width)', (view) => {
  const { t, refusal } = wordsIn(view.lang);
  const enter = async (who: HttpClient, query: string): Promise<Page> => {
    const page = await openPage(view);
    await enterAs(page, who, house.playerOrigin);
    await page.goto(`${house.playerOrigin}/?${query}`);
    return page;
  };
  const fill = async (page: Page, amount: string, pin: string) => {
    await page.getByLabel(t('cashier.amount'), { exact: true }).fill(amount);
    await page.getByLabel(t('withdraw.pin'), { exact: true }).fill(pin);
    await page.locator('dialog[open] form button[type=submit]').click();
  };

  inFull(
    'goes up and down, is seen at both ends at once, and the operator can stop it',
    async () => {
      const { agent, member } = await team(house, 1_000_00n);
      const above = `${agent.username.slice(0, 2)}***`;
      const phone = `+880171200${1000 + TELLINGS.indexOf(view)}`;
      await withContact(house, { username: member.username, kind: 'sms', address: phone });
      const [low, high] = await Promise.all([
        enter(member, 'mc=transferUpline'),
        enter(agent, 'ac=downlineManagmentView'),
      ]);
      await low.getByText(t('team.upline-is', { name: above })).waitFor();
      await low.getByText(t('team.none')).waitFor();
      const details = t('line.details-of', { name: member.username });
      await high.getByLabel(t('line.find')).fill('nobody-is-called-this');
      await high.getByText(t('line.not-found')).waitFor();
      await high.getByLabel(t('line.find')).fill(member.username.toUpperCase());
      await high.getByRole('button', { name: details }).click();
      await high.getByRole('button', { name: t('line.act-send') }).click();
      await high.getByText(t('team.sendable')).waitFor();

      await fill(low, '99.99', PIN);
      await low.getByText(t('team.too-low', { minimum: '৳100.00' })).waitFor();
      await fill(low, '150', '999999');
      await low.getByText(refusal('identity.payment-password-wrong')).waitFor();
      await fill(low, '150', PIN);
      // The page comes from another address than the one the member registered at.
      const step = low.getByRole('region', { name: t('withdraw.confirm-place') });
      await step.getByRole('button', { name: t('code.send') }).waitFor();
      expect(await step.getByText(t('app.required')).count()).toBe(0);
      await low.locator('dialog[open] form button[type=submit]').click();
      await step.getByText(t('app.required')).waitFor();
      await step.getByRole('button', { name: t('code.send') }).click();
      await step.getByLabel(t('code.code'), { exact: true }).fill(await codeFor(operator, phone));
      await low.locator('dialog[open] form button[type=submit]').click();
      await low.getByText(t('team.sent', { amount: '৳150.00', name: above })).waitFor();
      expect(await step.count()).toBe(0);
      await low.getByText(t('team.out-upline', { name: above })).waitFor();
      await high.getByText(t('team.in-downline', { name: member.username })).waitFor();

      await fill(high, '400', PIN);
      await high.getByText(t('team.sent', { amount: '৳400.00', name: member.username })).waitFor();
      await low.getByText(t('team.in-upline', { name: above })).waitFor();
      // What came is to be staked before it goes on: 1,250.00 are there, 400.00 of them are missing.
      await low.getByText('৳850.00', { exact: true }).first().waitFor();

      await switchTo(false);
      for (const page of [low, high]) await page.getByText(t('team.off')).waitFor();
      await switchTo(true);
      await low.getByText(t('team.sendable')).waitFor();
      for (const page of [low, high]) await page.context().close();
    },
  );
});
