import { playerRoutes } from '@nokshi/contract';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAccount } from './close-account.ts';
import { type Browser, openTestRoom, type TestRoom } from './test-room.ts';

const { identity, security } = playerRoutes;
const PASSWORD = 'karnaphuli-7';
const DAY = 86_400_000;

let test: TestRoom;
let rahim: string;
let home: Browser;
beforeAll(async () => {
  test = await openTestRoom();
});
beforeEach(async () => {
  rahim = test.begin();
  home = test.browser();
  await home.call(identity.register, {
    username: rahim,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    agree: true,
  });
});
afterAll(() => test.close());

type Refused = { code: string; facts: { value?: Record<string, string>; field?: string } };
const refused = (attempt: Promise<unknown>): Promise<Refused> =>
  attempt.then(
    () => ({ code: 'none', facts: {} }),
    (reason: Refused) => reason,
  );
const codeOf = async (attempt: Promise<unknown>) => (await refused(attempt)).code;
const login = (browser: Browser, more: object = {}) =>
  browser.call(identity.login, { username: rahim, password: PASSWORD, ...more });
const totp = (secret: string, secondsFromNow = 0) =>
  generateSync({ secret, epoch: test.clock.now().getTime() / 1000 + secondsFromNow });

/** The authenticator is on; the time step of its first code is spent. */
async function withTotp() {
  const { secret } = await home.call(security.beginTotp, { password: PASSWORD });
  const { codes } = await home.call(security.confirmTotp, { code: totp(secret) });
  test.clock.advance(60_000);
  return { secret, codes };
}

async function half(browser: Browser, more: object = {}) {
  const { code, facts } = await refused(login(browser, more));
  expect(code).toBe('identity.second-factor-needed');
  return { ticket: facts.value?.ticket ?? '', factors: facts.value?.factors };
}
let elsewhere = 0;
const stranger = () => {
  elsewhere += 1;
  return test.browser(`198.51.100.${elsewhere}`);
};

describe('an authenticator', () => {
  it('counts only after a first code, and brings ten recovery codes', async () => {
    const { secret, uri } = await home.call(security.beginTotp, { password: PASSWORD });
    expect(uri).toContain(`otpauth://totp/Nokshi:${rahim}?`);
    await login(stranger());
    expect(await codeOf(home.call(security.confirmTotp, { code: totp(secret, 300) }))).toBe(
      'identity.second-factor-wrong',
    );
    const { codes } = await home.call(security.confirmTotp, { code: totp(secret) });
    expect(new Set(codes).size).toBe(10);
    const shown = await home.call(security.security, {});
    expect(shown).toMatchObject({ recoveryCodesLeft: 10 });
    expect(shown.totpSince).not.toBeNull();
    const twice = home.call(security.beginTotp, { password: PASSWORD });
    expect(await codeOf(twice)).toBe('identity.second-factor-on');
  });

  it('needs the password, whose guesses are counted', async () => {
    const said: string[] = [];
    for (let n = 0; n < 9; n++)
      said.push(await codeOf(home.call(security.beginTotp, { password: `guess-${n}` })));
    expect(said.filter((code) => code === 'identity.password-wrong')).toHaveLength(8);
    expect(said.at(-1)).toBe('identity.too-many-attempts');
  });

  it('goes off with the password, and takes the recovery codes along', async () => {
    await withTotp();
    await home.call(security.removeTotp, { password: PASSWORD });
    const shown = await home.call(security.security, {});
    expect(shown).toMatchObject({ recoveryCodesLeft: 0, totpSince: null });
    await login(stranger());
  });

  it('lies in the table sealed, and recovery codes as hashes', async () => {
    const { secret, codes } = await withTotp();
    const { rows } = await test.database.pool.query(
      'select t::text from identity_totp t union all select c::text from identity_recovery_code c',
    );
    const kept = JSON.stringify(rows);
    for (const each of [secret, ...codes]) expect(kept).not.toContain(each);
  });
});

