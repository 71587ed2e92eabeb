import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { newAddress, PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';

/** What a member said in the chat: in the member's own copy, and after the account. */
const { chat, feedback, freePlay, security } = playerRoutes;
const desk = consoleRoutes.chat;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let clock: FakeClock;
let house: RunningHouse;
let support: HttpClient;
beforeAll(async () => {
  clock = fakeClock();
  house = await startHouse({ clock });
  const admin = await house.operator('admin');
  const { setting, version } = await admin.call(desk.setting, {});
  await admin.call(desk.set, { setting: { ...setting, keptDays: 730 }, version });
});
afterAll(() => house.close());
// A session of the desk does not outlive the days that pass here.
beforeEach(async () => {
  support = await house.operator('support');
});

type Member = Awaited<ReturnType<RunningHouse['member']>>;

const say = (who: HttpClient, words: string) =>
  who.call(chat.write, { words }, { key: randomUUID() });
const waiting = async () => (await support.call(desk.list, { view: 'waiting' })).rows;
const stateOf = async (chatId: string) =>
  (await support.call(desk.list, { view: 'closed' })).rows.find((row) => row.chatId === chatId)
    ?.state;
const copyOf = async ({ memberId }: Member) =>
  (await house.operator('risk')).call(consoleRoutes.memberCare.exportMember, {
    id: memberId,
    reason: 'asked by mail',
  });
const kept = async (table: 'message' | 'file') => {
  const { rows } = await house.database.pool.query<{ count: number }>(
    `select count(*)::int as count from chat_${table}`,
  );
  return rows[0]?.count;
};
const pass = async (ms: number) => {
  clock.advance(ms);
  await house.runJobs();
};
const tonight = async () => {
  await house.house.db.tx((tx) =>
    house.house.jobs.enqueue(tx, {
      name: 'chat.prune',
      key: randomUUID(),
      payload: {},
      runAt: new Date(0),
    }),
  );
  await house.runJobs();
};

describe('the copy of what is kept of a member', () => {
  it('has what was said in the chat and asked, oldest first, and no operator’s name', async () => {
    const [rina, karim] = [await house.member(), await house.member()];
    expect(await copyOf(rina)).toMatchObject({
      chat: { whole: true, rows: [] },
      feedback: { whole: true, rows: [] },
    });
    await say(karim, 'Something of another member');
    await say(rina, 'My deposit has not come');
    const flat = { width: 8, height: 8, channels: 3, background: '#2b3a8c' } as const;
    const picture = await sharp({ create: flat }).png().toBuffer();
    await rina.call(chat.attach, { name: 'slip.png', base64: picture.toString('base64') });
    const { chatId = '' } = (await waiting()).find(({ unread }) => unread === 2) ?? {};
    await support.call(desk.take, { chatId, from: null });
    const answer = { chatId, words: 'It is there by noon' };
    await support.call(desk.answer, answer, { key: randomUUID() });
    await rina.call(feedback.send, { type: 'deposit', content: 'How long does it take?' });
    await rina.call(feedback.ask, { content: 'And how long does a withdrawal take?' });
    const copy = await copyOf(rina);
    expect(copy.chat.whole).toBe(true);
    expect(copy.chat.rows.filter(({ kind }) => kind !== 'away')).toMatchObject([
      { from: 'asker', words: 'My deposit has not come' },
      { from: 'asker', kind: 'file', file: { name: 'slip.webp' } },
      { from: 'house', kind: 'taken' },
      { from: 'house', words: 'It is there by noon' },
    ]);
    expect(copy.feedback.rows.map(({ type }) => type)).toEqual(['deposit', 'question']);
    expect(JSON.stringify(copy)).not.toMatch(/opsupport|another member/);
  });
});

describe('a conversation of an account that closes', () => {
  it('leaves the desk with it, and can still be read there', async () => {
    const rina = await house.member();
    await say(rina, 'Please close my account');
    const { chatId = '' } =
      (await waiting()).find(({ member }) => member?.memberId === rina.memberId) ?? {};
    await rina.call(security.requestClosing, { password: PASSWORD });
    await pass(HOUR);
    support = await house.operator('support');
    expect((await waiting()).map((row) => row.chatId)).toContain(chatId);
    await pass(DAY);
    support = await house.operator('support');
    expect((await waiting()).map((row) => row.chatId)).not.toContain(chatId);
    expect(await stateOf(chatId)).toBe('closed');
    const read = await support.call(desk.show, { chatId });
    expect(JSON.stringify(read)).toContain('Please close my account');
    expect((await copyOf(rina)).chat.rows.at(-1)).toMatchObject({ kind: 'closed' });
  });

  it('of free play goes with the trial account', async () => {
    await house.database.pool.query('delete from chat_conversation');
    const visitor = house.visitor();
    const asked = {
      os: 'Linux',
      platform: 'W',
      random: 'any words here',
      version: '3',
      agree: true,
    } as const;
    await visitor.call(freePlay.begin, asked, { headers: { 'x-forwarded-for': newAddress() } });
    await say(visitor, 'How do I play?');
    expect(await kept('message')).toBeGreaterThan(0);
    await pass(25 * HOUR);
    expect(await kept('message')).toBe(0);
  });

  it('is deleted a year later, though the desk keeps words for two', async () => {
    await house.database.pool.query('delete from chat_conversation');
    const [rina, karim] = [await house.member(), await house.member()];
    await say(karim, 'I stay');
    const left = await kept('message');
    await say(rina, 'I go');
    await rina.call(security.requestClosing, { password: PASSWORD });
    await pass(25 * HOUR);
    const both = await kept('message');
    await pass(364 * DAY);
    await tonight();
    expect(await kept('message')).toBe(both);
    await pass(DAY + HOUR);
    await tonight();
    expect(await kept('message')).toBe(left);
  });
});
