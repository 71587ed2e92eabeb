import { playerRoutes } from '@nokshi/contract';
import { generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import { memberAtHome } from './member-at-home.ts';
import { type Browser, codeOf, PASSWORD, refused } from '../operators/test-people.ts';
import { resetFactors } from './reset-factors.ts';

const { entry, identity, security } = playerRoutes;
const DAY = 86_400_000;
const at = memberAtHome();
const { login, stranger } = at;

const totp = (secret: string, secondsFromNow = 0) =>
  generateSync({ secret, epoch: at.test.clock.now().getTime() / 1000 + secondsFromNow });

/** The authenticator is on; the time step of its first code is spent. */
async function withTotp() {
  const { secret } = await at.home.call(security.beginTotp, { password: PASSWORD });
  const { codes } = await at.home.call(security.confirmTotp, { code: totp(secret) });
  at.test.clock.advance(60_000);
  return { secret, codes };
}

const own = () => ({ username: at.rahim, password: PASSWORD });

async function half(browser: Browser, more: object = {}) {
  const said = await refused(login(browser, more));
  expect(said?.code).toBe('identity.second-factor-needed');
  return { ticket: said?.facts.value?.ticket ?? '', factors: said?.facts.value?.factors };
}

describe('an authenticator', () => {
  it('counts only after a first code, and comes with ten recovery codes', async () => {
    const { secret, uri } = await at.home.call(security.beginTotp, { password: PASSWORD });
    expect(uri).toContain(`otpauth://totp/Nokshi:${at.rahim}?`);
    await login(stranger());
    expect(await codeOf(at.home.call(security.confirmTotp, { code: totp(secret, 300) }))).toBe(
      'identity.second-factor-wrong',
    );
    const { codes } = await at.home.call(security.confirmTotp, { code: totp(secret) });
    expect(new Set(codes).size).toBe(10);
    const shown = await at.home.call(security.security, {});
    expect(shown).toMatchObject({ recoveryCodesLeft: 10 });
    expect(shown.totpSince).not.toBeNull();
    const [proofCode] = codes;
    const shownCode = { proof: 'recovery', proofCode } as const;
    const twice = at.home.call(security.beginTotp, { password: PASSWORD, ...shownCode });
    expect(await codeOf(twice)).toBe('identity.second-factor-on');
  });

  it('needs the password, whose guesses are counted', async () => {
    const said: string[] = [];
    for (let n = 0; n < 11; n++)
      said.push(await codeOf(at.home.call(security.beginTotp, { password: `guess-${n}` })));
    expect(said.filter((code) => code === 'identity.password-wrong')).toHaveLength(10);
    expect(said.at(-1)).toBe('identity.too-many-attempts');
  });

  it('is removed with the password and a code, and takes the recovery codes along', async () => {
    const { secret } = await withTotp();
    const off = (more: object) =>
      at.home.call(security.removeTotp, { password: PASSWORD, ...more });
    expect(await codeOf(off({}))).toBe('identity.proof-needed');
    await off({ proof: 'totp', proofCode: totp(secret) });
    const shown = await at.home.call(security.security, {});
    expect(shown).toMatchObject({ recoveryCodesLeft: 0, totpSince: null });
    await login(stranger());
  });

  it('is sealed in the table, and recovery codes are hashes', async () => {
    const { secret, codes } = await withTotp();
    const { rows } = await at.test.database.pool.query(
      'select t::text from access_totp t union all select c::text from access_recovery_code c',
    );
    const kept = JSON.stringify(rows);
    for (const each of [secret, ...codes]) expect(kept).not.toContain(each);
  });
});

describe('a log-in with a second factor', () => {
  it('asks for it on an unknown browser or address, never at home (S-058)', async () => {
    const { secret } = await withTotp();
    await login(at.home);
    const { ticket, factors } = await half(stranger());
    expect(factors).toBe('totp recovery');
    const browser = stranger();
    const answer = await browser.call(entry.passFactor, {
      ticket,
      kind: 'totp',
      code: totp(secret),
    });
    expect(answer.userInfo.account).toBe(at.rahim);
    expect((await browser.caller()).session).toMatchObject({ username: at.rahim });
    await login(browser);
    const moved = at.test.browser('192.0.2.77');
    Object.assign(moved.cookies, { device: at.home.cookies.device });
    await half(moved);
  });

  it('asks for it only after the right password, which alone reveals nothing', async () => {
    await withTotp();
    const wrong = login(stranger(), { password: 'not-this-one' });
    expect(await codeOf(wrong)).toBe('identity.wrong-credentials');
  });

  it('accepts each code and each ticket once', async () => {
    const { secret } = await withTotp();
    const code = totp(secret);
    const first = await half(stranger());
    await stranger().call(entry.passFactor, { ticket: first.ticket, kind: 'totp', code });
    const again = stranger().call(entry.passFactor, {
      ticket: first.ticket,
      kind: 'totp',
      code,
    });
    expect(await codeOf(again)).toBe('identity.log-in-over');
    const second = await half(stranger());
    const used = stranger().call(entry.passFactor, {
      ticket: second.ticket,
      kind: 'totp',
      code,
    });
    expect(await codeOf(used)).toBe('identity.second-factor-wrong');
  });

  it('accepts each recovery code once, however it is written', async () => {
    const { codes } = await withTotp();
    const [code = ''] = codes;
    const { ticket } = await half(stranger());
    const written = ` ${code.toUpperCase().replace('-', ' ')}`;
    await stranger().call(entry.passFactor, { ticket, kind: 'recovery', code: written });
    const next = await half(stranger());
    const again = stranger().call(entry.passFactor, { ...next, kind: 'recovery', code });
    expect(await codeOf(again)).toBe('identity.second-factor-wrong');
    expect(await at.home.call(security.security, {})).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('limits guesses at the member, whatever the ticket and address', async () => {
    const { secret } = await withTotp();
    const said: string[] = [];
    for (let n = 0; n < 9; n++) {
      const { ticket } = await half(stranger());
      const guess = stranger().call(entry.passFactor, { ticket, kind: 'totp', code: '000000' });
      said.push(await codeOf(guess));
    }
    expect(said.filter((code) => code === 'identity.second-factor-wrong')).toHaveLength(6);
    expect(said.at(-1)).toBe('identity.too-many-attempts');
    const { ticket } = await half(stranger());
    const right = stranger().call(entry.passFactor, {
      ticket,
      kind: 'totp',
      code: totp(secret),
    });
    expect(await codeOf(right)).toBe('identity.too-many-attempts');
  });

  it('lets in who shows password and code together, while strangers guess at the name', async () => {
    const { secret, codes } = await withTotp();
    const wrong = { ...own(), password: 'wrong-one' };
    for (let n = 0; n < 12; n++)
      await refused(at.test.browser(`203.0.113.${n}`).call(identity.login, wrong));
    const said = async (more: object) =>
      codeOf(stranger().call(identity.login, { ...own(), ...more }));
    expect(await said({})).toBe('identity.too-many-attempts');
    expect(await said({ code: totp(secret) })).toBe('none');
    expect(await said({ code: codes[0] })).toBe('none');
    // One answer for a wrong password, a wrong or spent code, and for an unknown name.
    for (const more of [
      { code: '000000' },
      { code: codes[0] },
      { code: codes[1], password: 'wrong-one' },
      { code: '000000', username: 'nobodyhere' },
    ])
      expect(await said(more)).toBe('identity.wrong-credentials');
  });

  it('counts the codes that are typed with the right password, and says nothing of it', async () => {
    const { secret } = await withTotp();
    const both = (code: string, n: number) =>
      codeOf(at.test.browser(`203.0.113.${n}`).call(identity.login, { ...own(), code }));
    for (let n = 0; n < 7; n++)
      expect(await both(`00000${n}`, n)).toBe('identity.wrong-credentials');
    expect(await both(totp(secret), 99)).toBe('identity.wrong-credentials');
    at.test.clock.advance(10 * 60_000);
    expect(await both(totp(secret), 99)).toBe('none');
  });

  it('in a known browser is not closed by codes that others guess', async () => {
    const { secret } = await withTotp();
    for (let n = 0; n < 7; n++) {
      const { ticket } = await half(stranger());
      await codeOf(stranger().call(entry.passFactor, { ticket, kind: 'totp', code: '000000' }));
    }
    const moved = at.test.browser('203.0.113.77');
    moved.cookies.device = at.home.cookies.device ?? null;
    const { ticket } = await half(moved);
    const shown = { ticket, kind: 'totp', code: totp(secret) } as const;
    expect(await codeOf(moved.call(entry.passFactor, shown))).toBe('none');
  });

  it('expires after ten minutes, and when all sessions were ended', async () => {
    const { secret } = await withTotp();
    const late = await half(stranger());
    at.test.clock.advance(10 * 60_000);
    const pass = (ticket: string) =>
      codeOf(stranger().call(entry.passFactor, { ticket, kind: 'totp', code: totp(secret) }));
    expect(await pass(late.ticket)).toBe('identity.log-in-over');
    const open = await half(stranger());
    await at.home.call(security.logoutEverywhere, {});
    expect(await pass(open.ticket)).toBe('identity.log-in-over');
  });

  it('the first factor forgets browsers that logged in without one', async () => {
    const other = stranger();
    await login(other);
    await withTotp();
    await half(other);
  });

  it('asks for nothing after an operator removed the factors', async () => {
    await withTotp();
    const session = (await at.home.caller()).session;
    if (!session) throw new Error('no session');
    await at.test.db.tx((tx) => resetFactors(at.test.access, tx, { memberId: session.memberId }));
    await login(stranger());
  });
});

describe('known devices', () => {
  it('are listed, and ask for the factor again once forgotten', async () => {
    await withTotp();
    const [device, ...others] = (await at.home.call(security.security, {})).devices;
    expect(others).toEqual([]);
    expect(device).toMatchObject({ current: true, device: 'Test browser', remembered: false });
    await at.home.call(security.forgetDevice, { id: device?.id ?? '' });
    await half(at.home);
    const gone = at.home.call(security.forgetDevice, { id: device?.id ?? '' });
    expect(await codeOf(gone)).toBe('identity.device-unknown');
  });

  it('are unknown again after ninety days, and with a changed cookie', async () => {
    await withTotp();
    const changed = at.test.browser();
    changed.cookies.device = `${at.home.cookies.device?.slice(0, -2)}AA`;
    await half(changed);
    at.test.clock.advance(91 * DAY);
    await half(at.home);
  });
});