describe('a log-in with a second factor', () => {
  it('is asked for from an unknown browser or address, never at home (S-058)', async () => {
    const { secret } = await withTotp();
    await login(home);
    const { ticket, factors } = await half(stranger());
    expect(factors).toBe('totp recovery');
    const browser = stranger();
    const answer = await browser.call(security.passFactor, {
      ticket,
      kind: 'totp',
      code: totp(secret),
    });
    expect(answer.userInfo.account).toBe(rahim);
    expect((await browser.caller()).session).toMatchObject({ username: rahim });
    await login(browser);
    const moved = test.browser('192.0.2.77');
    Object.assign(moved.cookies, { device: home.cookies.device });
    await half(moved);
  });

  it('is asked for only after the right password, which alone says nothing', async () => {
    await withTotp();
    const wrong = login(stranger(), { password: 'not-this-one' });
    expect(await codeOf(wrong)).toBe('identity.wrong-credentials');
  });

  it('takes each code and each ticket once', async () => {
    const { secret } = await withTotp();
    const code = totp(secret);
    const first = await half(stranger());
    await stranger().call(security.passFactor, { ticket: first.ticket, kind: 'totp', code });
    const again = stranger().call(security.passFactor, {
      ticket: first.ticket,
      kind: 'totp',
      code,
    });
    expect(await codeOf(again)).toBe('identity.log-in-over');
    const second = await half(stranger());
    const used = stranger().call(security.passFactor, {
      ticket: second.ticket,
      kind: 'totp',
      code,
    });
    expect(await codeOf(used)).toBe('identity.second-factor-wrong');
  });

  it('takes each recovery code once, however it is written', async () => {
    const { codes } = await withTotp();
    const [code = ''] = codes;
    const { ticket } = await half(stranger());
    const written = ` ${code.toUpperCase().replace('-', ' ')}`;
    await stranger().call(security.passFactor, { ticket, kind: 'recovery', code: written });
    const next = await half(stranger());
    const again = stranger().call(security.passFactor, { ...next, kind: 'recovery', code });
    expect(await codeOf(again)).toBe('identity.second-factor-wrong');
    expect(await home.call(security.security, {})).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('limits guesses at the member, whatever the ticket and address', async () => {
    const { secret } = await withTotp();
    const said: string[] = [];
    for (let n = 0; n < 9; n++) {
      const { ticket } = await half(stranger());
      const guess = stranger().call(security.passFactor, { ticket, kind: 'totp', code: '000000' });
      said.push(await codeOf(guess));
    }
    expect(said.filter((code) => code === 'identity.second-factor-wrong')).toHaveLength(8);
    expect(said.at(-1)).toBe('identity.too-many-attempts');
    const { ticket } = await half(stranger());
    const right = stranger().call(security.passFactor, {
      ticket,
      kind: 'totp',
      code: totp(secret),
    });
    expect(await codeOf(right)).toBe('identity.too-many-attempts');
  });

  it('is over after ten minutes, and when all sessions were ended', async () => {
    const { secret } = await withTotp();
    const late = await half(stranger());
    test.clock.advance(10 * 60_000);
    const pass = (ticket: string) =>
      codeOf(stranger().call(security.passFactor, { ticket, kind: 'totp', code: totp(secret) }));
    expect(await pass(late.ticket)).toBe('identity.log-in-over');
    const open = await half(stranger());
    await home.call(security.logoutEverywhere, {});
    expect(await pass(open.ticket)).toBe('identity.log-in-over');
  });

  it('makes the first factor forget who came in before without one', async () => {
    const other = stranger();
    await login(other);
    await withTotp();
    await half(other);
  });

  it('asks nothing any more after an operator took the factors off', async () => {
    await withTotp();
    const session = (await home.caller()).session;
    if (!session) throw new Error('no session');
    await test.db.tx((tx) => test.room.resetFactors(tx, { memberId: session.memberId }));
    await login(stranger());
  });
});

describe('known devices', () => {
  it('are listed, and asked again once forgotten', async () => {
    await withTotp();
    const [device, ...others] = (await home.call(security.security, {})).devices;
    expect(others).toEqual([]);
    expect(device).toMatchObject({ current: true, device: 'Test browser', remembered: false });
    await home.call(security.forgetDevice, { id: device?.id ?? '' });
    await half(home);
    const gone = home.call(security.forgetDevice, { id: device?.id ?? '' });
    expect(await codeOf(gone)).toBe('identity.device-unknown');
  });

  it('are unknown again after ninety days, and with a cookie that was changed', async () => {
    await withTotp();
    const changed = test.browser();
    changed.cookies.device = `${home.cookies.device?.slice(0, -2)}AA`;
    await half(changed);
    test.clock.advance(91 * DAY);
    await half(home);
  });
});

describe('a remembered browser', () => {
  it('logs in once without the password, and is remembered anew (S-020)', async () => {
    const browser = test.browser();
    await login(browser, { remember: true });
    const token = browser.cookies.remembered;
    expect(token).toMatch(/^[\w-]{43}$/);
    browser.cookies.session = null;
    const { userInfo } = await browser.call(security.loginRemembered, {});
    expect(userInfo.account).toBe(rahim);
    expect(browser.cookies.remembered).not.toBe(token);
    browser.cookies.remembered = token ?? null;
    expect(await codeOf(browser.call(security.loginRemembered, {}))).toBe('identity.log-in-over');
  });

  it.each([
    ['a day', async () => test.clock.advance(DAY + 1)],
    ['a new password', (browser: Browser) => change(browser)],
    ['log-out everywhere', (browser: Browser) => browser.call(security.logoutEverywhere, {})],
    ['unchecking it', (browser: Browser) => browser.call(security.forgetRemembered, {})],
  ])('remembers nothing after %s', async (_, end) => {
    const browser = test.browser();
    await login(browser, { remember: true });
    const { remembered } = browser.cookies;
    await end(browser);
    browser.cookies.remembered = remembered ?? null;
    expect(await codeOf(browser.call(security.loginRemembered, {}))).toBe('identity.log-in-over');
  });

  it('is nobody’s on another browser', async () => {
    const browser = test.browser();
    await login(browser, { remember: true });
    const thief = stranger();
    thief.cookies.remembered = browser.cookies.remembered ?? null;
    expect(await codeOf(thief.call(security.loginRemembered, {}))).toBe('identity.log-in-over');
  });
});

const NEW = 'surma-valley-29';
const change = (browser: Browser, more: object = {}) =>
  browser.call(security.changePassword, {
    oldPassword: PASSWORD,
    newPassword: NEW,
    confirmNewPassword: NEW,
    ...more,
  });

describe('a password', () => {
  it('is changed with the old one, and ends every other session', async () => {
    const other = stranger();
    await login(other);
    expect(await codeOf(change(home, { oldPassword: 'not it at all' }))).toBe(
      'identity.password-wrong',
    );
    await change(home);
    expect((await home.caller()).session).not.toBeNull();
    expect((await other.caller()).session).toBeNull();
    expect(await codeOf(login(other))).toBe('identity.wrong-credentials');
    await login(other, { password: NEW });
  });

  it('that is weak or was given by somebody must be changed first (S-016, S-017)', async () => {
    await test.database.pool.query(
      'update identity_member set must_change_password = true where username = $1',
      [rahim],
    );
    const { passwordExpired } = await login(home);
    expect(passwordExpired).toBe(true);
    expect((await home.caller()).session).toMatchObject({ passwordChangeNeeded: true });
    await change(home);
    expect((await home.caller()).session).toMatchObject({ passwordChangeNeeded: false });
  });

  it('that is on the list of the first tried is found at log-in', async () => {
    const weak = 'password123';
    const hash = await test.room.hasher.hash(weak);
    await test.database.pool.query(
      'update identity_member set password_hash = $2 where username = $1',
      [rahim, hash],
    );
    expect((await login(home, { password: weak })).passwordExpired).toBe(true);
  });
});

describe('a password of long ago', () => {
  it('that is too old must be changed where the brand asks for that (A-041)', async () => {
    test.clock.advance(91 * DAY);
    expect((await login(home)).passwordExpired).toBe(false);
    const flag = vi.spyOn(test.room.site, 'flag').mockReturnValue(true);
    expect((await login(home)).passwordExpired).toBe(true);
    flag.mockRestore();
  });
});

describe('closing an account', () => {
  const closeDue = async () => {
    const session = (await home.caller()).session;
    const { rows } = await test.database.pool.query(
      'select member_id as id from identity_member where username = $1',
      [rahim],
    );
    const memberId = session?.memberId ?? rows[0].id;
    await test.db.tx((tx) => closeAccount(test.room, tx, { memberId }));
  };

  it('is refused while there is money', async () => {
    const memberId = (await home.caller()).session?.memberId ?? '';
    test.rich.add(memberId);
    const ask = home.call(security.requestClosing, { password: PASSWORD });
    expect(await codeOf(ask)).toBe('wallet.not-empty');
  });

  it('happens a day later, ends the sessions and opens to no password', async () => {
    const { closingAt } = await home.call(security.requestClosing, { password: PASSWORD });
    expect(new Date(closingAt).getTime() - test.clock.now().getTime()).toBe(DAY);
    await closeDue();
    expect(test.closed).toEqual([]);
    test.clock.advance(DAY);
    await closeDue();
    expect(test.closed).toHaveLength(1);
    expect((await home.caller()).session).toBeNull();
    expect(await codeOf(login(home))).toBe('identity.wrong-credentials');
  });

  it('can be undone within the day, and does not happen when money came in', async () => {
    await home.call(security.requestClosing, { password: PASSWORD });
    const twice = home.call(security.requestClosing, { password: PASSWORD });
    expect(await codeOf(twice)).toBe('identity.state-wrong');
    await home.call(security.undoClosing, {});
    await home.call(security.requestClosing, { password: PASSWORD });
    test.rich.add((await home.caller()).session?.memberId ?? '');
    test.clock.advance(DAY);
    await closeDue();
    expect(test.closed).toEqual([]);
    await login(home);
    expect((await home.call(security.security, {})).closingAt).toBeNull();
  });
});
