import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { wallClock } from '../harness/clock.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { codeFor } from './sent-codes.ts';
import { enterAs, openPage, TELLINGS } from './visits.ts';
import { wordsIn } from './words.ts';

const clock = wallClock();
let house: RunningHouse;
let operator: HttpClient;
beforeAll(async () => {
  house = await startHouse({ web: true, clock });
  operator = await house.operator();
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

test.each(TELLINGS)(
  'a member adds a mail address, then a number with a code to that address, in $lang',
  async (view) => {
    const { lang } = view;
    const { t, refusal } = wordsIn(lang);
    const member = await house.member();
    const [mail, number] = [
      `${member.username}@example.com`,
      `+88017120006${TELLINGS.indexOf(view)}0`,
    ];
    const page: Page = await openPage(view);
    await enterAs(page, member, house.playerOrigin);
    await page.goto(`${house.playerOrigin}/?mc=securityCenter`);
    const section = page.getByRole('region', { name: t('security.contacts'), exact: true });
    const button = (name: Parameters<typeof t>[0]) =>
      section.getByRole('button', { name: t(name), exact: true });
    const fill = (name: Parameters<typeof t>[0], value: string) =>
      section.getByLabel(t(name), { exact: true }).fill(value);
    const open = (kind: 'sms' | 'mail') =>
      section.getByRole('button', { name: t(`security.contact-${kind}`) }).click();

    await open('mail');
    await fill('security.contact-mail', mail);
    await fill('login.password', 'not my password');
    await button('code.send').click();
    await section.getByText(refusal('identity.password-wrong')).waitFor();
    await fill('login.password', PASSWORD);
    await button('code.send').click();
    await section.getByText(t('security.contact-sent', { minutes: 5 })).waitFor();
    const first = await codeFor(operator, mail);
    await fill('security.contact-code', first);
    await button('security.contact-do').click();
    await section.getByText(`${mail[0]}•••@example.com`).waitFor();

    // Until then the code of before is good, and no other is sent to the same address.
    clock.advance(5 * 60_000);
    await open('sms');
    await fill('code.mobile', number);
    await fill('login.password', PASSWORD);
    await button('code.send').first().click();
    await section.getByText(t('security.pin-sent', { minutes: 5 })).waitFor();
    await fill('code.code', await codeFor(operator, mail, first));
    await button('code.send').click();
    await section.getByText(t('security.contact-sent', { minutes: 5 })).waitFor();
    await fill('security.contact-code', await codeFor(operator, number));
    await button('security.contact-do').click();
    await section.getByText(`•••${number.slice(-3)}`).waitFor();
    await page.context().close();
  },
);
