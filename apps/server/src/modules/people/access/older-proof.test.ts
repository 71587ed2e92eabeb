import { playerRoutes, type Sent } from '@nokshi/contract';
import { generateSync } from 'otplib';
import { beforeEach, describe, expect, it } from 'vitest';
import { playerOf } from '../../../kernel/caller.ts';
import { SETTLE_HOURS } from './devices.ts';
import { memberAtHome } from './member-at-home.ts';
import { putContact } from '../identity/store/contacts.ts';
import { insertPasskey } from './store/passkeys.ts';
import { softPasskey } from './test-passkey.ts';
import { codeOf, NEW_PASSWORD, PASSWORD } from '../operators/test-people.ts';

const { codes, contact, paymentPassword, security } = playerRoutes;
const HOUR = 3_600_000;
const PIN = '481516';
const at = memberAtHome();
const PIN_SHOWN = { password: PASSWORD, proof: 'pin', proofCode: PIN } as const;

let stories = 0;
let number = '';
beforeEach(() => {
  stories += 1;
  number = `+88017555${String(stories).padStart(5, '0')}`;
});

const totp = (secret: string) =>
  generateSync({ secret, epoch: at.test.clock.now().getTime() / 1000 });
/** At home again, this much later. */
async function later(hours: number): Promise<void> {
  at.test.clock.advance(hours * HOUR);
  await at.login(at.home);
}
const choosePin = () =>
  at.home.call(paymentPassword.set, {
    paymentPassword: PIN,
    confirmPaymentPassword: PIN,
    password: PASSWORD,
  });
async function addTotp(shown: Sent<typeof security.beginTotp>) {
  const { secret } = await at.home.call(security.beginTotp, shown);
  return { secret, ...(await at.home.call(security.confirmTotp, { code: totp(secret) })) };
}
async function withNumber(): Promise<void> {
  const { memberId } = playerOf(await at.home.caller());
  const { brandId } = at.test.site.brand();
  const now = at.test.clock.now();
  const own = { memberId, brandId, kind: 'sms', address: number, verifiedAt: now, now } as const;
  await at.test.db.tx((tx) => putContact(tx, own));
}
const askMail = (shown: object) =>
  codeOf(
    at.home.call(contact.askCode, {
      email: `${at.rahim}@example.com`,
      password: PASSWORD,
      ...shown,
    }),
  );
const offered = async () => {
  const { proofs, proofNeeded } = await at.home.call(security.security, {});
  return proofNeeded ? proofs : null;
};

describe('an older proof', () => {
  it('is not one that was added in the last three days from an open session', async () => {
    await choosePin();
    await later(SETTLE_HOURS);
    const { secret, codes: spare } = await addTotp(PIN_SHOWN);
    at.test.clock.advance(60_000);
    expect(await offered()).toEqual(['pin']);
    expect(await askMail({ proof: 'totp', proofCode: totp(secret) })).toBe('identity.proof-needed');
    expect(await askMail({ proof: 'recovery', proofCode: spare[0] })).toBe('identity.proof-needed');
    const pin = { paymentPassword: '234281', confirmPaymentPassword: '234281' };
    const reset = { ...pin, password: PASSWORD, proof: 'totp', verificationCode: totp(secret) };
    expect(await codeOf(at.home.call(paymentPassword.set, reset as never))).toBe(
      'identity.proof-needed',
    );
    await later(SETTLE_HOURS);
    expect(await offered()).toEqual(['pin', 'totp', 'recovery']);
    expect(await askMail({ proof: 'totp', proofCode: totp(secret) })).toBe('none');
  });

  it('is the member’s first, when none is older', async () => {
    expect(await offered()).toBeNull();
    await choosePin();
    at.test.clock.advance(HOUR / 4);
    await addTotp(PIN_SHOWN);
    expect(await offered()).toEqual(['pin']);
    expect(await askMail({ proof: 'pin', proofCode: PIN })).toBe('none');
  });

  it('is required before a possible proof is added or removed', async () => {
    await withNumber();
    await later(SETTLE_HOURS);
    const alone = { password: PASSWORD };
    const refused = [
      () => at.home.call(security.beginTotp, alone),
      () => at.home.call(security.removeTotp, alone),
      () => at.home.call(security.beginPasskey, alone),
      () => at.home.call(security.removePasskey, { id: 'any', ...alone }),
      () => at.home.call(security.renewRecoveryCodes, alone),
      () => at.home.call(security.setCodeStep, { kind: 'sms', on: true, ...alone }),
      choosePin,
    ];
    for (const each of refused) expect(await codeOf(each())).toBe('identity.proof-needed');
  });

  it('is not the young one of several passkeys, and that one is not asked to sign', async () => {
    const keep = async () => {
      const passkey = softPasskey('http://localhost:3000');
      const { memberId } = playerOf(await at.home.caller());
      const key = { publicKey: passkey.publicKey, counter: 0, transports: [], name: 'Laptop' };
      const made = { credentialId: passkey.id, memberId, ...key, now: at.test.clock.now() };
      await at.test.db.tx((tx) => insertPasskey(tx, made));
      return passkey;
    };
    const old = await keep();
    await later(SETTLE_HOURS);
    const young = await keep();
    const asked = () => at.home.call(security.askPasskey, {});
    expect(await asked()).toMatchObject({ allowCredentials: [{ id: old.id }] });
    const sign = async (key: typeof old) => ({
      proof: 'passkey',
      passkey: key.answer(await asked()),
    });
    expect(await askMail(await sign(young))).toBe('identity.second-factor-wrong');
    expect(await askMail(await sign(old))).toBe('none');
  });

  it('is not a number whose code has just reset the password, nor a proof added after that', async () => {
    await withNumber();
    await choosePinByCode();
    await later(SETTLE_HOURS);
    expect(await offered()).toEqual(['pin', 'sms']);
    await at.home.call(codes.askWithoutLogin, { mobileNum: number, purpose: 'recover' });
    const verificationCode = await digitsSent();
    const set = { mobileNum: number, verificationCode, newPassword: NEW_PASSWORD };
    await at.home.call(codes.resetPassword, set);
    expect(await offered()).toEqual(['pin']);
    expect(await codeOf(at.home.call(paymentPassword.askCode, { proof: 'sms' }))).toBe(
      'identity.proof-needed',
    );
    at.test.clock.advance(SETTLE_HOURS * HOUR);
    await at.login(at.home, { password: NEW_PASSWORD });
    expect(await offered()).toEqual(['pin', 'sms']);
  });
});

async function digitsSent(): Promise<string> {
  await at.test.runJobs();
  return at.test.outbox.findLast(({ code }) => code)?.code ?? '';
}

async function choosePinByCode(): Promise<void> {
  await at.home.call(paymentPassword.askCode, { proof: 'sms' });
  await at.home.call(paymentPassword.set, {
    paymentPassword: PIN,
    confirmPaymentPassword: PIN,
    password: PASSWORD,
    proof: 'sms',
    verificationCode: await digitsSent(),
  });
}
