import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { hearLive } from '../harness/hear-live.ts';
import { newAddress, type RunningHouse, startHouse } from '../harness/house.ts';

const { chat } = playerRoutes;
const desk = consoleRoutes.chat;

let house: RunningHouse;
let admin: HttpClient;
let support: HttpClient;
beforeAll(async () => {
  house = await startHouse();
  admin = await house.operator('admin');
  support = await house.operator('support');
});
afterAll(() => house.close());

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip }, key: randomUUID() });
/** A caller who has looked at the chat, so that their browser has its cookie. */
async function asker(client: HttpClient = house.visitor()) {
  const ip = newAddress();
  await client.call(chat.show, {}, from(ip));
  return {
    client,
    ip,
    say: (words: string) => client.call(chat.write, { words }, from(ip)),
    trySay: async (words: string) => codeOf(await client.send(chat.write, { words }, from(ip))),
    look: () => client.call(chat.show, {}, from(ip)),
    words: async () =>
      (await client.call(chat.show, {}, from(ip))).messages.rows.map(
        ({ kind, from: who, words }) => `${who}: ${words || kind}`,
      ),
  };
}
const codeOf = ({ answer }: { answer: { success: boolean; code?: string } }) => answer.code ?? 'ok';

const sit = (who: HttpClient, here = true) => who.call(desk.presence, { here });
/** The conversation of the asker who wrote this last. */
async function chatOf(words: string) {
  for (const view of ['waiting', 'open', 'closed'] as const) {
    const { rows } = await admin.call(desk.list, { view, pageSize: 50 });
    const found = rows.find(({ lastWords }) => lastWords === words);
    if (found) return found;
  }
  throw new Error(`nobody wrote ${words}`);
}
const answer = (who: HttpClient, chatId: string, words: string) =>
  who.send(desk.answer, { chatId, words }, { key: randomUUID() });
/** An asker whose words an operator has taken. */
async function talking(words: string, who = support) {
  const other = await asker();
  await other.say(words);
  const { chatId } = await chatOf(words);
  await who.call(desk.take, { chatId, from: null });
  return { other, chatId };
}

describe('a conversation', () => {
  it('of a visitor waits at the desk until an operator takes it, and is answered', async () => {
    await sit(support);
    const other = await asker();
    expect(await other.look()).toMatchObject({ desk: 'open', state: null, unread: 0 });
    await other.say('Where is my bonus?');
    const waiting = await chatOf('Where is my bonus?');
    expect(waiting).toMatchObject({ member: null, state: 'waiting', unread: 1, operator: null });
    const { chatId } = waiting;
    expect(codeOf(await answer(support, chatId, 'too early'))).toBe('chat.not-yours');
    const taken = await support.call(desk.take, { chatId, from: null });
    expect(taken).toMatchObject({ state: 'open', operator: { username: 'opsupport' } });
    await answer(support, chatId, 'It is in your wallet.');
    expect(await other.words()).toEqual([
      'house: It is in your wallet.',
      'house: taken',
      'asker: Where is my bonus?',
    ]);
    expect((await other.look()).unread).toBe(1);
    expect(await other.client.call(chat.seen, { number: 3 })).toEqual({ unread: 0 });
    expect((await other.look()).unread).toBe(0);
  });

  it('of a member carries the member, and follows them to another device', async () => {
    const member = await house.member();
    const other = await asker(member);
    await other.say('My deposit is late');
    expect((await chatOf('My deposit is late')).member).toEqual({
      memberId: member.memberId,
      username: member.username,
    });
    expect(member.cookies()).not.toHaveProperty('nokshi_chat');
  });

  it('is seen by nobody else, and its operator is named to nobody', async () => {
    const { other, chatId } = await talking('A secret of mine');
    await answer(support, chatId, 'It stays with us.');
    const stranger = await asker();
    expect(await stranger.words()).toEqual([]);
    expect(JSON.stringify(await other.look())).not.toContain('opsupport');
    const visitor = await house.visitor().send(desk.show, { chatId });
    expect(visitor.status).toBe(404);
  });

  it('of a visitor does not pass to the member who logs in in that browser', async () => {
    const visitor = house.visitor();
    const other = await asker(visitor);
    await other.say('Said before the log-in');
    const member = await house.member();
    const cookie = Object.entries({ ...visitor.cookies(), ...member.cookies() })
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const seen = await (await visitor.raw('/wps/chat', { headers: { cookie } })).json();
    expect(seen).toMatchObject({ success: true, value: { state: null, messages: { rows: [] } } });
  });

  it('is read back page by page without a gap', async () => {
    const { other } = await talking('Number 0');
    for (let at = 1; at <= 9; at += 1) await other.say(`Number ${at}`);
    const first = await other.client.call(chat.older, { pageSize: 4 });
    const then = await other.client.call(chat.older, { pageSize: 50, cursor: first.next ?? '' });
    expect([...first.rows, ...then.rows].map(({ number }) => number)).toEqual([
      11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
    ]);
  });

  it('takes the same words once, however often they are sent with one key', async () => {
    const other = await asker();
    const once = { ...from(other.ip), key: randomUUID() };
    for (let at = 0; at < 3; at += 1) await other.client.call(chat.write, { words: 'Once' }, once);
    expect((await other.words()).filter((line) => line.endsWith('Once'))).toHaveLength(1);
  });
});

