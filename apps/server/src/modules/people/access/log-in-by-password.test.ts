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

const { identity } = playerRoutes;
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
    expect([guesses, slowed]).toEqual([19, 101]);
    expect(test.hashes).toHaveLength(guesses);
  });

  it('counts concurrent guesses', async () => {
    const tries = Array.from({ length: 30 }, (_, n) =>
      refused(login(test.browser(`203.0.113.${n}`), rahim, `guess-${n}`)),
    );
    const said = await Promise.all(tries);
    expect(said.filter((one) => one?.code === 'identity.wrong-credentials')).toHaveLength(8);
  });

  it('keeps its counters over a restart, and says when to retry', async () => {
    for (let n = 0; n < 8; n++)
      await refused(login(test.browser(`203.0.113.${n}`), rahim, `guess-${n}`));
    test.anotherServer();
    const said = await refused(login(test.browser('203.0.113.99'), rahim));
    expect(said).toEqual({
      code: 'identity.too-many-attempts',
      facts: { value: { retryAfterSeconds: 300 } },
    });
    test.clock.advance(5 * MINUTE);
    await login(test.browser('203.0.113.99'), rahim);
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
