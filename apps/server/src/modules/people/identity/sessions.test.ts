import { playerRoutes } from '@nokshi/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { playerOf } from '../../../kernel/caller.ts';
import { endIdle } from './jobs.ts';
import {
  type Browser,
  openTestRoom,
  PASSWORD,
  registration,
  type TestRoom,
} from '../operators/test-people.ts';

const { identity } = playerRoutes;
const MINUTE = 60_000;
const SEEN = { ip: '198.51.100.77', device: 'Another browser' };

let test: TestRoom;
let browser: Browser;
let username: string;
beforeAll(async () => {
  test = await openTestRoom();
});
beforeEach(async () => {
  username = test.begin();
  browser = test.browser();
  await browser.call(identity.register, registration(username));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => test.close());

const secretOf = ({ cookies }: Browser) => cookies.session ?? '';
const session = (of: Browser = browser) => test.identity.sessions.player(secretOf(of));
const loggedIn = async () => {
  const other = test.browser();
  await other.call(identity.login, { username, password: PASSWORD });
  return other;
};
/** A request that the edge admitted. */
const use = async () => {
  const live = await session();
  if (live) test.identity.sessions.touch(live.sessionId, SEEN);
  return live;
};

describe('a session', () => {
  it('ends after thirty minutes without a request (S-064)', async () => {
    test.clock.advance(30 * MINUTE - 1);
    expect(await session()).not.toBeNull();
    test.clock.advance(1);
    expect(await session()).toBeNull();
  });

  it('continues for as long as requests come, up to twelve hours', async () => {
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      expect(await use()).not.toBeNull();
      test.clock.advance(20 * MINUTE);
    }
    expect(await use()).toBeNull();
  });

  it('shows when it ends', async () => {
    test.clock.advance(5 * MINUTE);
    await use();
    const info = await browser.call(identity.sessionInfo, {});
    expect(info.startedAt).toBe('2026-03-01T06:00:00.000Z');
    expect(info.idleEndsAt).toBe('2026-03-01T06:35:00.000Z');
  });

  it('is not opened by its id with another secret', async () => {
    const [id] = secretOf(browser).split('.');
    expect(await test.identity.sessions.player(`${id}.${'A'.repeat(43)}`)).toBeNull();
    expect(await test.identity.sessions.player(`${id}.`)).toBeNull();
    expect(await test.identity.sessions.player('')).toBeNull();
    expect(await test.operators.session(secretOf(browser))).toBeNull();
    expect(await session()).not.toBeNull();
  });

  it('is answered from memory once it is known', async () => {
    await session();
    const read = vi.spyOn(test.db, 'read');
    for (let n = 0; n < 50; n++) await session();
    expect(read).not.toHaveBeenCalled();
  });

  it('stores when and from where it was last used, at most once a minute', async () => {
    await session();
    const write = vi.spyOn(test.db, 'tx');
    test.clock.advance(MINUTE);
    for (let n = 0; n < 20; n++) await use();
    expect(write).toHaveBeenCalledTimes(1);
    await vi.waitFor(
      async () => {
        const [row] = await browser.call(identity.sessions, {});
        expect(row).toMatchObject({ ...SEEN, lastSeenAt: '2026-03-01T06:01:00.000Z' });
      },
      { timeout: 10_000, interval: 10 },
    );
  });

  it('that another server saw recently is not idle here', async () => {
    await session();
    const { sessions } = test.anotherServer().identity;
    for (let minutes = 0; minutes < 40; minutes += 5) {
      test.clock.advance(5 * MINUTE);
      const there = await sessions.player(secretOf(browser));
      if (there) sessions.touch(there.sessionId, SEEN);
    }
    await vi.waitFor(
      async () => {
        const [row] = await browser.call(identity.sessions, {});
        expect(row?.lastSeenAt).toBe('2026-03-01T06:40:00.000Z');
      },
      { timeout: 10_000, interval: 10 },
    );
    expect(await session()).not.toBeNull();
  });
});

