import { consoleRoutes } from '@nokshi/contract';
import type { FieldSetting } from '@nokshi/contract/console/site.ts';
import type { ChallengeSetting } from '@nokshi/contract/player/site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { closeBrowser } from '../harness/browser.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { wordsAnswer } from '../harness/words-answer.ts';
import { enterAs, openApart, openPage, stored } from './visits.ts';
import { wordsIn } from './words.ts';

const { t } = wordsIn('bn');
const desk = consoleRoutes.site;
const PLANTED = '<img src=x onerror="window.planted=1"><script>window.planted=1</script>';

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

type Fields = Partial<Record<FieldSetting['field'], Partial<FieldSetting>>>;

async function set(fields: Fields, challenge: Partial<ChallengeSetting> = {}) {
  const now = await operator.call(desk.registration, {});
  await operator.call(desk.setRegistration, {
    version: now.version,
    fields: now.fields.map((rule) => ({ ...rule, ...fields[rule.field] })),
    challenge: { ...now.challenge, ...challenge },
  });
}

async function openForm() {
  const page = await openApart({ lang: 'bn', width: 390 });
  await page.goto(`${house.playerOrigin}/register?referralCode=BONDHU7`);
  const form = page.getByRole('dialog', { name: t('register.title') });
  await form.getByLabel(t('field.username'), { exact: true }).waitFor();
  const fill = async (username: string) => {
    await form.getByLabel(t('field.username'), { exact: true }).fill(username);
    for (const name of ['field.password', 'field.confirmPassword'] as const)
      await form.getByLabel(t(name), { exact: true }).fill(PASSWORD);
    await form.getByRole('checkbox').check();
  };
  const send = () => form.getByRole('button', { name: t('register.do'), exact: true }).click();
  return { page, form, fill, send };
}

test('a field that the operator makes required shows in the open form, and what was written stays', async () => {
  const { page, form, fill, send } = await openForm();
  await fill('openform');
  await set({ payeeName: { enabled: true, required: true } });
  const name = form.getByLabel(t('field.payeeName'), { exact: true });
  await name.waitFor({ timeout: 2_000 });
  await form.getByText(t('register.changed')).waitFor();
  expect(await form.getByLabel(t('field.username'), { exact: true }).inputValue()).toBe('openform');
  await send();
  await form.getByText(t('rule.required')).waitFor();
  await name.fill('Rina7');
  await send();
  await form.getByText(t('rule.real-name')).waitFor();
  await name.fill('রিনা আক্তার');
  await send();
  await page.getByTestId('balance').first().waitFor();
  await page.context().close();
  await set({ payeeName: { enabled: false, required: false } });
});

test('a proof of work is done by the browser, and the account opens', async () => {
  await set({}, { registration: 'work' });
  const { page, fill, send } = await openForm();
  const asked = page.waitForResponse('**/wps/session/challenge/work');
  await fill('workform');
  await send();
  await asked;
  await page.getByTestId('balance').first().waitFor();
  await expect.poll(() => stored(page, 'token')).toMatch(/^ses_/);
  await page.context().close();
  await set({}, { registration: 'none' });
});

test('whoever cannot see the image answers a question in words', async () => {
  await set({ captcha: { enabled: true, required: true } });
  const { page, form, fill, send } = await openForm();
  await fill('wordsform');
  await form.getByAltText(t('login.captcha-image')).waitFor();
  await page.waitForTimeout(1_200);
  await form.getByRole('button', { name: t('login.captcha-as-words') }).click();
  const question = await form.getByText('অঙ্কে লিখুন').innerText();
  await form.getByLabel(t('login.captcha-answer')).fill(wordsAnswer(question, 'BN'));
  await send();
  await page.getByTestId('balance').first().waitFor();
  await page.context().close();
  await set({ captcha: { enabled: false, required: false } });
});

test('a script planted in every free text field never runs, here or in the console', async () => {
  const free = ['payeeName', 'line', 'whatsapp', 'facebook', 'wechat', 'idNumber'] as const;
  const rule = { enabled: true, patternId: 'any' as const, ownPattern: null, maxLength: 256 };
  await set(Object.fromEntries(free.map((field) => [field, rule])));
  const { page, form, fill, send } = await openForm();
  await fill('plantedname');
  for (const field of free)
    await form.getByLabel(t('field.optional', { label: t(`field.${field}`) })).fill(PLANTED);
  await send();
  await page.getByTestId('balance').first().waitFor();
  expect(await page.evaluate('window.planted')).toBeUndefined();
  const { rows } = await operator.call(consoleRoutes.identity.members, { query: 'plantedname' });
  const member = await openPage();
  await enterAs(member, operator, house.consoleOrigin);
  await member.goto(`${house.consoleOrigin}/members/${rows[0]?.id}`);
  await member.getByText(PLANTED).first().waitFor();
  await member.getByText('BONDHU7').waitFor();
  expect(await member.evaluate('window.planted')).toBeUndefined();
  await member.context().close();
  await page.context().close();
});
