import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { newAddress, PASSWORD, type RunningHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { withContact } from './sent-codes.ts';
import { theHouse } from './the-house.ts';
import { enterAs, openPage, playedMember } from './visits.ts';
import { goWithin } from './walk.ts';
import { wordsIn } from './words.ts';

const { t, console: c } = wordsIn('en');
const REASON = 'asked in person';

let house: RunningHouse;
let member: Awaited<ReturnType<typeof playedMember>>;
let desk: Page;
beforeAll(async () => {
  house = await theHouse();
  member = await playedMember(house);
  const { username } = member;
  await withContact(house, { username, kind: 'sms', address: '+8801712345678' });
  await house.database.pool.query(
    `insert into access_totp (member_id, sealed, made_at)
     select member_id, $2, now() from identity_member where username = $1`,
    [username, Buffer.alloc(40, 1)],
  );
  desk = await openPage();
  await enterAs(desk, await house.operator('admin'), house.consoleOrigin);
});
afterAll(closeBrowser);

const dialog = () => desk.getByRole('dialog').last();
const said = (words: string) => desk.getByRole('status').filter({ hasText: words }).waitFor();

/** Presses a button of the page, then gives the reason that its dialog asks for. */
async function doWith(action: string): Promise<void> {
  await desk.getByRole('button', { name: action, exact: true }).first().click();
  await dialog().getByLabel(c('member.reason')).fill(REASON);
  await dialog().getByRole('button', { name: action, exact: true }).click();
}

describe('a member who calls', () => {
  test('is found by the mobile number as it is dialled', async () => {
    await desk.goto(`${house.consoleOrigin}/members`);
    await desk.getByLabel(c('members.search')).fill('01712-345678');
    await desk.getByRole('link', { name: member.username }).click();
    const contact = c('care.verified', { value: '•••678' });
    await desk.getByText(contact).waitFor();
  });

  test('who lost the number is given another, which waits for a second operator', async () => {
    await house.operator('risk');
    await desk.getByRole('button', { name: c('care.contact-give') }).click();
    await dialog().getByLabel(c('care.sms'), { exact: true }).fill('01712-345679');
    await dialog().getByLabel(c('member.reason')).fill(REASON);
    await dialog()
      .getByRole('button', { name: c('care.contact-give') })
      .click();
    await said(c('proposals.sent'));
  });

  test('has their second factors reset, with a reason, and every session ended', async () => {
    await desk.getByRole('tab', { name: c('member.sessions') }).click();
    await desk.getByText(c('care.yes')).first().waitFor();
    await doWith(c('care.reset'));
    await said(c('care.reset-done', { username: member.username }));
    await desk.getByText(c('member.no-sessions')).waitFor();
    await desk.getByText(c('care.no-devices')).waitFor();
    const { rows } = await house.database.pool.query(
      "select facts from kernel_audit where act = 'identity.reset-factors'",
    );
    expect(rows).toEqual([{ facts: { reason: REASON } }]);
  });

  test('gets a copy of all that is kept, play included', async () => {
    const saving = desk.waitForEvent('download');
    await doWith(c('care.export'));
    const file = await saving;
    expect(file.suggestedFilename()).toBe(`${member.username}.json`);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const copy = JSON.parse(Buffer.concat(chunks).toString('utf8')) as {
      contacts: object[];
      wagers: object[];
    };
    expect(copy.contacts).toEqual([expect.objectContaining({ address: '+8801712345678' })]);
    expect(copy.wagers).toHaveLength(3);
  });
});

describe('an account that is frozen', () => {
  test('is read by its owner, who is offered nothing that would be refused (A-043)', async () => {
    const frozen = await house.member();
    const admin = await house.operator('admin');
    const page = await openPage();
    await admin.call(consoleRoutes.identity.freeze, { id: frozen.memberId, reason: REASON });
    const back = house.visitor();
    const { username } = frozen;
    await back.call(playerRoutes.identity.login, { username, password: PASSWORD });
    await enterAs(page, back, house.playerOrigin);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto(`${house.playerOrigin}/?mc=securityCenter`);
    await button(t('security.password-change')).waitFor();
    await page.getByText(t('member.frozen')).waitFor();
    expect(await button(t('security.profile-change')).isEnabled()).toBe(false);
    expect(await button(t('security.password-change')).isEnabled()).toBe(true);
    await goWithin(page, house.playerOrigin, '/?mc=securityCenter&tab=limits');
    const set = page.getByRole('button', { name: t('limits.set') }).first();
    await set.waitFor();
    expect(await set.isEnabled()).toBe(false);
    await goWithin(page, house.playerOrigin, '/?mc=securityCenter&tab=seed');
    await button(t('fairness.rotate')).waitFor();
    expect(await button(t('fairness.rotate')).isEnabled()).toBe(false);
    await page.context().close();
  });
});

describe('the desk of limits on tries', () => {
  inFull('shows who is held, and lets them go', async () => {
    const { username } = member;
    for (let n = 0; n < 8; n += 1)
      await house
        .visitor()
        .call(
          playerRoutes.identity.login,
          { username, password: `wrong ${n}` },
          { headers: { 'x-forwarded-for': newAddress() } },
        )
        .catch(() => undefined);
    await goWithin(desk, house.consoleOrigin, '/tries');
    const row = desk.getByRole('row', { name: username });
    await row.getByText(c('try.account')).waitFor();
    await row.getByRole('button', { name: c('tries.release') }).click();
    await dialog().getByLabel(c('member.reason')).fill(REASON);
    await dialog()
      .getByRole('button', { name: c('tries.release'), exact: true })
      .click();
    await said(c('tries.released', { who: username }));
    await row.waitFor({ state: 'detached' });
  });
});