describe('the list of sessions', () => {
  it('shows the live ones, newest first, and which one is the current one', async () => {
    test.clock.advance(MINUTE);
    const other = await loggedIn();
    const rows = await other.call(identity.sessions, {});
    expect(rows.map(({ current }) => current)).toEqual([true, false]);
    expect(rows[1]).toMatchObject({ device: 'Test browser' });
  });

  it('ends one of them, at once and on every server', async () => {
    const there = test.anotherServer().identity;
    const other = await loggedIn();
    expect(await there.sessions.player(secretOf(browser))).not.toBeNull();
    const first = (await other.call(identity.sessions, {})).find(({ current }) => !current);
    await other.call(identity.revokeSession, { id: first?.id ?? '' });
    expect(await session()).toBeNull();
    expect(await there.sessions.player(secretOf(browser))).toBeNull();
    expect(test.told.filter(({ message }) => message.type === 'session-ended')).toHaveLength(1);
    const again = other.call(identity.revokeSession, { id: first?.id ?? '' });
    await expect(again).rejects.toMatchObject({ code: 'identity.session-unknown' });
  });

  it('does not reach the sessions of others', async () => {
    const stranger = test.browser('198.51.100.5');
    await stranger.call(identity.register, {
      username: 'karim',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      agree: true,
    });
    const [mine] = await browser.call(identity.sessions, {});
    const call = stranger.call(identity.revokeSession, { id: mine?.id ?? '' });
    await expect(call).rejects.toMatchObject({ code: 'identity.session-unknown' });
    expect(await session()).not.toBeNull();
  });

  it('holds fifty; then the oldest ends', async () => {
    for (let n = 0; n < 50; n++) {
      test.clock.advance(1);
      await loggedIn();
    }
    expect(await session()).toBeNull();
  });
});

describe('logging out', () => {
  it('ends the session: the cookie is removed and the secret opens nothing', async () => {
    const old = secretOf(browser);
    await browser.call(identity.logout, {});
    expect(browser.cookies.session).toBeNull();
    expect(await test.identity.sessions.player(old)).toBeNull();
  });
});

describe('a launch token', () => {
  const launch = async () =>
    test.identity.issueLaunch(playerOf(await browser.caller()), 'kantha-lines');

  it('opens one game for the session it was issued to', async () => {
    const opened = await test.identity.sessions.launch(await launch());
    expect(opened).toMatchObject({ gameId: 'kantha-lines', session: { username } });
  });

  it('opens nothing when it was changed', async () => {
    const token = await launch();
    const [id, , mac] = token.split('.');
    const other = Buffer.from('river-ways').toString('base64url');
    for (const forged of [`${id}.${other}.${mac}`, `${token}x`, token.slice(0, -2), `${id}..`, ''])
      expect(await test.identity.sessions.launch(forged)).toBeNull();
  });

  it('ends with its session', async () => {
    const token = await launch();
    await browser.call(identity.logout, {});
    expect(await test.identity.sessions.launch(token)).toBeNull();
  });
});

describe('a clock that is set back', () => {
  const DAY = 24 * 60 * MINUTE;

  it('revives no session that was idle before', async () => {
    test.clock.advance(40 * MINUTE);
    await test.db.tx((tx) => endIdle(test.identity, tx));
    test.clock.advance(-35 * MINUTE);
    expect(await test.anotherServer().identity.sessions.player(secretOf(browser))).toBeNull();
    test.clock.advance(35 * MINUTE);
  });

  it('ends the sessions that were seen after it', async () => {
    expect(await session()).not.toBeNull();
    test.clock.advance(-DAY);
    expect(await session()).toBeNull();
    expect(await test.anotherServer().identity.sessions.player(secretOf(browser))).toBeNull();
    test.clock.advance(DAY);
  });
});
