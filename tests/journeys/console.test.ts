import { createHmac } from 'node:crypto';
import { playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bn } from '../../apps/console/src/locales/bn/console.ts';
import { en, type MessageId } from '../../apps/console/src/locales/en/console.ts';
import { closeBrowser, newPage } from '../harness/browser.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

let house: RunningHouse;
let page: Page;
const NEW = 'an operator of some patience 3';

const words =
  (catalogue: typeof en) =>
  (id: MessageId, values: Record<string, string> = {}) =>
    catalogue[id].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
const t = words(en);

beforeAll(async () => {
  house = await startHouse({ web: true, spinIntervalMs: 0 });
  const member = await house.member('karim');
  const deposit = { channel: 'demo-wallet', amount: '200' };
  await member.call(playerRoutes.cashier.requestDeposit, deposit, { key: 'console-deposit' });
  const { launchToken } = await member.call(playerRoutes.slots.launch, { gameId: 'river-ways' });
  const options = { key: 'console-spin', bearer: launchToken };
  await member.call(playerRoutes.slots.spin, { stake: '0.50' }, options);
  page = await newPage();
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const open = (path: string) => page.goto(house.consoleOrigin + path);
const button = (id: MessageId) => page.getByRole('button', { name: t(id), exact: true });
const logIn = async (password: string) => {
  await page.getByLabel(t('login.username'), { exact: true }).fill('admin');
  await page.getByLabel(t('login.password'), { exact: true }).fill(password);
  await button('login.submit').click();
};

/** RFC 6238 with SHA-1, 30 s and 6 digits, over a base32 secret. */
function totp(secret: string, at: Date): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((c) => alphabet.indexOf(c).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)));
  const mac = createHmac('sha1', key).update(step).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return ((mac.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).toString().padStart(6, '0');
}

let secret = '';
/** The next time step, so that no code is used twice. */
const later = () => new Date(Date.now() + 30_000);

test('the one-time password opens nothing but its own change', async () => {
  await open('/');
  await logIn('not the password');
  await page.getByRole('alert').first().waitFor();
  await logIn(house.oneTimePassword);
  await page.getByText(t('account.must-change')).waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  await page.getByLabel(t('account.old'), { exact: true }).fill(house.oneTimePassword);
  await page.getByLabel(t('account.new'), { exact: true }).fill(NEW);
  await page.getByLabel(t('account.confirm'), { exact: true }).fill(NEW);
  await button('account.change').click();
  await page.getByRole('navigation', { name: t('app.menu') }).waitFor();
});

test('the second factor is switched on with a code, and asked for at the next log-in', async () => {
  await open('/account');
  await button('account.factor-begin').click();
  await page.getByRole('img', { name: t('account.factor-qr') }).waitFor();
  const line = await page.getByText(`${t('account.factor-key')}:`).innerText();
  secret = line.replace(/^.*:\s*/, '').trim();
  await page.getByLabel(t('account.factor-code'), { exact: true }).fill(totp(secret, new Date()));
  await button('account.factor-confirm').click();
  await page.getByText(t('account.factor-on')).waitFor();
  await button('app.log-out').click();
  await logIn(NEW);
  const code = page.getByLabel(t('login.code'), { exact: true });
  await code.fill(totp(secret, later()));
  await button('login.submit').click();
  await page.getByRole('navigation', { name: t('app.menu') }).waitFor();
});

test('a member is found and seen: profile, sessions, wagers, entries, limits, deposits', async () => {
  await page.keyboard.press('Control+k');
  await page.getByLabel(t('app.palette-hint')).fill('kari');
  await page.getByRole('dialog').getByRole('button', { name: 'karim' }).click();
  await page.getByRole('heading', { name: 'karim' }).waitFor();
  const tab = (id: MessageId) => page.getByRole('tab', { name: t(id), exact: true }).click();
  await tab('member.sessions');
  await button('member.session-end').first().waitFor();
  await tab('member.wagers');
  await page.getByText('৳0.50').first().waitFor();
  await tab('member.entries');
  await page.getByText('৳200.00').first().waitFor();
  expect(await page.getByRole('row').count()).toBeGreaterThan(2);
  await tab('member.limits');
  await page.getByText(t('limit.none')).first().waitFor();
  await tab('member.deposits');
  await page.getByText(t('deposit.CREDITED')).first().waitFor();
  expect(new URL(page.url()).searchParams.get('tab')).toBe('deposits');
});

test('a member is frozen with a reason, everywhere at once, and unfrozen again', async () => {
  await button('member.freeze').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('member.reason'), { exact: true }).fill('card reported as stolen');
  await dialog.getByRole('button', { name: t('member.freeze') }).click();
  await page.getByText(t('member.frozen-done', { username: 'karim' })).waitFor();
  await page.getByText(t('restriction.frozen'), { exact: true }).first().waitFor();
  await button('member.unfreeze').click();
  await page
    .getByRole('dialog')
    .getByLabel(t('member.reason'), { exact: true })
    .fill('card was found');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('member.unfreeze') })
    .click();
  await page.getByText(t('member.unfrozen-done', { username: 'karim' })).waitFor();
});

test('the ledger is proven on the spot, without a difference', async () => {
  await open('/ledger');
  await button('ledger.verify').click();
  await page.getByText(t('ledger.clean')).waitFor({ timeout: 20_000 });
});

test('the audit log has every act in order, and its chain holds', async () => {
  await open('/audit');
  await page.getByText(/chain holds/).waitFor();
  const acts = await page.getByRole('row').allInnerTexts();
  const text = acts.join('\n');
  for (const act of ['identity.freeze', 'identity.unfreeze', 'wallet.verify'])
    expect(text, act).toContain(act);
  expect(text).toContain('card reported as stolen');
});

test('the whole console speaks Bengali', async () => {
  await page.getByRole('button', { name: 'বাংলা' }).click();
  const b = words(bn);
  await page.getByRole('heading', { name: b('audit.title') }).waitFor();
  expect(await page.title()).toContain(b('nav.audit'));
  for (const path of ['/members', '/deposits', '/ledger', '/status', '/account']) {
    await open(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/[\u0980-\u09ff]/);
  }
  await page.getByRole('button', { name: 'English' }).click();
});

test('a role sees its own desks and no others', async () => {
  await button('app.log-out').click();
  await house.database.pool.query(
    `insert into identity_operator select (jsonb_populate_record(o, jsonb_build_object(
       'operator_id', gen_random_uuid(), 'username', 'kajol', 'role', 'content',
       'factor_sealed', null))).*
     from identity_operator o where o.username = 'admin'`,
  );
  await page.getByLabel(t('login.username'), { exact: true }).fill('kajol');
  await page.getByLabel(t('login.password'), { exact: true }).fill(NEW);
  await button('login.submit').click();
  const menu = page.getByRole('navigation', { name: t('app.menu') });
  await menu.waitFor();
  expect(await menu.getByRole('link').allInnerTexts()).toEqual([t('nav.status'), t('nav.account')]);
  await open('/ledger');
  await page.getByText(t('app.no-right')).waitFor();
});
