import { playerRoutes, type Sent } from '@nokshi/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { putContact } from '../identity/store/contacts.ts';
import { type Browser, openTestRoom, type TestRoom } from '../operators/test-people.ts';

const { identity, paymentPassword, security } = playerRoutes;
const PASSWORD = 'karnaphuli-7';
const [PIN, NEXT] = ['481516', '234281'];

let test: TestRoom;
let browser: Browser;
let stories = 0;
beforeAll(async () => {
  test = await openTestRoom();
});
afterAll(() => test.close());

beforeEach(async () => {
  const username = test.begin();
  await test.database.pool.query('delete from access_try');
  stories += 1;
  browser = test.browser();
  const form = { username, password: PASSWORD, confirmPassword: PASSWORD, agree: true };
  await browser.call(identity.register, form);
});

/** A verified number of the member. */
async function withNumber(): Promise<string> {
  const { session } = await browser.caller();
  const memberId = session?.memberId;
  if (!memberId) throw new Error('nobody is logged in');
  const { brandId } = test.site.brand();
  const address = `+88017990${String(stories).padStart(5, '0')}`;
  const now = test.clock.now();
  const contact = { memberId, brandId, kind: 'sms' as const, address, verifiedAt: now, now };
  await test.db.tx((tx) => putContact(tx, contact));
  return address;
}

const choose = (pin: string, more: Partial<Sent<typeof paymentPassword.set>>) =>
  browser
    .call(paymentPassword.set, { paymentPassword: pin, confirmPaymentPassword: pin, ...more })
    .then(
      () => 'ok',
      (err: { code: string; facts: { field?: string } }) => `${err.code} ${err.facts.field ?? ''}`,
    );
const shown = async () => {
  const { paymentPasswordSetAt: setAt, proofs } = await browser.call(security.security, {});
  return { setAt, proofs };
};

describe('a payment password (V-021, MC-021)', () => {
  it('is set with the log-in password, and differs from it', async () => {
    expect(await shown()).toEqual({ setAt: null, proofs: [] });
    expect(await choose(PIN, {})).toBe('identity.password-wrong password');
    expect(await choose(PIN, { oldPaymentPassword: PIN })).toBe('identity.password-wrong password');
    expect(await choose('12', { password: PASSWORD })).toMatch(
      /^identity.payment-password-pattern/,
    );
    expect(await choose('111111', { password: PASSWORD })).toMatch(
      /^identity.payment-password-easy/,
    );
    expect(await choose(PIN, { confirmPaymentPassword: NEXT, password: PASSWORD })).toBe(
      'identity.passwords-differ confirmPaymentPassword',
    );
    expect(await choose(PIN, { password: PASSWORD })).toBe('ok');
    expect((await shown()).setAt).toBe('2026-03-01T06:00:00.000Z');
  });

  it('is read in either script, and grouped', async () => {
    const wish = { confirmPaymentPassword: '৪৮১ ৫১৬', password: PASSWORD };
    expect(await choose('৪৮১৫১৬', wish)).toBe('ok');
    expect(await choose(NEXT, { oldPaymentPassword: '481-516' })).toBe('ok');
    expect(await choose('１１１１１１', { oldPaymentPassword: NEXT })).toMatch(
      /^identity.payment-password-easy/,
    );
  });

  it('the first one needs an older proof as well, when the member has any', async () => {
    await withNumber();
    expect(await choose(PIN, { password: PASSWORD })).toBe('identity.proof-needed proof');
    await browser.call(paymentPassword.askCode, { proof: 'sms' });
    await test.runJobs();
    const verificationCode = test.outbox.at(-1)?.code ?? '';
    const shownCode = { proof: 'sms' as const, verificationCode, password: PASSWORD };
    expect(await choose(PIN, shownCode)).toBe('ok');
  });

  it('is changed with the previous one, and guesses are limited', async () => {
    await choose(PIN, { password: PASSWORD });
    expect(await choose(NEXT, { oldPaymentPassword: PIN })).toBe('ok');
    const guesses = [];
    for (let guess = 0; guess < 6; guess += 1)
      guesses.push(await choose(PIN, { oldPaymentPassword: PIN }));
    expect(guesses[0]).toBe('identity.payment-password-wrong oldPaymentPassword');
    expect(guesses.at(-1)).toMatch(/^identity.too-many-attempts/);
    expect(await choose(PIN, { oldPaymentPassword: NEXT })).toMatch(/^identity.too-many-attempts/);
    test.clock.advance(15 * 60_000);
    expect(await choose(PIN, { oldPaymentPassword: NEXT })).toBe('ok');
  });

  it('when forgotten it is set again with the log-in password and a code, and the member is notified', async () => {
    await choose(PIN, { password: PASSWORD });
    expect(await choose(NEXT, { password: PASSWORD })).toBe('identity.proof-needed proof');
    expect(await choose(NEXT, { password: PASSWORD, proof: 'sms' })).toBe(
      'identity.proof-needed proof',
    );
    const to = await withNumber();
    expect((await shown()).proofs).toEqual(['pin', 'sms']);
    expect(await browser.call(paymentPassword.askCode, { proof: 'sms' })).toEqual({
      expiredMinutes: 5,
    });
    await test.runJobs();
    const code = test.outbox.at(-1)?.code ?? '';
    const reset = { proof: 'sms' as const, verificationCode: code };
    expect(await choose(NEXT, { ...reset, password: 'not the password' })).toBe(
      'identity.password-wrong password',
    );
    const wrong = code === '111111' ? '222222' : '111111';
    expect(await choose(NEXT, { ...reset, password: PASSWORD, verificationCode: wrong })).toBe(
      'identity.code-wrong verificationCode',
    );
    expect(await choose(NEXT, { ...reset, password: PASSWORD })).toBe('ok');
    expect(test.outbox.at(-1)).toMatchObject({ kind: 'sms', to });
    expect(test.outbox.at(-1)?.code).toBeUndefined();
    expect(await choose(PIN, { oldPaymentPassword: NEXT })).toBe('ok');
  });

  it('is not set again by a second factor that the member does not have', async () => {
    await choose(PIN, { password: PASSWORD });
    const shownCode = { proof: 'totp' as const, verificationCode: '123456', password: PASSWORD };
    expect(await choose(NEXT, shownCode)).toBe('identity.proof-needed proof');
    expect(
      await browser.call(paymentPassword.askCode, { proof: 'mail' }).catch((e) => e.code),
    ).toBe('identity.proof-needed');
  });
});
