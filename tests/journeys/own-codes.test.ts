import { afterAll, beforeAll } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { wallClock } from '../harness/clock.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { codeFor } from './sent-codes.ts';
import { enterAs, openApart, TELLINGS } from './visits.ts';
import { wordsIn } from './words.ts';

const PIN = '481516';
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

inFull.each(TELLINGS)(
  'a member chooses a payment password, adds a mail address and a number, and a code at each log-in, which finishes one in an unknown browser, in $lang',
  async (view) => {
    const { t } = wordsIn(view.lang);
    const member = await house.member();
    const mail = `${member.username}@example.com`;
    const number = `+88017120006${TELLINGS.indexOf(view)}0`;
    const page = await openApart(view);
    await enterAs(page, member, house.playerOrigin);
    await page.goto(`${house.playerOrigin}/?mc=securityCenter`);
    const part = (name: Parameters<typeof t>[0]) => {
      const section = page.getByRole('region', { name: t(name), exact: true });
      const button = (label: Parameters<typeof t>[0]) =>
        section.getByRole('button', { name: t(label), exact: true });
      const fill = (label: Parameters<typeof t>[0], value: string) =>
        section.getByLabel(t(label), { exact: true }).fill(value);
      return { section, button, fill };
    };

    const pin = part('security.pin');
    await pin.button('security.pin-choose').click();
    await pin.fill('login.password', PASSWORD);
    await pin.fill('security.paymentPassword', PIN);
    await pin.fill('security.confirmPaymentPassword', PIN);
    await pin.button('security.pin-choose').click();
    await pin.button('security.pin-forgotten').waitFor();

    const contacts = part('security.contacts');
    const add = async (kind: 'mail' | 'sms', address: string, shown: string) => {
      await contacts.section.getByRole('button', { name: t(`security.contact-${kind}`) }).click();
      await contacts.fill(kind === 'mail' ? 'security.contact-mail' : 'code.mobile', address);
      await contacts.fill('login.password', PASSWORD);
      await contacts.fill('security.pin', PIN);
      await contacts.button('code.send').click();
      await contacts.section.getByText(t('security.contact-sent', { minutes: 5 })).waitFor();
      const code = await codeFor(operator, address);
      await contacts.fill('security.contact-code', code);
      await contacts.button('security.contact-do').click();
      await contacts.section.getByText(shown).waitFor();
      return code;
    };
    const toMail = await add('mail', mail, `${mail[0]}•••@example.com`);
    const toNumber = await add('sms', number, `•••${number.slice(-3)}`);

    // A proof is older than three days.
    await house.database.pool.query(
      `update identity_contact set verified_at = now() - interval '80 hours'
       where member_id = (select member_id from identity_member where username = $1)`,
      [member.username],
    );
    // Until then the code of before is good, and no other is sent to the same address.
    clock.advance(5 * 60_000);
    await page.reload();
    const steps = part('security.steps');
    const row = steps.section.getByRole('listitem').filter({ hasText: number.slice(-3) });
    await row.getByRole('button', { name: t('security.step-turn-on') }).click();
    await row.getByLabel(t('security.oldPassword'), { exact: true }).fill(PASSWORD);
    await row.getByRole('button', { name: t('security.proof-mail'), exact: true }).click();
    await row.getByRole('button', { name: t('code.send'), exact: true }).click();
    await row.getByText(t('security.pin-sent', { minutes: 5 })).waitFor();
    const next = await codeFor(operator, mail, toMail);
    await row.getByLabel(t('code.code'), { exact: true }).fill(next);
    await row.getByRole('button', { name: t('security.step-turn-on') }).click();
    await page.getByRole('list', { name: t('security.recovery') }).waitFor();
    await row.getByRole('button', { name: t('security.step-turn-off') }).waitFor();

    const away = await openApart(view);
    await away.goto(`${house.playerOrigin}/?m=login`);
    const login = away.getByRole('dialog', { name: t('login.title') });
    await login.getByLabel(t('login.username')).fill(member.username);
    await login.getByLabel(t('login.password'), { exact: true }).fill(PASSWORD);
    await login.getByRole('button', { name: t('login.do'), exact: true }).click();
    const step = away.getByRole('dialog', { name: t('login.step-title') });
    await step.getByRole('button', { name: t('code.send'), exact: true }).click();
    const shown = `•••${number.slice(-3)}`;
    await step.getByText(t('login.step-sent', { minutes: 5, shown })).waitFor();
    const field = step.getByLabel(t('login.step-sms'), { exact: true }).last();
    await field.fill(await codeFor(operator, number, toNumber));
    await step.getByRole('button', { name: t('login.step-do') }).click();
    await away.getByTestId('balance').first().waitFor();
    await Promise.all([page.context().close(), away.context().close()]);
  },
);
