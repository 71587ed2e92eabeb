import { playerRoutes } from '@nokshi/contract';
import type { ResetProof } from '@nokshi/contract/player/payment-password.ts';
import { generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../kernel/caller.ts';
import { SETTLE_HOURS } from './devices.ts';
import { memberAtHome } from './member-at-home.ts';
import { proofsAsked } from './prove-place.ts';
import { putContact } from '../identity/store/contacts.ts';
import { insertPasskey } from './store/passkeys.ts';
import { softPasskey } from './test-passkey.ts';
import { type Browser, codeOf, PASSWORD } from '../operators/test-people.ts';

const { contact, paymentPassword, security } = playerRoutes;
const HOUR = 3_600_000;
const at = memberAtHome();
const { login, stranger } = at;

const asked = async (browser: Browser) => {
  const caller = await browser.caller();
  return at.test.db.read((tx) => proofsAsked(at.test.access, tx, caller));
};
const settle = async (
  browser: Browser,
  proof: ResetProof,
  { code = '', passkey }: { code?: string; passkey?: Record<string, unknown> } = {},
) => {
  const shown = { proof, proofCode: code, passkey };
  return codeOf(at.test.access.provePlace(shown, await browser.caller()));
};
const totp = (secret: string) =>
  generateSync({ secret, epoch: at.test.clock.now().getTime() / 1000 });
const later = (hours: number) => at.test.clock.advance(hours * HOUR);

async function withContact(kind: 'sms' | 'mail'): Promise<void> {
  const { memberId } = playerOf(await at.home.caller());
  const now = at.test.clock.now();
  const address = kind === 'mail' ? `${at.rahim}@example.com` : `+88017${memberId.slice(-8)}`;
  const { brandId } = at.test.site.brand();
  await at.test.db.tx((tx) =>
    putContact(tx, { memberId, brandId, kind, address, verifiedAt: now, now }),
  );
}

async function withPasskey() {
  const passkey = softPasskey('http://localhost:3000');
  const { memberId } = playerOf(await at.home.caller());
  const key = { publicKey: passkey.publicKey, counter: 0, transports: [] };
  const made = { credentialId: passkey.id, memberId, name: 'Laptop', ...key };
  await at.test.db.tx((tx) => insertPasskey(tx, { ...made, now: at.test.clock.now() }));
  return passkey;
}

/** Logged in again at home, or elsewhere for the first time. */
async function inAt(browser: Browser): Promise<Browser> {
  await login(browser);
  return browser;
}

/** This browser at another address. */
function moved(from: Browser, ip: string): Browser {
  const browser = at.test.browser(ip);
  Object.assign(browser.cookies, from.cookies);
  return browser;
}

async function codeSent(browser: Browser, proof: 'sms' | 'mail'): Promise<string> {
  await browser.call(paymentPassword.askCode, { proof });
  await at.test.runJobs();
  return at.test.outbox.at(-1)?.code ?? '';
}

describe('the place a withdrawal is requested from', () => {
  it('has settled where the account was opened, and anywhere after three days', async () => {
    await withContact('sms');
    expect(await asked(at.home)).toBeNull();
    later(SETTLE_HOURS);
    const away = await inAt(stranger());
    expect(await asked(away)).toEqual(['sms']);
    later(SETTLE_HOURS - 1);
    expect(await asked(await inAt(away))).toEqual(['sms']);
    later(1);
    expect(await asked(await inAt(away))).toBeNull();
  });

  it('is another one when either the browser or the address is', async () => {
    await withContact('sms');
    later(SETTLE_HOURS);
    await login(at.home);
    expect(await asked(moved(at.home, '192.0.2.81'))).toEqual(['sms']);
    const other = at.test.browser();
    expect(await asked(await inAt(other))).toEqual(['sms']);
    expect(await asked(at.home)).toBeNull();
  });

  it('that was not used for ninety days has to settle again', async () => {
    await withContact('sms');
    later(91 * 24);
    expect(await asked(await inAt(at.home))).toEqual(['sms']);
  });

  it('asks only for proofs older than the place', async () => {
    const away = await inAt(stranger());
    expect(await asked(away)).toEqual([]);
    const { secret } = await away.call(security.beginTotp, { password: PASSWORD });
    await away.call(security.confirmTotp, { code: totp(secret) });
    await withContact('mail');
    expect(await asked(away)).toEqual([]);
  });

  it('settles with the second factor of the log-in', async () => {
    const { secret } = await at.home.call(security.beginTotp, { password: PASSWORD });
    await at.home.call(security.confirmTotp, { code: totp(secret) });
    later(SETTLE_HOURS);
    const away = stranger();
    const half = await login(away).catch((err) => err.facts.value);
    const code = totp(secret);
    await away.call(playerRoutes.entry.passFactor, { ticket: half.ticket, kind: 'totp', code });
    expect(await asked(away)).toBeNull();
  });

  it('does not settle with a recently added factor, though the log-in accepts it', async () => {
    await withContact('sms');
    later(SETTLE_HOURS);
    const thief = await inAt(stranger());
    const proofCode = await codeSent(thief, 'sms');
    const shown = { password: PASSWORD, proof: 'sms', proofCode } as const;
    const { secret } = await thief.call(security.beginTotp, shown);
    await thief.call(security.confirmTotp, { code: totp(secret) });
    at.test.clock.advance(60_000);
    const away = stranger();
    const { ticket } = await login(away).catch((err) => err.facts.value);
    const code = totp(secret);
    await away.call(playerRoutes.entry.passFactor, { ticket, kind: 'totp', code });
    expect(await asked(away)).toEqual(['sms']);
  });
});

describe('an intruder with both passwords', () => {
  it('may remove the number with them, but then withdraws only from home for three days', async () => {
    await withContact('sms');
    const { memberId } = playerOf(await at.home.caller());
    await at.test.access.setPaymentPassword({ memberId, pin: '481516' });
    later(SETTLE_HOURS);
    const thief = await inAt(stranger());
    const own = { mobileNum: `+88018${memberId.slice(-8).replaceAll(/[a-f]/g, '7')}` };
    const shown = { password: PASSWORD, proof: 'pin', proofCode: '481516' } as const;
    await thief.call(contact.askCode, { ...own, ...shown });
    await at.test.runJobs();
    const verificationCode = at.test.outbox.findLast(({ code }) => code)?.code ?? '';
    await thief.call(contact.set, { ...own, verificationCode });
    expect(await asked(thief)).toEqual([]);
    expect(await settle(thief, 'sms')).toBe('identity.place-rests');
    expect(await settle(await inAt(at.home), 'sms')).toBe('none');
    later(SETTLE_HOURS);
    expect(await settle(await inAt(thief), 'sms')).toBe('none');
  });
});

describe('a proof that settles the place', () => {
  it.each(['sms', 'mail'] as const)('may be a code by %s, once, for this browser', async (kind) => {
    await withContact(kind);
    later(SETTLE_HOURS);
    const away = await inAt(stranger());
    const code = await codeSent(away, kind);
    const wrong = code === '111111' ? '222222' : '111111';
    expect(await settle(away, kind, { code: wrong })).toBe('identity.code-wrong');
    expect(await asked(away)).toEqual([kind]);
    expect(await settle(await inAt(stranger()), kind, { code })).toBe('identity.code-expired');
    expect(await settle(away, kind, { code })).toBe('none');
    expect(await asked(away)).toBeNull();
    expect(await settle(moved(away, '192.0.2.85'), kind, { code })).toBe('identity.code-expired');
  });

  it('may be the authenticator or a recovery code, each code once', async () => {
    const { secret } = await at.home.call(security.beginTotp, { password: PASSWORD });
    const { codes } = await at.home.call(security.confirmTotp, { code: totp(secret) });
    later(SETTLE_HOURS);
    await login(at.home);
    const [one, two] = [moved(at.home, '192.0.2.82'), moved(at.home, '192.0.2.83')];
    for (const each of [one, two]) expect(await asked(each)).toEqual(['totp', 'recovery']);
    const code = totp(secret);
    expect(await settle(one, 'totp', { code: '000000' })).toBe('identity.second-factor-wrong');
    expect(await settle(one, 'totp', { code })).toBe('none');
    expect(await settle(two, 'totp', { code })).toBe('identity.second-factor-wrong');
    const [spare = ''] = codes;
    expect(await settle(two, 'recovery', { code: spare })).toBe('none');
    const three = moved(at.home, '192.0.2.86');
    expect(await settle(three, 'recovery', { code: spare })).toBe('identity.second-factor-wrong');
    expect(await asked(one)).toBeNull();
  });

  it('may be an older passkey, but not a young one', async () => {
    const old = await withPasskey();
    later(SETTLE_HOURS);
    await login(at.home);
    const away = moved(at.home, '192.0.2.84');
    expect(await asked(away)).toEqual(['passkey']);
    const young = await withPasskey();
    const sign = async (key: typeof old) =>
      settle(away, 'passkey', { passkey: key.answer(await away.call(security.askPasskey, {})) });
    expect(await sign(young)).toBe('identity.second-factor-wrong');
    expect(await sign(old)).toBe('none');
    expect(await asked(away)).toBeNull();
  });

  it('may have been shown for something else here, but is not the payment password', async () => {
    await withContact('sms');
    const { memberId } = playerOf(await at.home.caller());
    await at.test.access.setPaymentPassword({ memberId, pin: '481516' });
    later(SETTLE_HOURS);
    const away = await inAt(stranger());
    const begin = (shown: { proof: 'pin' | 'sms'; proofCode: string }) =>
      away.call(security.beginTotp, { password: PASSWORD, ...shown });
    await begin({ proof: 'pin', proofCode: '481516' });
    expect(await asked(away)).toEqual(['sms']);
    await begin({ proof: 'sms', proofCode: await codeSent(away, 'sms') });
    expect(await asked(away)).toBeNull();
    expect(await asked(await inAt(stranger()))).toEqual(['sms']);
  });

  it('allows as many tries as at the log-in', async () => {
    const { secret } = await at.home.call(security.beginTotp, { password: PASSWORD });
    await at.home.call(security.confirmTotp, { code: totp(secret) });
    later(SETTLE_HOURS);
    await login(at.home);
    const away = moved(at.home, '192.0.2.87');
    const said: string[] = [];
    for (let n = 0; n < 11; n += 1) said.push(await settle(away, 'totp', { code: '000000' }));
    expect(said.slice(0, 10)).toEqual(
      Array.from({ length: 10 }, () => 'identity.second-factor-wrong'),
    );
    expect(said.at(-1)).toBe('identity.too-many-attempts');
  });
});
