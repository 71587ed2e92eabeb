import { consoleRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { HttpClient } from '../harness/client.ts';
import type { RunningHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { theHouse } from './the-house.ts';
import { enterAs, openApart, openPage, TELLINGS } from './visits.ts';
import { wordsIn } from './words.ts';

let house: RunningHouse;
let operator: HttpClient;
beforeAll(async () => {
  house = await theHouse();
  operator = await house.operator();
});
afterAll(closeBrowser);

async function openDesk(view: Parameters<typeof openPage>[0]): Promise<Page> {
  const page = await openPage(view);
  await enterAs(page, operator, house.consoleOrigin);
  await page.goto(`${house.consoleOrigin}/registration`);
  return page;
}

const ruleNow = async (field: string) => {
  const { setting } = await operator.call(consoleRoutes.settings.registration, {});
  return setting.fields.find((each) => each.field === field);
};

inFull.each(TELLINGS)(
  'the form is changed with a look at it, a reason and a way back, in $lang',
  async (view) => {
    const { lang } = view;
    const { t, console: c } = wordsIn(lang);
    const visitor = await openApart({ lang });
    await visitor.goto(`${house.playerOrigin}/?m=register`);
    const form = visitor.getByRole('dialog', { name: t('register.title') });
    await form.getByLabel(t('field.username'), { exact: true }).waitFor();

    const page = await openDesk(view);
    const row = page.getByRole('group', { name: c('field.payeeName'), exact: true });
    await row.getByLabel(c('registration.state')).selectOption('required');
    await row.getByLabel(c('registration.maxLength')).fill('40');
    const preview = page.getByRole('region', { name: c('status.preview') });
    await preview.getByText(c('field.payeeName'), { exact: true }).waitFor();
    const other = wordsIn(lang === 'en' ? 'bn' : 'en');
    const otherName = lang === 'en' ? 'বাংলা' : 'English';
    await preview.getByRole('button', { name: otherName }).click();
    await preview.getByText(other.t('field.payeeName'), { exact: true }).waitFor();
    await preview.getByRole('button', { name: c('registration.by-mobile') }).click();
    await preview.getByText(other.t('field.mobileNum'), { exact: true }).waitFor();
    await page.locator('form button[type=submit]').first().click();
    const sure = page.getByRole('dialog', { name: c('change.title') });
    const changed = `${c('field.payeeName')}: ${c('registration.maxLength')}`;
    await sure.getByRole('cell', { name: changed }).waitFor();
    await sure.getByLabel(c('member.reason')).fill('The bank asks for the name');
    await sure.getByRole('button', { name: c('change.apply'), exact: true }).click();
    await form.getByLabel(t('field.payeeName'), { exact: true }).waitFor();
    expect(await ruleNow('payeeName')).toMatchObject({ required: true, maxLength: 40 });

    const history = page.getByRole('region', { name: c('settings.history') });
    await history.getByText('The bank asks for the name').first().waitFor();
    await history
      .getByRole('button', { name: c('change.undo') })
      .first()
      .click();
    const back = page.getByRole('dialog', { name: c('change.undo-title') });
    await back.getByLabel(c('member.reason')).fill('Not needed after all');
    await back.getByRole('button', { name: c('change.undo'), exact: true }).click();
    await form.getByLabel(t('field.payeeName'), { exact: true }).waitFor({ state: 'detached' });
    expect(await ruleNow('payeeName')).toMatchObject({ enabled: false });
    await page.context().close();
    await visitor.context().close();
  },
);

inFull(
  'the order of the fields and the challenge before codes are set, and a bad rule is refused',
  async () => {
    const { console: c, refusal } = wordsIn('en');
    const page = await openDesk({});
    const up = page.getByRole('button', {
      name: c('registration.up', { name: c('field.paymentPassword') }),
    });
    await up.click();
    await page.getByLabel(c('challenge.at-codes')).selectOption('image');
    const line = page.getByRole('group', { name: c('field.line'), exact: true });
    await line.getByLabel(c('registration.state')).selectOption('optional');
    await line.getByLabel(c('registration.patternId')).selectOption('own');
    await line.getByLabel(c('registration.ownPattern'), { exact: true }).fill('(?=a)b');
    await page.locator('form button[type=submit]').first().click();
    const sure = page.getByRole('dialog', { name: c('change.title') });
    await sure.getByRole('cell', { name: c('registration.order') }).waitFor();
    await sure.getByRole('cell', { name: c('challenge.at-codes') }).waitFor();
    await sure.getByLabel(c('member.reason')).fill('As it is to be');
    await sure.getByRole('button', { name: c('change.apply'), exact: true }).click();
    await sure.getByText(refusal('site.pattern-wrong')).waitFor();
    await sure.getByRole('button', { name: c('app.close') }).click();
    await line.getByLabel(c('registration.state')).selectOption('hidden');
    await page.locator('form button[type=submit]').first().click();
    await sure.getByText(refusal('site.pattern-wrong')).waitFor({ state: 'detached' });
    await page.context().close();
  },
);

inFull('who may only look sees the form and changes nothing', async () => {
  const { console: c } = wordsIn('en');
  const support = await house.operator('support');
  const page = await openPage();
  await enterAs(page, support, house.consoleOrigin);
  await page.goto(`${house.consoleOrigin}/registration`);
  await page.getByText(c('settings.only-look')).waitFor();
  const state = page.getByRole('group', { name: c('field.email'), exact: true });
  expect(await state.getByLabel(c('registration.state')).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: c('change.undo') }).count()).toBe(0);
  await page.context().close();
});
