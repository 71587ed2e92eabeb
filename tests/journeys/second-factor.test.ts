import { readFile } from 'node:fs/promises';
import { playerRoutes } from '@nokshi/contract';
import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { fakeClock } from '../harness/clock.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { enterAs, openApart, stored } from './visits.ts';
import { goWithin } from './walk.ts';
import { wordsIn } from './words.ts';

const { t } = wordsIn('en');
const clock = fakeClock();
/** Of the copy that a member takes along, in order. */
const PARTS = (
  'madeAt member security sessions activity protection invitations deposits withdrawals payees entries wagers letters ' +
  'feedback chat'
).split(' ');

let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ web: true, clock });
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

/** A page in the member's own browser, with the security screen open. */
async function atHome() {
  const member = await house.member();
  const page = await openApart();
  await enterAs(page, member, house.playerOrigin);
  await page.goto(`${house.playerOrigin}/?mc=securityCenter`);
  return { member, page };
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).last().click();
const confirmWith = async (page: Page, label: string) => {
  await press(page, label);
  await page.getByLabel(t('security.oldPassword'), { exact: true }).fill(PASSWORD);
  await press(page, label);
};
/** What the file says that a press on this has the browser save. */
const savedBy = async (page: Page, name: string) => {
  const download = page.waitForEvent('download');
  await press(page, name);
  return readFile(await (await download).path(), 'utf8');
};
const inside = (page: Page) => page.getByTestId('balance').first().waitFor();

async function fillLogin(page: Page, username: string, password = PASSWORD) {
  await page.goto(`${house.playerOrigin}/?m=login`);
  const dialog = page.getByRole('dialog', { name: t('login.title') });
  await dialog.getByLabel(t('login.username')).fill(username);
  await dialog.getByLabel(t('login.password'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: t('login.do'), exact: true }).click();
}

test('the authenticator app is set up on the security page, asked for in an unknown browser and not again there, and gives way to a recovery code', async () => {
  const { member, page } = await atHome();
  const key = 'said-once-in-the-chat';
  await member.call(playerRoutes.chat.write, { words: 'Where is my deposit?' }, { key });
  await member.call(playerRoutes.feedback.send, { type: 'deposit', content: 'How long?' });
  await confirmWith(page, t('security.totp-begin'));
  await page.getByRole('img', { name: t('security.totp-qr') }).waitFor();
  const secret = await page.locator('code').first().innerText();
  const totp = () => generateSync({ secret, epoch: clock.now().getTime() / 1000 });
  await page.getByLabel(t('login.step-totp')).fill(totp());
  await press(page, t('security.totp-confirm'));
  const list = page.getByRole('list', { name: t('security.recovery') }).getByRole('listitem');
  await list.first().waitFor();
  await expect.poll(() => list.count()).toBe(10);
  const codes = await list.allInnerTexts();
  const saved = await savedBy(page, t('security.download'));
  expect(saved.trim().split('\n')).toEqual(codes);
  // On the same page: all that the house keeps of the member, in one file.
  const copy = JSON.parse(await savedBy(page, t('security.export-do')));
  expect(Object.keys(copy)).toEqual(PARTS);
  expect(copy.member.account).toBe(member.username);
  expect(copy.feedback).toMatchObject([{ content: 'How long?' }]);
  const said = copy.chat.filter((each: { from: string }) => each.from === 'asker');
  expect(said).toMatchObject([{ words: 'Where is my deposit?' }]);
  await page.context().close();

  clock.advance(60_000);
  const unknown = await openApart();
  await fillLogin(unknown, member.username);
  const dialog = unknown.getByRole('dialog', { name: t('login.step-title') });
  await dialog.getByLabel(t('login.step-totp')).fill(totp());
  await dialog.getByRole('button', { name: t('login.step-do') }).click();
  await inside(unknown);
  await unknown.context().clearCookies({ name: 'nokshi_player' });
  await unknown.evaluate('sessionStorage.clear()');
  await fillLogin(unknown, member.username);
  await inside(unknown);

  // Without its cookies it is unknown again; this time the log-in of the header is used.
  await unknown.context().clearCookies();
  await unknown.evaluate('sessionStorage.clear()');
  await unknown.goto(house.playerOrigin);
  const header = unknown.getByRole('banner');
  await header.getByLabel(t('login.username')).fill(member.username);
  await header.getByLabel(t('login.password'), { exact: true }).fill(PASSWORD);
  await header.getByRole('button', { name: t('login.do'), exact: true }).click();
  await dialog.getByText(t('login.step-recovery'), { exact: true }).click();
  const field = dialog.getByLabel(t('login.step-recovery')).last();
  await field.fill(codes[0]?.toUpperCase() ?? '');
  await dialog.getByRole('button', { name: t('login.step-do') }).click();
  await inside(unknown);
  await unknown.context().close();
});