describe('the live socket', () => {
  const cookieOf = (client: HttpClient) =>
    Object.entries(client.cookies())
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
  const chats = ({ heard }: { heard: readonly { type: string }[] }) =>
    heard.filter(({ type }) => type === 'chat').length;

  it('tells the asker’s pages and the desk, and nobody else', async () => {
    const [other, stranger] = [await asker(), await asker()];
    const hear = (origin: string, who: HttpClient) =>
      hearLive(origin, cookieOf(who), { address: who.origin });
    const ears = {
      asker: await hear(house.playerOrigin, other.client),
      stranger: await hear(house.playerOrigin, stranger.client),
      desk: await hear(house.consoleOrigin, support),
      risk: await hear(house.consoleOrigin, await house.operator('risk')),
    };
    await other.say('Do you hear me?');
    await expect.poll(() => [chats(ears.asker), chats(ears.desk)]).toEqual([1, 1]);
    const { chatId } = await chatOf('Do you hear me?');
    expect(ears.desk.heard).toContainEqual({ type: 'chat', chatId });
    await support.call(desk.take, { chatId, from: null });
    await expect.poll(() => [chats(ears.asker), chats(ears.desk)]).toEqual([2, 2]);
    expect([chats(ears.stranger), chats(ears.risk)]).toEqual([0, 0]);
    for (const ear of Object.values(ears)) ear.close();
  });
});

describe('the desk', () => {
  it('has those who wait longest first, and counts them', async () => {
    const before = (await support.call(desk.desk, {})).waiting;
    const [one, two] = [await asker(), await asker()];
    await one.say('Longest');
    await two.say('Shorter');
    const { rows } = await support.call(desk.list, { view: 'waiting', pageSize: 50 });
    const words = rows.map(({ lastWords }) => lastWords);
    expect(words.indexOf('Longest')).toBeLessThan(words.indexOf('Shorter'));
    expect((await support.call(desk.desk, {})).waiting).toBe(before + 2);
    const first = await support.call(desk.list, { view: 'waiting', pageSize: 1 });
    const then = await support.call(desk.list, {
      view: 'waiting',
      pageSize: 50,
      cursor: first.next ?? '',
    });
    expect([...first.rows, ...then.rows]).toEqual(rows);
  });

  it('lets one operator take a conversation, and a colleague only knowingly', async () => {
    const { chatId } = await talking('Who has me?');
    expect(codeOf(await admin.send(desk.take, { chatId, from: null }))).toBe('chat.taken');
    const { conversation } = await admin.call(desk.show, { chatId });
    const from = conversation.operator?.operatorId ?? null;
    expect((await admin.call(desk.take, { chatId, from })).operator?.username).toBe('admin');
    expect(codeOf(await answer(support, chatId, 'late'))).toBe('chat.not-yours');
  });

  it('hands over to who is there, to nobody who is not, or back to the queue', async () => {
    const { chatId } = await talking('To somebody else, please');
    await sit(support);
    const { here } = await support.call(desk.desk, {});
    const me = here.find(({ mine }) => mine)?.operatorId ?? '';
    const refusedAs = async (to: string) =>
      codeOf(await support.send(desk.handOver, { chatId, to }));
    expect(await refusedAs(me)).toBe('chat.nobody-there');
    expect(await refusedAs(`opr_${'0'.repeat(32)}`)).toBe('chat.nobody-there');
    await sit(admin);
    const boss = (await support.call(desk.desk, {})).here.find(({ mine }) => !mine);
    const given = await support.call(desk.handOver, { chatId, to: boss?.operatorId ?? '' });
    expect(given.operator?.username).toBe('admin');
    const back = await admin.call(desk.handOver, { chatId, to: null });
    expect(back).toMatchObject({ state: 'waiting', operator: null });
    await sit(admin, false);
  });

  it('closes, and the next words put it into the queue again with its history', async () => {
    const { other, chatId } = await talking('Thank you, bye');
    expect(await support.call(desk.close, { chatId })).toMatchObject({ state: 'closed' });
    await other.say('One more thing');
    expect(await chatOf('One more thing')).toMatchObject({ chatId, state: 'waiting' });
    expect(await other.words()).toHaveLength(4);
  });

  it('writes each act of an operator into the audit log, without what was said', async () => {
    const { chatId } = await talking('For the log');
    await answer(support, chatId, 'Confidential words');
    await support.call(desk.handOver, { chatId, to: null });
    await support.call(desk.close, { chatId });
    const acts = await admin.call(consoleRoutes.records.audit, { pageSize: 50 });
    const mine = acts.rows.filter(({ object }) => object === chatId);
    expect(mine.map(({ act }) => act)).toEqual([
      'chat.close',
      'chat.hand-over',
      'chat.answer',
      'chat.take',
    ]);
    expect(JSON.stringify(mine)).not.toContain('Confidential');
  });
});
