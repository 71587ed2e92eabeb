import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser, withoutPictures } from '../harness/browser.ts';
import { newAddress, PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { axeViolations } from './axe.ts';
import { enterAs, firstGame, openApart, openPage, stored, TELLINGS } from './visits.ts';
import { wordsIn } from './words.ts';

let house: RunningHouse;
beforeAll(async () => {
  withoutPictures();
  house = await startHouse({ web: true });
  await setFreePlay('1');
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

async function setFreePlay(value: '0' | '1') {
  const admin = await house.operator('admin');
  const { setting, version } = await admin.call(consoleRoutes.settings.flags, {});
  const whole = { setting: { ...setting, FREEPLAY3: value }, version, reason: 'for visitors' };
  await admin.call(consoleRoutes.settings.setFlags, whole);
}

type Words = ReturnType<typeof wordsIn>;

/** From the log-in modal into free play. */
async function beginFreePlay(page: Page, { t }: Words): Promise<void> {
  await page.goto(`${house.playerOrigin}/login`);
  await page.getByRole('button', { name: t('free-play.do') }).click();
  const modal = page.getByRole('dialog', { name: t('free-play.title') });
  await modal.getByRole('checkbox').check();
  await modal.getByRole('button', { name: t('free-play.begin') }).click();
  await page.getByTestId('balance').getByText('FUN 10,000.00').waitFor();
}

describe.each(TELLINGS)('free play ($lang, $theme, $width)', (view) => {
  const words = wordsIn(view.lang);
  const { t } = words;

  test('begins from the log-in and is always labelled (S-062, P-006)', async () => {
    const page = await openApart(view);
    await beginFreePlay(page, words);
    await page.getByRole('banner').getByText(t('shell.free-play')).waitFor();
    expect(await stored(page, 'isAgent')).toBe('4');
    // 4 is no agent, though one list of the specification has it so.
    expect(await page.getByRole('button', { name: t('shell.agent-centre') }).count()).toBe(0);
    await page.context().close();
  });

  test('sits down to a game, where every amount is in FUN (V-008)', async () => {
    const page = await openPage(view);
    const visitor = house.visitor();
    const asked = { platform: 'W', random: 'any words here', version: '3', agree: true } as const;
    const headers = { 'x-forwarded-for': newAddress() };
    await visitor.call(playerRoutes.freePlay.begin, asked, { headers });
    await enterAs(page, visitor, house.playerOrigin);
    await page.goto(house.playerOrigin);
    await page.getByTestId('balance').getByText('FUN 10,000.00').waitFor();
    await firstGame(page).click();
    const frame = page.frameLocator('iframe');
    await frame.getByText('FUN 10,000.00').waitFor({ timeout: 20_000 });
    await page.getByRole('banner').getByText(t('shell.free-play')).waitFor();
    expect(await frame.getByText('৳').count()).toBe(0);
    // Between the result and the next spin there is nothing to show the end of.
    const saysSpin = frame.locator('button[data-word="spin"]');
    await saysSpin.and(frame.locator('[aria-disabled="false"]')).click();
    await frame.locator('button[data-word="skip"]').waitFor();
    await saysSpin.and(frame.locator('[aria-disabled="true"]')).waitFor();
    await saysSpin.and(frame.locator('[aria-disabled="false"]')).waitFor();
    await page.context().close();
  });

  test('warns where a real account is needed, and leads to one (V-002, V-004, A-003)', async () => {
    const page = await openApart(view);
    await beginFreePlay(page, words);
    for (const over of ['mc=depositv2', 'mc=securityCenter', 'ac=agentTeamOverview']) {
      await page.goto(`${house.playerOrigin}/?${over}`);
      const warning = page.getByRole('dialog', { name: t('in_need_true_account') });
      await warning.waitFor();
      for (const centre of [t('member.title'), t('shell.agent-centre')])
        expect(await page.getByRole('dialog', { name: centre }).count()).toBe(0);
      await warning.getByRole('button', { name: t('in_increase_submit') }).click();
      await warning.waitFor({ state: 'hidden' });
    }
    await page.goto(`${house.playerOrigin}/?mc=depositv2`);
    const warning = page.getByRole('dialog', { name: t('in_need_true_account') });
    await warning.getByRole('button', { name: t('register.do') }).click();
    const form = page.getByRole('dialog', { name: t('register.title') });
    await form.waitFor();
    await page.context().close();
  });

  test('tells what it is and ends when the visitor wants', async () => {
    const page = await openApart(view);
    await beginFreePlay(page, words);
    await page.goto(`${house.playerOrigin}/?m=freeplay`);
    const modal = page.getByRole('dialog', { name: t('free-play.title') });
    await modal.getByText('FUN 10,000.00').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await modal.getByRole('button', { name: t('free-play.end') }).click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('register.do') })
      .waitFor();
    await page.getByText(t('shell.free-play')).waitFor({ state: 'hidden' });
    await page.context().close();
  });
});

describe('the agent centre', () => {
  const { t } = wordsIn('en');
  const asType = async (page: Page, type: number) => {
    const member = await house.member();
    await house.database.pool.query('update identity_member set type = $2 where username = $1', [
      member.username,
      type,
    ]);
    const client = house.visitor();
    await client.call(playerRoutes.identity.login, {
      username: member.username,
      password: PASSWORD,
    });
    await enterAs(page, client, house.playerOrigin);
  };
  const button = (page: Page) =>
    page.getByRole('banner').getByRole('button', { name: t('shell.agent-centre') });

  test.each([1, 2, 41, 42])(
    'opens for an agent of type %i, and has what is known',
    async (type) => {
      const page = await openApart();
      await asType(page, type);
      await page.goto(house.playerOrigin);
      await button(page).click();
      const centre = page.getByRole('dialog', { name: t('shell.agent-centre') });
      await centre.getByText(t(`agent.kind-${type as 1}`)).waitFor();
      expect(new URL(page.url()).searchParams.get('ac')).toBe('agentTeamOverview');
      await page.reload();
      await centre.getByText(t('agent.no-code')).waitFor();
      await page.context().close();
    },
  );

  test('and the member centre are never open together (S-010)', async () => {
    const page = await openApart();
    await asType(page, 1);
    const centre = page.getByRole('dialog', { name: t('shell.agent-centre') });
    const ofMember = page.getByRole('dialog', { name: t('member.title') });
    await page.goto(`${house.playerOrigin}/?mc=transactionHistory&ac=agentTeamOverview`);
    await ofMember.getByRole('heading', { name: t('member.entries'), exact: true }).waitFor();
    expect(await centre.count()).toBe(0);
    await ofMember.getByRole('button', { name: t('shell.agent-centre') }).click();
    await centre.getByText(t('agent.kind-1')).waitFor();
    expect(await ofMember.count()).toBe(0);
    await page.context().close();
  });

  test('has no button for a member, and its address gives the warning', async () => {
    const page = await openApart();
    await asType(page, 0);
    await page.goto(house.playerOrigin);
    await page.getByTestId('balance').waitFor();
    expect(await button(page).count()).toBe(0);
    await page.goto(`${house.playerOrigin}/?ac=agentTeamOverview`);
    const warning = page.getByRole('dialog', { name: t('in_need_true_account') });
    await warning.getByText(t('gate.agents-only')).waitFor();
    await page.context().close();
  });
});

test('without its flag there is no button and no way in (A-040)', async () => {
  const { t } = wordsIn('en');
  await setFreePlay('0');
  const page = await openApart();
  await page.goto(`${house.playerOrigin}/?m=freeplay`);
  const modal = page.getByRole('dialog', { name: t('free-play.title') });
  await modal.getByText(t('free-play.closed')).waitFor();
  await page.goto(`${house.playerOrigin}/login`);
  await page.getByRole('dialog', { name: t('login.title') }).waitFor();
  await page
    .getByRole('button', { name: t('login.forgot') })
    .last()
    .waitFor();
  expect(await page.getByRole('button', { name: t('free-play.do') }).count()).toBe(0);
  await page.context().close();
});
