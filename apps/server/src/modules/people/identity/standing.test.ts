import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { playerOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import type { StandingChange } from './index.ts';
import {
  type Browser,
  openTestRoom,
  PASSWORD,
  registration,
  type TestRoom,
} from '../operators/test-people.ts';
import { standingChanged } from './topics.ts';

const { identity } = playerRoutes;
const desk = consoleRoutes.identity;

let test: TestRoom;
let browser: Browser;
let operator: Browser;
let id: string;
let credentials: { username: string; password: string };
let first: { username: string; password: string } | null;
const changes: StandingChange[] = [];
beforeAll(async () => {
  test = await openTestRoom();
  first = await test.db.tx((tx) => test.operators.ensureFirstOperator(tx));
  test.identity.events.on(standingChanged, async (_tx, change) => void changes.push(change));
});
beforeEach(async () => {
  credentials = { username: test.begin(), password: PASSWORD };
  changes.length = 0;
  browser = test.browser();
  const answer = await browser.call(identity.register, registration(credentials.username));
  id = answer.userInfo.id;
  operator = test.browser('192.0.2.200');
  await operator.call(desk.login, { username: 'admin', password: first?.password ?? '' });
});
afterAll(() => test.close());

/** A story that has to end all sessions of a member. */
const endAll = async (tx: Tx, memberId: MemberId) => {
  const { accounts } = test.identity;
  const member = await accounts.lock(tx, memberId);
  return accounts.endSessions(tx, { member, because: 'revoked-all' });
};
const session = async (of = browser) => (await of.caller()).session;
const ownId = async () => playerOf(await browser.caller()).memberId;

describe('a freeze', () => {
  it('ends every session, notifies other rooms in its commit, and restricts the next log-in', async () => {
    await operator.call(desk.freeze, { id, reason: 'Chargeback under review' });
    expect(await session()).toBeNull();
    expect(changes).toMatchObject([{ frozen: true, restriction: 'frozen', generation: 2 }]);
    const again = await browser.call(identity.login, credentials);
    expect(again.userInfo.restriction).toBe('frozen');
    expect(await session()).toMatchObject({ restriction: 'frozen', generation: 2 });
  });

  it('is undone for open sessions at once', async () => {
    await operator.call(desk.freeze, { id, reason: 'Chargeback under review' });
    await browser.call(identity.login, credentials);
    await operator.call(desk.unfreeze, { id, reason: 'All is well' });
    expect(await session()).toMatchObject({ restriction: null, generation: 2 });
    expect(changes.at(-1)).toMatchObject({ frozen: false, restriction: null, generation: 2 });
    expect(test.told.at(-1)?.message).toEqual({ type: 'restriction', restriction: null });
  });

  it('is in the audit log, with its reason', async () => {
    await operator.call(desk.freeze, { id, reason: 'Chargeback under review' });
    const { rows } = await test.database.pool.query(
      'select act, object, operator, facts from kernel_audit where object = $1',
      [id],
    );
    expect(rows).toEqual([
      {
        act: 'identity.freeze',
        object: id,
        operator: 'admin',
        facts: { reason: 'Chargeback under review' },
      },
    ]);
  });

  it('happens once', async () => {
    await operator.call(desk.freeze, { id, reason: 'Chargeback under review' });
    const twice = operator.call(desk.freeze, { id, reason: 'Chargeback under review' });
    await expect(twice).rejects.toMatchObject({ code: 'identity.state-wrong' });
    await operator.call(desk.unfreeze, { id, reason: 'All is well' });
    const thawed = operator.call(desk.unfreeze, { id, reason: 'All is well' });
    await expect(thawed).rejects.toMatchObject({ code: 'identity.state-wrong' });
    const nobody = operator.call(desk.freeze, { id: 'mbr_0', reason: 'Who is that' });
    await expect(nobody).rejects.toMatchObject({ code: 'identity.member-unknown' });
  });
});

describe('a self-exclusion', () => {
  it('ends the other sessions and restricts the one it was requested in (S-065)', async () => {
    const other = test.browser();
    await other.call(identity.login, credentials);
    const { memberId, sessionId: keep } = playerOf(await browser.caller());
    const until = new Date('2026-09-01T06:00:00.000Z');
    const input = { memberId, kind: 'self-excluded' as const, until, keep };
    const generation = await test.db.tx((tx) => test.identity.restrict(tx, input));
    expect(generation).toBe(2);
    expect(await session(other)).toBeNull();
    expect(await session()).toMatchObject({ restriction: 'self-excluded', generation: 2 });
    expect(changes).toMatchObject([{ frozen: false, restriction: 'self-excluded' }]);
  });

  it('lets the member log in to a restricted session until it ends', async () => {
    const until = new Date(test.clock.now().getTime() + 3_600_000);
    const input = { memberId: await ownId(), kind: 'self-excluded' as const, until };
    await test.db.tx((tx) => test.identity.restrict(tx, input));
    const again = await browser.call(identity.login, credentials);
    expect(again.userInfo.restriction).toBe('self-excluded');
    for (let minutes = 0; minutes < 60; minutes += 20) {
      expect(await session()).toMatchObject({ restriction: 'self-excluded' });
      test.identity.sessions.touch(playerOf(await browser.caller()).sessionId, {
        ip: '203.0.113.7',
        device: 'Test browser',
      });
      test.clock.advance(20 * 60_000);
    }
    expect(await session()).toMatchObject({ restriction: null });
  });

  it('is never made shorter by a second one', async () => {
    const memberId = await ownId();
    const now = test.clock.now().getTime();
    const exclude = (days: number | null) =>
      test.db.tx((tx) =>
        test.identity.restrict(tx, {
          memberId,
          kind: 'self-excluded',
          until: days === null ? null : new Date(now + days * 86_400_000),
        }),
      );
    await exclude(180);
    await exclude(30);
    test.clock.advance(100 * 86_400_000);
    const after = await test.db.read((tx) => test.identity.member(tx, memberId));
    expect(after?.restriction).toBe('self-excluded');
  });

  it('and a time-out do not hide each other', async () => {
    const memberId = await ownId();
    const until = new Date(test.clock.now().getTime() + 86_400_000);
    await test.db.tx(async (tx) => {
      await test.identity.restrict(tx, { memberId, kind: 'time-out', until });
      await test.identity.restrict(tx, { memberId, kind: 'self-excluded', until: null });
      await test.identity.lift(tx, { memberId, kind: 'self-excluded' });
    });
    const after = await test.db.read((tx) => test.identity.member(tx, memberId));
    expect(after).toMatchObject({ restriction: 'time-out', generation: 3 });
  });
});

describe('raising the generation', () => {
  it('ends all sessions, even one whose log-in was in progress', async () => {
    const memberId = await ownId();
    const other = test.browser();
    const [generation] = await Promise.all([
      test.db.tx((tx) => endAll(tx, memberId)),
      other.call(identity.login, credentials),
    ]);
    expect(generation).toBe(2);
    expect(await session()).toBeNull();
    const open = await session(other);
    expect(open === null || open.generation === 2).toBe(true);
  });

  it('leaves everything unchanged when its story fails', async () => {
    const memberId = await ownId();
    const story = test.db.tx(async (tx) => {
      await endAll(tx, memberId);
      throw new Error('no');
    });
    await expect(story).rejects.toThrow('no');
    expect(await session()).toMatchObject({ generation: 1 });
  });
});
