import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { codeFor, withContact } from './sent-codes.ts';
import { enterAs, openPage, TELLINGS } from './visits.ts';
import { wordsIn } from './words.ts';

let house: RunningHouse;
let operator: HttpClient;
beforeAll(async () => {
  house = await startHouse({ web: true });
  operator = await house.operator();
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.each(TELLINGS)(
  'a payment password is chosen, changed, and set anew by a code, in $lang',
  async (view) => {
    const { lang } = view;
    const { t, refusal } = wordsIn(lang);
    const member = await house.member();
    const number = `+880171200050${TELLINGS.indexOf(view)}`;
    const page = await openPage(view);
    await enterAs(page, member, house.playerOrigin);
    await page.goto(`${house.playerOrigin}/?mc=securityCenter`);
    const section = sectionOf(page, t('security.pin'));
    const fill = (name: Parameters<typeof t>[0], value: string) =>
      section.getByLabel(t(name), { exact: true }).fill(value);
    const press = (name: Parameters<typeof t>[0]) =>
      section.getByRole('button', { name: t(name), exact: true }).click();
    const twice = async (pin: string) => {
      await fill('security.paymentPassword', pin);
      await fill('security.confirmPaymentPassword', pin);
    };

    await press('security.pin-choose');
    await fill('login.password', PASSWORD);
    await twice('111111');
    await press('security.pin-choose');
    await section.getByText(refusal('identity.payment-password-easy')).waitFor();
    await twice('481516');
    await press('security.pin-choose');
    await press('security.pin-change');
    await fill('security.oldPaymentPassword', '999999');
    await twice('234281');
    await press('security.pin-change');
    await section.getByText(refusal('identity.payment-password-wrong')).waitFor();
    await fill('security.oldPaymentPassword', '481516');
    await press('security.pin-change');
    await section.getByRole('button', { name: t('security.pin-forgotten') }).waitFor();
    await withContact(house, { username: member.username, kind: 'sms', address: number });
    await page.reload();
    await press('security.pin-forgotten');
    await fill('login.password', PASSWORD);
    await section.getByRole('button', { name: t('code.send') }).click();
    await section.getByText(t('security.pin-sent', { minutes: 5 })).waitFor();
    await fill('code.code', await codeFor(operator, number));
    await twice('918273');
    await press('security.pin-change');
    await section.getByRole('button', { name: t('security.pin-forgotten') }).waitFor();
    await page.context().close();
  },
);