inFull(
  'a passkey is made, opens an unknown browser, shows whose a new mail address is, and is removed',
  async () => {
    const { member, page } = await atHome();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    await confirmWith(page, t('security.passkey-add'));
    await page.getByRole('list', { name: t('security.recovery') }).waitFor();
    await press(page, t('security.passkey-name'));
    await page.getByLabel(t('security.passkey-its-name')).fill('Work laptop');
    await press(page, t('security.passkey-name'));
    await page.getByText('Work laptop').waitFor();

    // The browser forgets everything but the passkey: to the house it is another one.
    await page.context().clearCookies();
    await page.evaluate('sessionStorage.clear()');
    await fillLogin(page, member.username);
    await page.getByRole('button', { name: t('login.step-passkey-do') }).click();
    await inside(page);
    const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toHaveLength(1);

    await goWithin(page, house.playerOrigin, '/?mc=securityCenter');
    await page.getByText('Work laptop').waitFor();
    // It is older than the address: signing with it is enough, no recovery code is spent.
    const contacts = page.getByRole('region', { name: t('security.contacts'), exact: true });
    await contacts.getByRole('button', { name: t('security.contact-mail') }).click();
    await contacts.getByLabel(t('security.contact-mail'), { exact: true }).fill('a@example.com');
    await contacts.getByLabel(t('login.password'), { exact: true }).fill(PASSWORD);
    await contacts.getByText(t('login.step-passkey-words')).waitFor();
    await contacts.getByRole('button', { name: t('code.send'), exact: true }).click();
    await contacts.getByText(t('security.contact-sent', { minutes: 5 })).waitFor();
    await contacts.getByRole('button', { name: t('app.cancel') }).click();
    await confirmWith(page, t('security.passkey-remove'));
    await expect.poll(() => page.getByText('Work laptop').count()).toBe(0);
    await page.context().close();
  },
);

inFull(
  'a password that must change cannot be dismissed, and nothing else can be done (M-004)',
  async () => {
    const member = await house.member();
    await house.database.pool.query(
      'update identity_member set must_change_password = true where username = $1',
      [member.username],
    );
    const page = await openApart();
    await fillLogin(page, member.username);
    const dialog = page.getByRole('dialog', { name: t('security.forced') });
    await dialog.waitFor();
    await expect.poll(() => stored(page, 'cpw')).toBe('true');
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await page.waitForTimeout(300);
    expect(await dialog.isVisible()).toBe(true);
    // Nothing but the change and the way out.
    const buttons = dialog.getByRole('button', { name: t('app.close') });
    expect(await buttons.count()).toBe(0);
    await page.reload();
    await dialog.waitFor();
    const answer = await page.request.get(`${house.playerOrigin}/wps/v2/wallets/balance`);
    expect(answer.status()).toBe(403);
    const next = 'surma-valley-29';
    await dialog.getByLabel(t('security.oldPassword'), { exact: true }).fill(PASSWORD);
    for (const field of ['newPassword', 'confirmNewPassword'] as const)
      await dialog.getByLabel(t(`security.${field}`), { exact: true }).fill(next);
    await dialog.getByRole('button', { name: t('security.password-change') }).click();
    await dialog.waitFor({ state: 'detached' });
    await inside(page);
    await expect.poll(() => stored(page, 'cpw')).toBe('false');
    await page.context().close();
  },
);

inFull(
  'remember me fills the name and dots, logs in with one press, and keeps no password',
  async () => {
    const member = await house.member();
    const page = await openApart();
    const login = page.getByRole('dialog', { name: t('login.title') });
    await page.goto(`${house.playerOrigin}/?m=login`);
    await login.getByLabel(t('login.username')).fill(member.username);
    await login.getByLabel(t('login.password'), { exact: true }).fill(PASSWORD);
    await login.getByRole('checkbox').check();
    await login.getByRole('button', { name: t('login.do'), exact: true }).click();
    await inside(page);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'nokshi_remembered')?.httpOnly).toBe(true);
    const left = (name: string) =>
      (cookies.find((each) => each.name === name)?.expires ?? 0) * 1000;
    for (const name of ['nokshi_username', 'nokshi_remembered'])
      expect(Math.abs(left(name) - Date.now() - 86_400_000)).toBeLessThan(60_000);
    const held = 'JSON.stringify([document.cookie, { ...sessionStorage }, { ...localStorage }])';
    expect(`${JSON.stringify(cookies)}${await page.evaluate(held)}`).not.toContain(PASSWORD);

    await page.context().clearCookies({ name: 'nokshi_player' });
    await page.evaluate('sessionStorage.clear()');
    await page.goto(`${house.playerOrigin}/?m=login`);
    const typed = [login.getByLabel(t('login.username')), login.locator('input[type=password]')];
    expect(await Promise.all(typed.map((field) => field.inputValue()))).toEqual([
      member.username,
      '',
    ]);
    expect(await typed[1]?.getAttribute('placeholder')).toMatch(/^•+$/);
    await login.getByRole('button', { name: t('login.do'), exact: true }).click();
    await inside(page);
    await page.context().close();
  },
);
