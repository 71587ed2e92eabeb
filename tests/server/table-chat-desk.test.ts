import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { TableChatMessage } from '@nokshi/contract/player/table-chat.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepTables } from '../harness/at-table.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type HttpClient, refused } from '../harness/client.ts';
import { hearLive } from '../harness/hear-live.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { talkIn } from '../harness/table-chat.ts';

const { identity, tableChat: chat, security } = playerRoutes;
const { tableChat: desk, records, memberCare } = consoleRoutes;
const TABLE = 'dragon-tiger-low';
const OTHER = 'robo-rumble';
const REASON = 'a test of the chat';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let clock: FakeClock;
let house: RunningHouse;
let talk: ReturnType<typeof talkIn>;
let support: HttpClient;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:00.000Z');
  house = await startHouse({ clock, tables: true });
  await keepTables(house);
  talk = talkIn(house, clock);
  await talk.turn('1');
});
afterAll(() => house.close());
// A session of the desk does not outlive the days that pass here.
beforeEach(async () => {
  support = await house.operator('support');
});

const listed = (asked: object = {}) => support.call(desk.messages, asked);
const rowOf = async ({ messageId }: Pick<TableChatMessage, 'messageId'>) =>
  (await listed({ pageSize: 100 })).rows.find((row) => row.messageId === messageId);

describe('words that operators forbid', () => {
  it('are a list with versions, and refused from then on', async () => {
    const rina = await talk.talker();
    await talk.say(rina, 'Ask my agent', TABLE);
    const { version, isOn } = await support.call(desk.words, {});
    expect(isOn).toBe(true);
    const wish = { words: ['Agent', 'agent', 'এজেন্ট'], version, reason: REASON };
    const held = await support.call(desk.setWords, wish);
    expect(held).toMatchObject({ words: ['agent', 'এজেন্ট'], version: version + 1 });
    const more = { gameCode: TABLE, words: 'ভালো এজেন্টের কাছে যান' };
    const { answer } = await rina.send(chat.write, more, { key: randomUUID() });
    expect(answer).toMatchObject({ code: 'tables.chat-word', value: { word: 'এজেন্ট' } });
    expect(await refused(support.call(desk.setWords, wish))).toBe('tables.version-changed');
    const same = { ...wish, version: held.version };
    expect(await refused(support.call(desk.setWords, same))).toBe('tables.nothing-changed');
    await support.call(desk.setWords, { words: [], version: held.version, reason: REASON });
    expect(await talk.send(rina, 'ভালো এজেন্টের কাছে যান', TABLE)).toBe('done');
  });
});

