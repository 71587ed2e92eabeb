import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { FieldSetting } from '@nokshi/contract/console/site-settings.ts';
import type { ChallengeSetting } from '@nokshi/contract/player/site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { closeBrowser } from '../harness/browser.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { wordsAnswer } from '../harness/words-answer.ts';
import { enterAs, openApart, openPage, pathOf, stored } from './visits.ts';
import { wordsIn } from './words.ts';

const bengali = wordsIn('bn');
const { t } = bengali;
const desk = consoleRoutes.settings;
const PLANTED = '<img src=x onerror="window.planted=1"><script>window.planted=1</script>';

let house: RunningHouse;
let operator: HttpClient;
beforeAll(async () => {
  house = await startHouse({ web: true });
  operator = await house.operator();
  await house.member('bondhu7');
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

type Fields = Partial<Record<FieldSetting['field'], Partial<FieldSetting>>>;

async function set(fields: Fields, challenge: Partial<ChallengeSetting> = {}) {
  const { setting, version } = await operator.call(desk.registration, {});
  await operator.call(desk.setRegistration, {
    version,
    setting: {
      fields: setting.fields.map((rule) => ({ ...rule, ...fields[rule.field] })),
      challenge: { ...setting.challenge, ...challenge },
    },
    reason: 'The form as this test needs it',
  });
}

async function openForm(code = 'referralCode=BONDHU7') {
  const page = await openApart({ lang: 'bn', width: 390 });
  await page.goto(`${house.playerOrigin}/register?${code}`);
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
  await member.getByText('bondhu7').waitFor();
  expect(await member.evaluate('window.planted')).toBeUndefined();
  await member.context().close();
  await page.context().close();
});

test('what was typed stays when the operator closes the other way, and when the flags do not come', async () => {
  const flags = async (MOBILENUMREG3: '0' | '1') => {
    const { setting, version } = await operator.call(desk.flags, {});
    const wish = { setting: { ...setting, MOBILENUMREG3 }, version, reason: 'For this test' };
    await operator.call(desk.setFlags, wish);
  };
  const { page, form } = await openForm();
  const name = form.getByLabel(t('field.username'), { exact: true });
  await form.getByRole('tab').first().waitFor();
  await name.fill('staysthere');
  await flags('0');
  await form.getByRole('tab').first().waitFor({ state: 'detached' });
  expect(await name.inputValue()).toBe('staysthere');
  await page.route('**/wps/system/whitelabel', (asked) => asked.abort());
  const lost = page.waitForEvent('requestfailed');
  await flags('1');
  await lost;
  await page.waitForTimeout(1_000);
  expect(await name.inputValue()).toBe('staysthere');
  await page.context().close();
});

test('a number is proven by a code, with the image before it where the operator asks for that', async () => {
  await set(
    {
      mobileNum: { enabled: true, required: true },
      verificationCode: { enabled: true, required: true },
    },
    { codes: 'image' },
  );
  const { page, form, fill, send } = await openForm();
  await fill('provennumber');
  await form.getByRole('button', { name: t('code.send') }).click();
  await form.getByText(t('code.mobile-missing')).waitFor();
  await form.getByLabel(t('field.mobileNum'), { exact: true }).fill('01712000401');
  await form.getByRole('button', { name: t('code.send') }).click();
  await form.getByText(bengali.refusal('identity.captcha-needed')).waitFor();
  await form.getByAltText(t('login.captcha-image')).waitFor();
  await page.waitForTimeout(1_200);
  await form.getByRole('button', { name: t('login.captcha-as-words') }).click();
  const question = await form.getByText('অঙ্কে লিখুন').innerText();
  await form.getByLabel(t('login.captcha-answer')).fill(wordsAnswer(question, 'BN'));
  await form.getByRole('button', { name: t('code.send') }).click();
  await form.getByText(t('code.register-sent', { minutes: 5 })).waitFor();
  const newest = async () => {
    const asked = { to: '+8801712000401' };
    const [row] = (await operator.call(consoleRoutes.couriers.messages, asked)).rows;
    return /[0-9]{6}/.exec(row?.state === 'sent' ? row.text : '')?.[0] ?? '';
  };
  await expect.poll(newest, { timeout: 10_000 }).toMatch(/^[0-9]{6}$/);
  await form.getByLabel(t('field.verificationCode')).fill('000000');
  await send();
  await form.getByText(bengali.refusal('identity.code-wrong')).waitFor();
  await form.getByLabel(t('field.verificationCode')).fill(await newest());
  await send();
  await page.getByTestId('balance').first().waitFor();
  await page.context().close();
  const off = { enabled: false, required: false };
  await set({ mobileNum: off, verificationCode: off }, { codes: 'work' });
});

test('the form by mobile number has the operator’s fields as well', async () => {
  await set({ payeeName: { enabled: true, required: true } });
  const { page, form } = await openForm();
  await form.getByRole('tab', { name: t('code.by-mobile') }).click();
  await form.getByLabel(t('field.mobileNum'), { exact: true }).waitFor();
  await form.getByRole('button', { name: t('register.do'), exact: true }).click();
  await form.getByText(t('register.agree-needed')).waitFor();
  expect(await form.getByText(t('rule.required')).count()).toBe(5);
  expect(await form.getByLabel(t('field.payeeName'), { exact: true }).isVisible()).toBe(true);
  expect(await form.getByLabel(t('field.username'), { exact: true }).count()).toBe(0);
  await page.context().close();
  await set({ payeeName: { enabled: false, required: false } });
});

test('an affiliate code is checked before the account opens, where the form asks for one (S-026)', async () => {
  const { username: agent } = await house.member();
  await house.database.pool.query('update identity_member set type = 1 where username = $1', [
    agent,
  ]);
  await operator.call(consoleRoutes.affiliates.make, { code: 'river', agent, reason: 'agreed' });
  const unasked = await openForm('affiliateCode=nobody-has-it');
  await unasked.fill('unasked');
  await unasked.send();
  await unasked.page.getByTestId('balance').first().waitFor();
  await unasked.page.context().close();

  await set({ affiliateCode: { enabled: true, required: true } });
  const { page, form, fill, send } = await openForm('affiliateCode=nobody-has-it');
  const steps = [playerRoutes.identity.affiliate.path, playerRoutes.identity.register.path];
  const taken: string[] = [];
  page.on('request', (request) => taken.push(new URL(request.url()).pathname));
  const steppedOn = () => taken.splice(0).filter((path) => steps.includes(path));
  await fill('byagent');
  await send();
  await form.getByText(t('register.invitation')).waitFor();
  expect(steppedOn()).toEqual(steps.slice(0, 1));
  await form.getByLabel(t('field.affiliateCode')).fill('river');
  await send();
  await page.getByTestId('balance').first().waitFor();
  expect(steppedOn()).toEqual(steps);
  await expect.poll(() => pathOf(page)).toBe('/');
  await page.context().close();
  await set({ affiliateCode: { enabled: false, required: false } });
});
