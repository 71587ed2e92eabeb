import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Browser,
  openTestRoom,
  PASSWORD,
  refused,
  registration,
  type TestRoom,
} from '../operators/test-people.ts';

const { identity, security } = playerRoutes;
const MINUTE = 60_000;

let test: TestRoom;
let rahim: string;
beforeAll(async () => {
  test = await openTestRoom();
});
beforeEach(async () => {
  rahim = test.begin();
  await test.browser(`192.0.2.${rahim.slice(5)}`).call(identity.register, registration(rahim));
  test.hashes.length = 0;
});
afterAll(() => test.close());

const login = (browser: Browser, username: string, password = PASSWORD) =>
  browser.call(identity.login, { username, password });
const LOCKED = 'identity.too-many-attempts';
const NEW = 'meghna-river-8';
const changed = { oldPassword: PASSWORD, newPassword: NEW, confirmNewPassword: NEW };
/** Strangers, each at an address of their own. */
const guessOften = async (username: string, times = 6) => {
  for (let n = 0; n < times; n++)
    await refused(login(test.browser(`203.0.113.${n}`), username, `guess-${n}`));
};
const loginReading = (browser: Browser, username: string, captcha: string) =>
  browser.call(identity.login, { username, password: PASSWORD, captcha });

describe('log-in', () => {
  it('opens a session under a username in upper or lower case', async () => {
    const browser = test.browser();
    const { token, userInfo } = await login(browser, ` ${rahim.toUpperCase()} `);
    expect(userInfo.account).toBe(rahim);
    expect(token).toMatch(/^ses_[0-9a-f]{32}$/);
    expect(browser.cookies.session).not.toBe(token);
    const caller = await browser.caller();
    expect(caller.session).toMatchObject({ username: rahim, type: 0, generation: 1 });
  });

  it('is the first log-in only once', async () => {
    const answer = await login(test.browser(), rahim);
    expect(answer.firstTimeLogin).toBe(false);
  });

  it('opens a new session and ends the previous one (S-019)', async () => {
    const browser = test.browser();
    await login(browser, rahim);
    const old = browser.cookies.session ?? '';
    await login(browser, rahim);
    expect(browser.cookies.session).not.toBe(old);
    expect(await test.identity.sessions.player(old)).toBeNull();
    expect(test.told.at(-1)?.message).toEqual({ type: 'session-ended' });
  });

  it('takes the same steps whether or not the username exists (T13)', async () => {
    const there: unknown[] = [];
    const nobody: unknown[] = [];
    for (let n = 0; n < 4; n++) {
      there.push(await refused(login(test.browser('198.51.100.1'), rahim, 'wrong-one')));
      there.push(...test.hashes.splice(0));
      nobody.push(await refused(login(test.browser('198.51.100.2'), 'nobodyhere', 'wrong-one')));
      nobody.push(...test.hashes.splice(0));
    }
    expect(nobody).toEqual(there);
    expect(there.filter((step) => step === 'verify')).toHaveLength(3);
    expect(there.at(-1)).toMatchObject({ code: 'identity.captcha-needed' });
  });

  it('asks for an image after three failures of one account from one address (S-013)', async () => {
    const browser = test.browser();
    for (const captcha of [false, false, true])
      expect(await refused(login(browser, rahim, 'wrong-one'))).toEqual({
        code: 'identity.wrong-credentials',
        facts: { value: { captcha } },
      });
    expect(await browser.call(identity.challenge, { username: rahim.toUpperCase() })).toEqual({
      kind: 'image',
    });
    const other = test.browser('198.51.100.9');
    expect(await other.call(identity.challenge, { username: rahim })).toEqual({ kind: 'none' });
    await login(other, rahim);
    // The right password alone is no longer enough here.
    expect((await refused(login(browser, rahim)))?.code).toBe('identity.captcha-needed');
    await browser.call(identity.captcha, {});
    const wrong = await refused(loginReading(browser, rahim, 'XXXXX'));
    expect(wrong?.code).toBe('identity.captcha-wrong');
    const read = vi.spyOn(test.access.challenges.image, 'check').mockResolvedValue(true);
    await loginReading(browser, rahim, 'RIGHT');
    read.mockRestore();
    expect(await browser.call(identity.challenge, { username: rahim })).toEqual({ kind: 'none' });
  });

  it('allows at most twenty guesses an hour at one account, from any number of addresses', async () => {
    const said: (string | undefined)[] = [];
    for (let second = 0; second < 3600; second += 30) {
      const browser = test.browser(`198.51.${Math.floor(second / 1000)}.${(second / 30) % 250}`);
      said.push((await refused(login(browser, rahim, `guess-${second}`)))?.code);
      test.clock.advance(30_000);
    }
    const guesses = said.filter((code) => code === 'identity.wrong-credentials').length;
    const slowed = said.filter((code) => code === 'identity.too-many-attempts').length;
    expect([guesses, slowed]).toEqual([11, 109]);
    expect(test.hashes).toHaveLength(guesses);
  });

  it('counts concurrent guesses', async () => {
    const tries = Array.from({ length: 30 }, (_, n) =>
      refused(login(test.browser(`203.0.113.${n}`), rahim, `guess-${n}`)),
    );
    const said = await Promise.all(tries);
    expect(said.filter((one) => one?.code === 'identity.wrong-credentials')).toHaveLength(6);
  });

  it('keeps its counters over a restart, and says when to retry', async () => {
    await guessOften(rahim);
    test.anotherServer();
    const said = await refused(login(test.browser('203.0.113.99'), rahim));
    expect(said).toEqual({
      code: 'identity.too-many-attempts',
      facts: { value: { retryAfterSeconds: 600 } },
    });
    test.clock.advance(10 * MINUTE);
    await login(test.browser('203.0.113.99'), rahim);
  });

  it('lets the owner in on a known browser, however many strangers guess at the name', async () => {
    const own = test.browser('198.51.100.77');
    await login(own, rahim);
    await guessOften(rahim, 12);
    expect((await refused(login(test.browser('203.0.113.99'), rahim)))?.code).toBe(LOCKED);
    // Also where the network gives the browser another address, and after the owner mistypes.
    const moved = test.browser('203.0.113.98');
    moved.cookies.device = own.cookies.device ?? null;
    for (let n = 0; n < 2; n++) await refused(login(moved, rahim, 'mistyped'));
    expect((await login(moved, rahim)).userInfo.account).toBe(rahim);
    await own.call(security.changePassword, changed);
  });

  it('does not let a stolen browser guess without end, nor a browser of another member', async () => {
    const [own, other] = [test.browser('198.51.100.76'), test.browser('198.51.100.75')];
    await login(own, rahim);
    const codes: (string | undefined)[] = [];
    for (let minute = 0; minute < 60; minute += 1) {
      const thief = test.browser(`198.51.101.${minute}`);
      thief.cookies.device = own.cookies.device ?? null;
      codes.push((await refused(login(thief, rahim, `guess-${minute}`)))?.code);
      test.clock.advance(60_000);
    }
    const judged = codes.filter((code) => code === 'identity.wrong-credentials');
    expect(judged.length).toBeGreaterThan(11);
    expect(judged.length).toBeLessThanOrEqual(20);
    expect(new Set(codes)).toEqual(new Set(['identity.wrong-credentials', LOCKED]));
    await other.call(identity.register, registration(`${rahim}b`));
    await guessOften(rahim, 12);
    expect((await refused(login(other, rahim)))?.code).toBe(LOCKED);
  });

  it('does not let strangers at an address close it to those who are known', async () => {
    const narrow = await openTestRoom({ limits: { address: { burst: 3, everySeconds: 60 } } });
    const own = narrow.browser('198.51.100.74');
    await own.call(identity.register, registration('karim1'));
    const stranger = narrow.browser('198.51.100.74', 'stranger');
    for (const name of ['anna', 'banu', 'chan', 'dipa'])
      await refused(stranger.call(identity.login, { username: name, password: 'wrong-one' }));
    expect((await login(own, 'karim1')).userInfo.account).toBe('karim1');
    await narrow.close();
  });

  it('does not count right passwords', async () => {
    for (let n = 0; n < 25; n++)
      expect((await login(test.browser(), rahim)).userInfo.account).toBe(rahim);
  });

  it('caps the guesses of one address at many accounts', async () => {
    const narrow = await openTestRoom({ limits: { address: { burst: 3, everySeconds: 60 } } });
    const browser = narrow.browser('2001:db8:1:2::1');
    for (const name of ['anna', 'banu', 'chan'])
      await refused(browser.call(identity.login, { username: name, password: 'wrong-one' }));
    const neighbour = narrow.browser('2001:db8:1:2:ffff::9');
    const said = await refused(neighbour.call(identity.login, { username: 'x', password: 'y' }));
    expect(said?.code).toBe('identity.too-many-attempts');
    await narrow.close();
  });

  it('stores nothing that people typed in the table of attempts', async () => {
    await refused(login(test.browser(), 'my-secret-password', 'wrong-one'));
    const { rows } = await test.database.pool.query('select a::text from access_try a');
    expect(JSON.stringify(rows)).not.toContain('secret');
  });
});
