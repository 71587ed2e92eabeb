import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { wallClock } from '../harness/clock.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { codeFor, withContact } from './sent-codes.ts';
import { enterAs, openApart } from './visits.ts';
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

test.each([
  ['phone', 'en', { lang: 'en' }] as const,
  ['mail', 'bn', { lang: 'bn', theme: 'dark', width: 390 }] as const,
])(
  'a code by %s is switched on, and finishes a log-in in an unknown browser, in %s',
  async (by, lang, view) => {
    const { t, refusal } = wordsIn(lang);
    const kind = by === 'mail' ? 'mail' : 'sms';
    const member = await house.member();
    const { username } = member;
    const address = by === 'mail' ? `${username}@example.com` : '+8801712000601';
    await withContact(house, { username, kind, address });

    const home = await openApart(view);
    await enterAs(home, member, house.playerOrigin);
    await home.goto(`${house.playerOrigin}/?mc=securityCenter`);
    const section = home.getByRole('region', { name: t('security.steps'), exact: true });
    const turn = (name: 'security.step-turn-on' | 'security.step-turn-off') =>
      section.getByRole('button', { name: t(name) }).click();
    await turn('security.step-turn-on');
    await section.getByLabel(t('security.oldPassword'), { exact: true }).fill(PASSWORD);
    await section.getByRole('button', { name: t('code.send'), exact: true }).click();
    const first = await codeFor(operator, address);
    await section.getByLabel(t('code.code'), { exact: true }).fill(first);
    await turn('security.step-turn-on');
    await home.getByRole('list', { name: t('security.recovery') }).waitFor();
    await section.getByRole('button', { name: t('security.step-turn-off') }).waitFor();

    // Until then no other code is sent to the same contact.
    clock.advance(5 * 60_000);
    const away = await openApart(view);
    await away.goto(`${house.playerOrigin}/?m=login`);
    const login = away.getByRole('dialog', { name: t('login.title') });
    await login.getByLabel(t('login.username')).fill(username);
    await login.getByLabel(t('login.password'), { exact: true }).fill(PASSWORD);
    await login.getByRole('button', { name: t('login.do'), exact: true }).click();
    const step = away.getByRole('dialog', { name: t('login.step-title') });
    await step.getByRole('button', { name: t('code.send'), exact: true }).click();
    const shown = kind === 'mail' ? `${username[0]}•••@example.com` : `•••${address.slice(-3)}`;
    await step.getByText(t('login.step-sent', { minutes: 5, shown })).waitFor();
    const code = await codeFor(operator, address, first);
    const field = step.getByLabel(t(`login.step-${kind}`), { exact: true }).last();
    await field.fill(code === '111111' ? '222222' : '111111');
    await step.getByRole('button', { name: t('login.step-do') }).click();
    await step.getByText(refusal('identity.code-wrong')).first().waitFor();
    await field.fill(code);
    await step.getByRole('button', { name: t('login.step-do') }).click();
    await away.getByTestId('balance').first().waitFor();
    expect(await step.count()).toBe(0);
    await Promise.all([home.context().close(), away.context().close()]);
  },
);
