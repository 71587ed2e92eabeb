import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser, withoutPictures } from '../harness/browser.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { enterAs, openPage, TELLINGS } from './visits.ts';
import { wordsIn } from './words.ts';

const GIFT = 'A gift for new members';

let house: RunningHouse;
beforeAll(async () => {
  withoutPictures();
  house = await startHouse({ web: true });
  const operator = await house.operator();
  await operator.call(consoleRoutes.resources.create, {
    state: 'published',
    doc: { resourceType: 'REGISTERPOP', position: 1, url: '/rng', name: GIFT, qrCodeUrl: null },
  });
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

test.each(TELLINGS)(
  'the gift shows once while logged out and once while logged in, in $lang',
  async (view) => {
    const { lang } = view;
    const { t } = wordsIn(lang);
    const page = await openPage(view);
    await page.goto(house.playerOrigin);
    const gift = page.getByRole('dialog', { name: GIFT });
    await gift.getByText(t('gift.visitor')).waitFor();
    // A reload closes nothing.
    await page.reload();
    await gift.getByText(t('gift.visitor')).waitFor();
    await gift.getByRole('button', { name: t('app.close') }).click();
    await page.reload();
    await page.locator('footer').waitFor();
    expect(await gift.count()).toBe(0);

    const member = await house.member();
    await enterAs(page, member, house.playerOrigin);
    await page.reload();
    await gift.getByText(t('gift.member')).waitFor();
    await page.reload();
    await gift.getByText(t('gift.member')).waitFor();
    await gift.getByRole('button', { name: t('app.close') }).click();
    await page.reload();
    await page.getByTestId('balance').first().waitFor();
    await page.locator('footer').waitFor();
    expect(await gift.count()).toBe(0);

    await page.context().clearCookies();
    await page.evaluate("sessionStorage.removeItem('token')");
    await page.reload();
    await gift.getByText(t('gift.visitor')).waitFor();

    const { username } = member;
    await member.call(playerRoutes.identity.login, { username, password: PASSWORD });
    await enterAs(page, member, house.playerOrigin);
    await page.reload();
    await gift.getByText(t('gift.member')).waitFor();
    await page.context().close();
  },
);

test('whoever has to change the password first sees the gift only after that (S-017, S-018)', async () => {
  const { t } = wordsIn('en');
  const member = await house.member();
  const { username } = member;
  await house.database.pool.query(
    'update identity_member set must_change_password = true where username = $1',
    [username],
  );
  await member.call(playerRoutes.identity.login, { username, password: PASSWORD });
  const page = await openPage();
  await enterAs(page, member, house.playerOrigin);
  await page.goto(house.playerOrigin);
  const forced = page.getByRole('dialog', { name: t('security.forced') });
  await forced.waitFor();
  await page.waitForLoadState('networkidle');
  const gift = page.getByRole('dialog', { name: GIFT });
  expect(await gift.count()).toBe(0);
  const fill = (name: 'oldPassword' | 'newPassword' | 'confirmNewPassword', value: string) =>
    forced.getByLabel(t(`security.${name}`), { exact: true }).fill(value);
  await fill('oldPassword', PASSWORD);
  await fill('newPassword', 'surma-valley-29');
  await fill('confirmNewPassword', 'surma-valley-29');
  await forced.getByRole('button', { name: t('security.password-change') }).click();
  await gift.getByText(t('gift.member')).waitFor();
  expect(await forced.count()).toBe(0);
  await page.context().close();
});

test('a member who is self-excluded is promised no gift (S-065)', async () => {
  const member = await house.member();
  await member.call(playerRoutes.limits.excludeSelf, { months: 6 });
  const page = await openPage();
  await enterAs(page, member, house.playerOrigin);
  await page.goto(house.playerOrigin);
  await page.getByTestId('balance').first().waitFor();
  await page.locator('footer').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('dialog', { name: GIFT }).count()).toBe(0);
  await page.context().close();
});

test('a session that was ended elsewhere is told of before the gift is shown', async () => {
  const { t } = wordsIn('en');
  const member = await house.member();
  const page = await openPage();
  await enterAs(page, member, house.playerOrigin);
  await page.goto(house.playerOrigin);
  const gift = page.getByRole('dialog', { name: GIFT });
  await gift.getByRole('button', { name: t('app.close') }).click();
  await member.call(playerRoutes.security.logoutEverywhere, {});
  const ended = page.getByRole('dialog', { name: t('app.session-ended') });
  await ended.waitFor();
  await page.waitForLoadState('networkidle');
  expect(await gift.count()).toBe(0);
  await ended.getByRole('button', { name: t('app.close'), exact: true }).click();
  await gift.getByText(t('gift.visitor')).waitFor();
  await page.context().close();
});

test('to whom logs out everywhere here, the end of the session is no news', async () => {
  const { t } = wordsIn('en');
  const member = await house.member();
  const page = await openPage();
  await enterAs(page, member, house.playerOrigin);
  await page.goto(`${house.playerOrigin}/?mc=securityCenter`);
  const everywhere = page.getByRole('button', { name: t('sessions.everywhere'), exact: true });
  await everywhere.click();
  await page.getByText(t('sessions.everywhere-sure')).waitFor();
  await everywhere.last().click();
  await page.getByRole('dialog', { name: GIFT }).getByText(t('gift.visitor')).waitFor();
  expect(await page.getByRole('dialog', { name: t('app.session-ended') }).count()).toBe(0);
  await page.context().close();
});
