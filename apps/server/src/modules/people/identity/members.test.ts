import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromWire, type MemberId } from '../../../kernel/ids.ts';
import type { Tx } from '../../../kernel/db.ts';
import { prune as pruneAccess } from '../access/jobs.ts';
import { prune } from './jobs.ts';
import {
  type Browser,
  openTestRoom,
  registration,
  type TestRoom,
} from '../operators/test-people.ts';

const { identity } = playerRoutes;
const desk = consoleRoutes.identity;
const NAMES = ['rahim', 'rahima', 'karim', 'salma', 'rahul'];

let test: TestRoom;
let operator: Browser;
const ids = new Map<string, string>();
beforeAll(async () => {
  test = await openTestRoom();
  for (const [n, username] of NAMES.entries()) {
    test.clock.advance(1_000);
    const browser = test.browser(`198.51.100.${n}`);
    ids.set(username, (await browser.call(identity.register, registration(username))).userInfo.id);
  }
  const first = await test.db.tx((tx) => test.operators.ensureFirstOperator(tx));
  operator = test.browser();
  await operator.call(desk.login, { username: 'admin', password: first?.password ?? '' });
});
afterAll(() => test.close());

const idOf = (username: string) => ids.get(username) ?? '';
const find = async (input: { query?: string; cursor?: string; pageSize?: number }) => {
  const { rows, next } = await operator.call(desk.members, input);
  return { names: rows.map(({ username }) => username), next };
};

describe('finding members', () => {
  it('lists them newest first, a page at a time', async () => {
    const one = await find({ pageSize: 2 });
    expect(one.names).toEqual(['rahul', 'salma']);
    const two = await find({ pageSize: 2, cursor: one.next ?? '' });
    expect(two.names).toEqual(['karim', 'rahima']);
    expect(await find({ pageSize: 2, cursor: two.next ?? '' })).toEqual({
      names: ['rahim'],
      next: null,
    });
  });

  it('by the beginning of a username, in upper or lower case', async () => {
    expect((await find({ query: ' RAHIM' })).names).toEqual(['rahima', 'rahim']);
    expect((await find({ query: 'him' })).names).toEqual([]);
  });

  it('by the beginning of an id', async () => {
    const id = idOf('karim');
    expect((await find({ query: id })).names).toEqual(['karim']);
    expect((await find({ query: id.slice(0, 16) })).names).toContain('karim');
  });

  it.each(['%', '_', "'", 'mbr_%', 'রহিম', 'a'.repeat(64)])('finds nobody by %s', async (query) => {
    expect(await find({ query })).toEqual({ names: [], next: null });
  });
});

describe('the profile of a member', () => {
  it('shows the member and how often a log-in failed', async () => {
    const thief = test.browser('203.0.113.200');
    for (let n = 0; n < 2; n++)
      await thief
        .call(identity.login, { username: 'salma', password: 'wrong' })
        .catch(() => undefined);
    const profile = await operator.call(desk.member, { id: idOf('salma') });
    expect(profile).toMatchObject({
      username: 'salma',
      type: 0,
      restriction: null,
      language: 'BN',
      registeredIp: '198.51.100.3',
      failedLogins: 2,
      lastSeenAt: profile.registeredAt,
    });
  });

  it('of an unknown member is refused', async () => {
    for (const id of ['mbr_0', `mbr_${'0'.repeat(32)}`, idOf('salma').replace('mbr', 'opr')]) {
      const call = operator.call(desk.member, { id });
      await expect(call).rejects.toMatchObject({ code: 'identity.member-unknown' });
    }
  });

  it('lets an operator end a session, and records that', async () => {
    const [session] = await operator.call(desk.memberSessions, { id: idOf('karim') });
    const end = { id: idOf('karim'), sessionId: session?.id ?? '' };
    await operator.call(desk.endMemberSession, end);
    expect(await operator.call(desk.memberSessions, { id: idOf('karim') })).toEqual([]);
    const { rows } = await test.database.pool.query('select act, object from kernel_audit');
    expect(rows).toEqual([{ act: 'identity.end-session', object: idOf('karim') }]);
    const again = operator.call(desk.endMemberSession, end);
    await expect(again).rejects.toMatchObject({ code: 'identity.session-unknown' });
  });
});

describe('what other rooms ask', () => {
  it('the usernames of those that exist', async () => {
    const wanted = ['rahim', 'karim'].map((name) => fromWire('mbr', idOf(name)) as MemberId);
    const nobody = '00000000-0000-7000-8000-000000000000' as MemberId;
    const names = await test.db.read((tx) => test.identity.usernames(tx, [...wanted, nobody]));
    expect([...names.values()].sort()).toEqual(['karim', 'rahim']);
  });

  it('a member by username in upper or lower case', async () => {
    const member = await test.db.read((tx) => test.identity.memberByUsername(tx, 'SALMA'));
    expect(member).toMatchObject({ username: 'salma', generation: 1 });
  });
});

const pruneAll = async (tx: Tx) => {
  await prune(test.identity, tx);
  await pruneAccess(test.access, tx);
};

it('expired rows are deleted after a month', async () => {
  const count = async () => {
    const { rows } = await test.database.pool.query<{ n: string }>(
      'select (select count(*) from identity_session) + (select count(*) from access_try) n',
    );
    return Number(rows[0]?.n);
  };
  test.clock.advance(29 * 86_400_000);
  await test.db.tx((tx) => pruneAll(tx));
  expect(await count()).toBeGreaterThan(5);
  test.clock.advance(2 * 86_400_000);
  await test.db.tx((tx) => pruneAll(tx));
  expect(await count()).toBe(0);
});
