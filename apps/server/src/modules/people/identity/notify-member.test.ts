import { playerRoutes } from '@nokshi/contract';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MemberId } from '../../../kernel/ids.ts';
import { putContact } from './store/contacts.ts';
import { type Browser, openTestRoom, type TestRoom } from '../operators/test-people.ts';
import { type AccountNotice, accountChanged } from './topics.ts';
import { resetFactors } from '../access/reset-factors.ts';

const { identity, security } = playerRoutes;
const PASSWORD = 'karnaphuli-7';
const NEW_PASSWORD = 'meghna-river-8';

let test: TestRoom;
let rahim: string;
let home: Browser;
let memberId: MemberId;
const told: AccountNotice[] = [];
beforeAll(async () => {
  test = await openTestRoom();
  test.identity.events.on(accountChanged, async (_tx, words) => void told.push(words));
});
afterAll(() => test.close());
beforeEach(async () => {
  rahim = test.begin();
  home = test.browser();
  const form = { username: rahim, password: PASSWORD, confirmPassword: PASSWORD, agree: true };
  await home.call(identity.register, form);
  const member = await test.db.read((tx) => test.identity.memberByUsername(tx, rahim));
  if (!member) throw new Error('no member');
  memberId = member.memberId;
  test.outbox.length = 0;
  told.length = 0;
});

const verify = (kind: 'sms' | 'mail', address: string, verified = true) =>
  test.db.tx(async (tx) => {
    const { brandId } = test.site.brand();
    const now = test.clock.now();
    const verifiedAt = verified ? now : null;
    await putContact(tx, { memberId, brandId, kind, address, verifiedAt, now });
  });
const titles = () => told.splice(0).map(({ title }) => title.EN);
const login = (browser: Browser, password = PASSWORD) =>
  browser.call(identity.login, { username: rahim, password });
let elsewhere = 0;
const stranger = () => {
  elsewhere += 1;
  return test.browser(`198.51.100.${elsewhere}`);
};
const changePassword = () =>
  home.call(security.changePassword, {
    oldPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
    confirmNewPassword: NEW_PASSWORD,
  });

describe('a member is notified of a change of the account', () => {
  it('in the inbox in both languages, whether a contact is verified or not', async () => {
    await verify('mail', `${rahim}@example.com`, false);
    await changePassword();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      memberId,
      title: {
        EN: 'Your password for Nokshi was changed',
        BN: 'নকশি: আপনার পাসওয়ার্ড বদলেছে',
      },
    });
    expect(told[0]?.text.EN).toContain('If this was not you');
    expect(test.outbox).toEqual([]);
  });

  it('at every verified contact, in the member’s own language', async () => {
    await verify('mail', `${rahim}@example.com`);
    await verify('sms', `+88017000${String(elsewhere).padStart(5, '0')}`);
    await changePassword();
    expect(test.outbox.map(({ kind }) => kind).sort()).toEqual(['mail', 'sms']);
    for (const { subject, text, code } of test.outbox) {
      expect(subject).toBe('নকশি: আপনার পাসওয়ার্ড বদলেছে');
      expect(text).toContain('আপনি এটি না করে থাকলে');
      expect(code).toBeUndefined();
    }
  });

  it('when a factor is added, renewed, removed or reset', async () => {
    const { secret } = await home.call(security.beginTotp, { password: PASSWORD });
    expect(titles()).toEqual([]);
    const code = generateSync({ secret, epoch: test.clock.now().getTime() / 1000 });
    const first = await home.call(security.confirmTotp, { code });
    const shown = ({ codes: [proofCode = ''] }: { codes: string[] }) =>
      ({ password: PASSWORD, proof: 'recovery', proofCode }) as const;
    expect(titles()).toEqual(['An authenticator was added to your account at Nokshi']);
    const next = await home.call(security.renewRecoveryCodes, shown(first));
    expect(titles()).toEqual(['New recovery codes for your account at Nokshi']);
    await home.call(security.removeTotp, shown(next));
    expect(titles()).toEqual(['The authenticator was removed from your account at Nokshi']);
    await test.db.tx((tx) => resetFactors(test.access, tx, { memberId }));
    expect(titles()).toEqual(['The second step of your account at Nokshi was removed']);
  });

  it('when the payment password is set', async () => {
    await test.access.setPaymentPassword({ memberId, pin: '482915' });
    expect(titles()).toEqual(['Your payment password for Nokshi was set']);
  });

  it('when a log-in comes from a new device, but not from the first or a known one', async () => {
    await login(home);
    expect(titles()).toEqual([]);
    const away = stranger();
    await login(away);
    expect(told[0]?.text.EN).toContain('Test browser');
    expect(titles()).toEqual(['A log-in to your account at Nokshi on a new device']);
    await login(away);
    expect(titles()).toEqual([]);
  });

  it('but not of a change that was refused', async () => {
    const wrong = { oldPassword: 'not-this-one-9', newPassword: NEW_PASSWORD };
    await home
      .call(security.changePassword, { ...wrong, confirmNewPassword: NEW_PASSWORD })
      .catch(() => undefined);
    expect(titles()).toEqual([]);
  });
});
