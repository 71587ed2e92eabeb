import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { FieldSetting } from '@nokshi/contract/console/site-settings.ts';
import type { ChallengeSetting } from '@nokshi/contract/player/site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import { PASSWORD, type RunningHouse } from '../harness/house.ts';
import { codeFor, withContact } from './sent-codes.ts';
import { theHouse } from './the-house.ts';
import { enterAs, openApart, openPage, pathOf } from './visits.ts';
import { wordsIn } from './words.ts';

let house: RunningHouse;
let admin: HttpClient;
beforeAll(async () => {
  house = await theHouse();
  admin = await house.operator();
});
afterAll(closeBrowser);

type Fields = Partial<Record<FieldSetting['field'], Partial<FieldSetting>>>;
async function setForm(fields: Fields, challenge: Partial<ChallengeSetting> = {}) {
  const { setting, version } = await admin.call(consoleRoutes.settings.registration, {});
  await admin.call(consoleRoutes.settings.setRegistration, {
    version,
    setting: {
      fields: setting.fields.map((rule) => ({ ...rule, ...fields[rule.field] })),
      challenge: { ...setting.challenge, ...challenge },
    },
    reason: 'The form as this test needs it',
  });
}

test('a stranger registers in a form that the operator changes meanwhile, with work that the browser does', async () => {
  const { t } = wordsIn('bn');
  await setForm({}, { registration: 'work' });
  const page = await openApart({ lang: 'bn', width: 390 });
  await page.goto(`${house.playerOrigin}/register`);
  const form = page.getByRole('dialog', { name: t('register.title') });
  const fill = (name: Parameters<typeof t>[0], text: string) =>
    form.getByLabel(t(name), { exact: true }).fill(text);
  await fill('field.username', 'workform');
  for (const name of ['field.password', 'field.confirmPassword'] as const)
    await fill(name, PASSWORD);
  await form.getByRole('checkbox').check();
  await setForm({ payeeName: { enabled: true, required: true } });
  await form.getByText(t('register.changed')).waitFor({ timeout: 5_000 });
  await fill('field.payeeName', 'রিনা আক্তার');
  const asked = page.waitForResponse('**/wps/session/challenge/work');
  await form.getByRole('button', { name: t('register.do'), exact: true }).click();
  await asked;
  await page.getByTestId('balance').first().waitFor();
  await setForm({ payeeName: { enabled: false, required: false } }, { registration: 'none' });
  await page.context().close();
});

test('a forgotten password: the operator reads the code at the couriers desk, the member is in at /', async () => {
  const { t, console: c } = wordsIn('en');
  const member = await house.member();
  const { username } = member;
  const address = `${username}@example.com`;
  await withContact(house, { username, kind: 'mail', address });
  const page = await openApart();
  await page.goto(`${house.playerOrigin}/rng?m=forgot`);
  const dialog = page.getByRole('dialog', { name: t('login.forgot-title') });
  await dialog.getByLabel(t('login.username')).fill(username);
  await dialog.getByLabel(t('code.mail')).fill(address);
  await dialog.getByRole('button', { name: t('code.send') }).click();
  await dialog.getByText(t('code.mail-sent', { minutes: 5 })).waitFor();

  const desk = await openPage();
  await enterAs(desk, admin, house.consoleOrigin);
  await expect.poll(() => codeFor(admin, address)).toMatch(/^[0-9]{6}$/);
  await desk.goto(`${house.consoleOrigin}/couriers?kind=mail`);
  await desk.getByRole('heading', { name: c('nav.couriers'), exact: true }).waitFor();
  const row = desk.getByRole('row').filter({ hasText: address });
  // A word of its own: the name in the address can hold six digits in a row.
  const SIX_DIGITS = /\b[0-9]{6}\b/;
  await expect.poll(() => row.innerText()).toMatch(SIX_DIGITS);
  const code = SIX_DIGITS.exec(await row.innerText())?.[0] ?? '';
  await desk.context().close();

  await dialog.getByLabel(t('code.code')).fill(code);
  await dialog
    .getByLabel(t('code.new-password'), { exact: true })
    .fill('a short walk by the sea 8');
  await dialog.getByRole('button', { name: t('code.recover') }).click();
  await page.getByTestId('balance').waitFor();
  await expect.poll(() => pathOf(page)).toBe('/');
  expect((await member.send(playerRoutes.identity.memberInfo, {})).status).toBe(401);
  await page.context().close();
});