describe('the desk of the chat', () => {
  it('lists messages with their members, by table, by member and page by page', async () => {
    const [rina, mina] = [await talk.talker(), await talk.talker()];
    await talk.say(rina, 'At the ring', OTHER);
    const last = await talk.say(mina, 'At the dragon', TABLE);
    const { rows, next } = await listed({ pageSize: 1 });
    const { messageId } = last;
    const { memberId, username } = mina;
    expect(rows).toMatchObject([
      { messageId, gameCode: TABLE, memberId, username, removed: null, isMuted: false },
    ]);
    const second = await listed({ pageSize: 1, cursor: next ?? '' });
    expect(second.rows).toMatchObject([{ words: 'At the ring', username: rina.username }]);
    expect((await listed({ gameCode: OTHER })).rows[0]).toMatchObject({ words: 'At the ring' });
    const own = await listed({ memberId });
    expect(own.rows.map(({ words }) => words)).toEqual(['At the dragon']);
  });

  it('has what members reported, once each, until it is removed or let stand', async () => {
    const [rina, mina, lina] = [await talk.talker(), await talk.talker(), await talk.talker()];
    const message = await talk.say(rina, 'Something rude', TABLE);
    const { messageId } = message;
    const report = (member: HttpClient) => refused(member.call(chat.report, { messageId }));
    expect(await report(rina)).toBe('tables.chat-own');
    expect([await report(mina), await report(mina), await report(lina)]).toEqual(
      Array.from({ length: 3 }, () => 'done'),
    );
    expect((await listed({ reported: '1' })).rows).toMatchObject([{ messageId, reports: 2 }]);
    await support.call(desk.keep, { messageId });
    expect((await listed({ reported: '1' })).rows).toEqual([]);
    expect(await rowOf(message)).toMatchObject({ reports: 2, isReviewed: true, removed: null });
  });

  it('removes a message from open pages, and says in the audit log what it was', async () => {
    const [rina, mina] = [await talk.talker(), await talk.talker()];
    const page = await talk.follow(TABLE);
    const message = await talk.say(rina, 'Not for this place', TABLE);
    const { messageId } = message;
    await expect.poll(page.seen).toContain('Not for this place');
    await support.call(desk.remove, { messageId, reason: REASON });
    await expect.poll(page.seen).not.toContain('Not for this place');
    expect((await talk.follow(TABLE)).seen()).not.toContain('Not for this place');
    expect((await rowOf(message))?.removed).toMatchObject({ reason: REASON });
    expect(await refused(support.call(desk.remove, { messageId, reason: REASON }))).toBe(
      'tables.chat-removed',
    );
    expect(await refused(mina.call(chat.report, { messageId }))).toBe(
      'tables.chat-message-unknown',
    );
    const risk = await house.operator('risk');
    const { rows } = await risk.call(records.audit, { act: 'tables.chat-remove' });
    expect(rows[0]).toMatchObject({ object: messageId });
    expect(JSON.stringify(rows[0])).toContain('Not for this place');
  });

  it('mutes a member, who alone learns until when and why, and lifts it', async () => {
    const [rina, mina] = [await talk.talker(), await talk.talker()];
    const message = await talk.say(rina, 'Before the mute', TABLE);
    const cookie = Object.entries(rina.cookies())
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const page = await hearLive(house.playerOrigin, cookie);
    const wish = { memberId: rina.memberId, span: 'day', reason: 'Please stay polite' } as const;
    const until = new Date(clock.now().getTime() + DAY).toISOString();
    expect(await support.call(desk.mute, wish)).toMatchObject({ until, username: rina.username });
    await expect.poll(() => page.heard.map(({ type }) => type)).toContain('table-chat');
    page.close();
    const mute = { until, reason: wish.reason };
    expect((await rina.call(chat.own, {})).mute).toEqual(mute);
    expect(
      (await rina.send(chat.write, { gameCode: TABLE, words: 'Again' }, { key: randomUUID() }))
        .answer,
    ).toMatchObject({
      code: 'tables.chat-muted',
      value: mute,
    });
    expect(await talk.send(mina, 'I may', TABLE)).toBe('done');
    expect(await rowOf(message)).toMatchObject({ isMuted: true });
    expect((await support.call(desk.mutes, {})).rows[0]).toMatchObject({
      memberId: rina.memberId,
      reason: wish.reason,
    });
    const lifted = { memberId: rina.memberId, reason: REASON };
    await support.call(desk.lift, lifted);
    expect(await talk.send(rina, 'Again', TABLE)).toBe('done');
    expect(await refused(support.call(desk.lift, lifted))).toBe('tables.chat-not-muted');
  });

  it('mutes for a while or until it is lifted; a new mute takes the place of the one that runs', async () => {
    const rina = await talk.talker();
    const mute = (span: 'hour' | 'open') =>
      support.call(desk.mute, { memberId: rina.memberId, span, reason: REASON });
    expect((await mute('open')).until).toBeNull();
    await mute('hour');
    clock.advance(HOUR - 1);
    await rina.call(identity.login, { username: rina.username, password: PASSWORD });
    expect(await talk.send(rina, 'Not yet', TABLE)).toBe('tables.chat-muted');
    clock.advance(1);
    expect(await talk.send(rina, 'Now', TABLE)).toBe('done');
    support = await house.operator('support');
    expect((await support.call(desk.mutes, {})).rows).toEqual([]);
    const nobody = { memberId: `mbr_${'0'.repeat(32)}`, span: 'hour', reason: REASON } as const;
    expect(await refused(support.call(desk.mute, nobody))).toBe('identity.member-unknown');
  });
});

describe('what is kept', () => {
  const copyOf = async ({ memberId }: { readonly memberId: string }) => {
    const risk = await house.operator('risk');
    return (await risk.call(memberCare.exportMember, { id: memberId, reason: REASON })).tableChat;
  };
  const prune = async () => {
    const { db, jobs } = house.house;
    const job = { name: 'tables.prune-chat', payload: {}, runAt: new Date(0) };
    await db.tx((tx) => jobs.enqueue(tx, { ...job, key: randomUUID() }));
    await house.runJobs();
  };

  it('is in the member’s own copy, oldest first, also what was removed', async () => {
    const rina = await talk.talker();
    await talk.say(rina, 'First of mine', TABLE);
    const { messageId } = await talk.say(rina, 'Second of mine', OTHER);
    await support.call(desk.remove, { messageId, reason: REASON });
    expect(await copyOf(rina)).toMatchObject({
      whole: true,
      rows: [
        { gameCode: TABLE, words: 'First of mine' },
        { gameCode: OTHER, words: 'Second of mine' },
      ],
    });
  });

  it('is gone after seven days, with its reports', async () => {
    const [rina, mina] = [await talk.talker(), await talk.talker()];
    const message = await talk.say(rina, 'A week ago', TABLE);
    await mina.call(chat.report, { messageId: message.messageId });
    clock.advance(6 * DAY);
    await prune();
    support = await house.operator('support');
    expect(await rowOf(message)).toBeDefined();
    clock.advance(DAY);
    await prune();
    support = await house.operator('support');
    expect(await rowOf(message)).toBeUndefined();
    expect(await copyOf(rina)).toEqual({ whole: true, rows: [] });
    expect((await talk.follow(TABLE)).seen()).toEqual([]);
  });

  it('leaves the tables when the account closes, and stays with the operators for its days', async () => {
    const rina = await talk.talker();
    const message = await talk.say(rina, 'I am leaving', TABLE);
    const page = await talk.follow(TABLE);
    await expect.poll(() => page.seen()).toContain('I am leaving');
    await rina.call(security.requestClosing, { password: PASSWORD });
    clock.advance(25 * HOUR);
    await house.runJobs();
    await expect.poll(page.seen).not.toContain('I am leaving');
    support = await house.operator('support');
    expect(await rowOf(message)).toMatchObject({
      username: rina.username,
      removed: { by: null, reason: 'account closed' },
    });
  });
});
