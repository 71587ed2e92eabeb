import { readFile } from 'node:fs/promises';
import { playerRoutes } from '@nokshi/contract';
import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { fakeClock } from '../harness/clock.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { enterAs, openApart, stored } from './visits.ts';
import { wordsIn } from './words.ts';

const { t, refusal } = wordsIn('en');
const clock = fakeClock();
/** Of the copy that a member takes along, in order. */
const PARTS = (
  'madeAt member security sessions activity protection deposits withdrawals payees entries wagers letters ' +
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
const inside = (page: Page) => page.getByTestId('balance').first().waitFor();

async function fillLogin(page: Page, username: string, password = PASSWORD) {
  await page.goto(`${house.playerOrigin}/?m=login`);
  const dialog = page.getByRole('dialog', { name: t('login.title') });
  await dialog.getByLabel(t('login.username')).fill(username);
  await dialog.getByLabel(t('login.password'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: t('login.do'), exact: true }).click();
}

describe('the authenticator app', () => {
  let username: string;
  let secret: string;
  let codes: string[];
  const totp = () => generateSync({ secret, epoch: clock.now().getTime() / 1000 });

  test('is set up on the security page, with a code to scan and ten recovery codes', async () => {
    const { member, page } = await atHome();
    username = member.username;
    await confirmWith(page, t('security.totp-begin'));
    await page.getByRole('img', { name: t('security.totp-qr') }).waitFor();
    secret = await page.locator('code').first().innerText();
    await page.getByLabel(t('login.step-totp')).fill('000000');
    await press(page, t('security.totp-confirm'));
    await page.getByText(refusal('identity.second-factor-wrong')).waitFor();
    await page.getByLabel(t('login.step-totp')).fill(totp());
    await press(page, t('security.totp-confirm'));
    const list = page.getByRole('list', { name: t('security.recovery') }).getByRole('listitem');
    await list.first().waitFor();
    await expect.poll(() => list.count()).toBe(10);
    codes = await list.allInnerTexts();
    const download = page.waitForEvent('download');
    await press(page, t('security.download'));
    const saved = await readFile(await (await download).path(), 'utf8');
    expect(saved.trim().split('\n')).toEqual(codes);
    await press(page, t('security.recovery-kept'));
    await expect.poll(() => page.getByText(codes[0] ?? '-').count()).toBe(0);
    await page.context().close();
  });

  test('is asked for in an unknown browser, and not again there', async () => {
    clock.advance(60_000);
    const page = await openApart();
    await fillLogin(page, username);
    const dialog = page.getByRole('dialog', { name: t('login.step-title') });
    await dialog.getByLabel(t('login.step-totp')).fill('000000');
    await dialog.getByRole('button', { name: t('login.step-do') }).click();
    await dialog.getByText(refusal('identity.second-factor-wrong')).waitFor();
    await dialog.getByLabel(t('login.step-totp')).fill(totp());
    await dialog.getByRole('button', { name: t('login.step-do') }).click();
    await inside(page);
    await page.context().clearCookies({ name: 'nokshi_player' });
    await page.evaluate('sessionStorage.clear()');
    await fillLogin(page, username);
    await inside(page);
    await page.context().close();
  });

  test('gives way to a recovery code, once, also from the short form of the header', async () => {
    const [code = ''] = codes;
    for (const works of [true, false]) {
      const page = await openApart();
      await page.goto(house.playerOrigin);
      const header = page.getByRole('banner');
      await header.getByLabel(t('login.username')).fill(username);
      await header.getByLabel(t('login.password'), { exact: true }).fill(PASSWORD);
      await header.getByRole('button', { name: t('login.do'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: t('login.step-title') });
      await dialog.getByText(t('login.step-recovery'), { exact: true }).click();
      await dialog.getByLabel(t('login.step-recovery')).last().fill(code.toUpperCase());
      await dialog.getByRole('button', { name: t('login.step-do') }).click();
      if (works) await inside(page);
      else await dialog.getByText(refusal('identity.second-factor-wrong')).waitFor();
      await page.context().close();
    }
  });
});

test('a passkey is made, opens an unknown browser, shows whose a new mail address is, and is removed', async () => {
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

  await page.goto(`${house.playerOrigin}/?mc=securityCenter`);
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
});

test('a password that must change cannot be dismissed, and nothing else can be done (M-004)', async () => {
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
  const send = dialog.getByRole('button', { name: t('security.password-change') });
  await send.click();
  await expect.poll(() => dialog.getByText(t('app.required')).count()).toBe(3);
  const next = 'surma-valley-29';
  await dialog.getByLabel(t('security.oldPassword'), { exact: true }).fill(PASSWORD);
  await dialog.getByLabel(t('security.newPassword'), { exact: true }).fill(next);
  const again = dialog.getByLabel(t('security.confirmNewPassword'), { exact: true });
  await again.fill(`${next}!`);
  await send.click();
  await dialog.getByText(refusal('identity.passwords-differ')).waitFor();
  await again.fill(next);
  await send.click();
  await dialog.waitFor({ state: 'detached' });
  await inside(page);
  await expect.poll(() => stored(page, 'cpw')).toBe('false');
  await page.context().close();
});

test('a member who will not change it now may log out instead (M-004)', async () => {
  const { username } = await house.member();
  await house.database.pool.query(
    'update identity_member set must_change_password = true where username = $1',
    [username],
  );
  const page = await openApart();
  await fillLogin(page, username);
  const dialog = page.getByRole('dialog', { name: t('security.forced') });
  await dialog.getByRole('button', { name: t('shell.log-out') }).click();
  const question = page.getByRole('dialog').filter({ hasText: t('shell.log-out-sure') });
  await question.getByRole('button', { name: t('shell.log-out') }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('banner').getByLabel(t('login.username')).waitFor();
  expect(await stored(page, 'token')).toBeNull();
  await page.context().close();
});

test('remember me fills the name and dots, logs in with one press, and keeps no password', async () => {
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
  const left = (name: string) => (cookies.find((each) => each.name === name)?.expires ?? 0) * 1000;
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

  await page.context().clearCookies({ name: 'nokshi_player' });
  await page.evaluate('sessionStorage.clear()');
  await page.goto(`${house.playerOrigin}/?m=login`);
  const cleared = page.waitForResponse('**/wps/session/remembered');
  await login.getByRole('checkbox').uncheck();
  await cleared;
  const kept = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(kept).not.toContain('nokshi_username');
  await expect.poll(kept).not.toContain('nokshi_remembered');
  await page.context().close();
});

test('sessions, devices, data and closing stand on the same page', async () => {
  const { member, page } = await atHome();
  const key = 'said-once-in-the-chat';
  await member.call(playerRoutes.chat.write, { words: 'Where is my deposit?' }, { key });
  await member.call(playerRoutes.feedback.send, { type: 'deposit', content: 'How long?' });
  const download = page.waitForEvent('download');
  await press(page, t('security.export-do'));
  const saved = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(Object.keys(saved)).toEqual(PARTS);
  expect(saved.member.account).toBe(member.username);
  expect(saved.feedback).toMatchObject([{ content: 'How long?' }]);
  const said = saved.chat.filter((each: { from: string }) => each.from === 'asker');
  expect(said).toMatchObject([{ words: 'Where is my deposit?' }]);

  await confirmWith(page, t('security.closing-do'));
  await press(page, t('security.closing-undo'));
  await page.getByRole('button', { name: t('security.closing-do') }).waitFor();

  await press(page, t('sessions.everywhere'));
  await page.getByText(t('sessions.everywhere-sure')).waitFor();
  await press(page, t('sessions.everywhere'));
  await page.getByRole('banner').getByLabel(t('login.username')).waitFor();
  const who = member.call(playerRoutes.identity.memberInfo, {});
  await expect(who).rejects.toThrow('edge.session-ended');
  await page.context().close();
});
