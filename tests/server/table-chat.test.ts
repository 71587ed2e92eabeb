import { randomUUID } from 'node:crypto';
import { playerRoutes } from '@nokshi/contract';
import { MOST_CHAT_MESSAGES } from '@nokshi/contract/player/table-chat.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepTables } from '../harness/at-table.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type HttpClient, refused } from '../harness/client.ts';
import { hearLive } from '../harness/hear-live.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { talkIn } from '../harness/table-chat.ts';
import { trialOf } from '../harness/trial.ts';

const { tableChat: chat } = playerRoutes;
const TABLE = 'dragon-tiger-low';
const OTHER = 'robo-rumble';
const KITE = 'kite';

let clock: FakeClock;
let house: RunningHouse;
let talk: ReturnType<typeof talkIn>;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:00.000Z');
  house = await startHouse({ clock, tables: true });
  await keepTables(house);
  talk = talkIn(house, clock);
  await talk.turn('1');
});
afterAll(() => house.close());

describe('the chat at tables', () => {
  it('is off in a new house, and then nothing of it answers', async () => {
    const fresh = await startHouse({ tables: true });
    try {
      const member = await fresh.member();
      const hello = { gameCode: TABLE, words: 'hello' };
      const visitor = await hearLive(fresh.playerOrigin);
      visitor.say({ type: 'subscribe', topic: `table-chat:${TABLE}` });
      await expect.poll(() => visitor.heard.map(({ type }) => type)).toContain('topic-unknown');
      visitor.close();
      expect(await refused(member.call(chat.own, {}))).toBe('tables.chat-off');
      expect(await refused(member.call(chat.agree, {}))).toBe('tables.chat-off');
      expect(await refused(member.call(chat.write, hello, { key: randomUUID() }))).toBe(
        'tables.chat-off',
      );
    } finally {
      await fresh.close();
    }
  });

  it('shows what one member writes to all who follow the table, under a masked name', async () => {
    const rina = await talk.talker();
    const [here, there] = [await talk.follow(TABLE), await talk.follow(OTHER)];
    const { author } = await rina.call(chat.own, {});
    const message = await talk.say(rina, '  Good   luck \n everybody ', TABLE);
    expect(message).toMatchObject({ author, words: 'Good luck everybody', number: 1 });
    expect(message.name).toMatch(/^.{1,2}\*\*\*$/);
    expect(rina.username.startsWith(message.name.replaceAll('*', ''))).toBe(true);
    expect(JSON.stringify(message)).not.toContain(rina.username);
    expect(JSON.stringify(message)).not.toContain(rina.memberId.slice(4));
    await expect.poll(here.seen).toEqual(['Good luck everybody']);
    expect(there.seen()).toEqual([]);
    expect((await talk.follow(TABLE)).seen()).toEqual(['Good luck everybody']);
  });

  it('writes once, however often the same key is sent', async () => {
    const rina = await talk.talker();
    const key = randomUUID();
    const wish = { gameCode: KITE, words: 'Up it goes' };
    const first = await rina.call(chat.write, wish, { key });
    expect(await rina.call(chat.write, wish, { key })).toEqual(first);
    expect((await talk.follow(KITE)).seen()).toEqual(['Up it goes']);
    expect(await refused(rina.call(chat.write, wish))).toBe('edge.key-missing');
  });

  it('holds the last messages alone', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => talk.talker()));
    const page = await talk.follow(OTHER);
    const all = Array.from({ length: MOST_CHAT_MESSAGES + 3 }, (_, at) => `Word ${at}`);
    for (const [at, words] of all.entries())
      await talk.say(members[at % 4] as HttpClient, words, OTHER);
    await expect.poll(page.seen).toEqual(all.slice(3));
    expect((await talk.follow(OTHER)).seen()).toEqual(all.slice(3));
  });

  it('closes while the operator switches it off, and has its words when it is on again', async () => {
    const rina = await talk.talker();
    await talk.say(rina, 'Before it was off', TABLE);
    await talk.turn('0');
    expect(await talk.send(rina, 'Still there?', TABLE)).toBe('tables.chat-off');
    await talk.turn('1');
    expect((await talk.follow(TABLE)).seen()).toContain('Before it was off');
  });
});

describe('who may write', () => {
  it('is a member with real money, who has agreed to the rules, at a table of the house', async () => {
    const rina = await house.member();
    expect(await rina.call(chat.own, {})).toMatchObject({ hasAgreed: false, mute: null });
    expect(await talk.send(rina, 'hello', TABLE)).toBe('tables.chat-rules');
    expect(await rina.call(chat.agree, {})).toMatchObject({ hasAgreed: true });
    expect(await rina.call(chat.own, {})).toMatchObject({ hasAgreed: true });
    expect(await talk.send(rina, 'hello', 'no-such-table')).toBe('tables.table-unknown');
    expect(await talk.send(rina, 'hello', 'mines')).toBe('tables.table-unknown');
    const trial = await trialOf(house);
    expect(await trial.call(chat.own, {})).toMatchObject({ hasAgreed: false });
    expect(await refused(trial.call(chat.agree, {}))).toBe('identity.true-account-needed');
    expect(await talk.send(trial, 'hello', TABLE)).toBe('identity.true-account-needed');
    expect(await talk.send(house.visitor(), 'hello', TABLE)).toBe('edge.not-logged-in');
  });

  it.each([
    ['tables.chat-empty', ' \u200d '],
    ['tables.chat-long', 'x'.repeat(141)],
    ['tables.chat-link', 'go to best-odds.com'],
    ['tables.chat-contact', 'write to @rahim'],
    ['tables.chat-number', 'কল করুন ০১৭১২৩৪৫৬৭৮'],
  ])('is refused %s for its words', async (code, words) => {
    const rina = await talk.talker();
    expect(await talk.send(rina, words, TABLE)).toBe(code);
    expect(await talk.send(rina, 'Something else', TABLE)).toBe('done');
  });

  it('is refused for being too fast, too often and for repeating, at any table', async () => {
    const rina = await talk.talker();
    expect(await talk.send(rina, 'First', TABLE)).toBe('done');
    expect(await talk.send(rina, 'Second', OTHER)).toBe('tables.chat-soon');
    clock.advance(3_000);
    expect(await talk.send(rina, 'FIRST', OTHER)).toBe('tables.chat-same');
    for (let each = 2; each <= 20; each += 1) await talk.say(rina, `Number ${each}`, TABLE);
    const more = { gameCode: TABLE, words: 'One more' };
    const { answer } = await rina.send(chat.write, more, { key: randomUUID() });
    expect(answer).toMatchObject({ code: 'tables.chat-many', value: { minutes: 9 } });
    clock.advance(9 * 60_000);
    expect(await talk.send(rina, 'One more', TABLE)).toBe('done');
  });

  it('writes one message of two that are sent at once', async () => {
    const rina = await talk.talker();
    const codes = await Promise.all([talk.send(rina, 'One', TABLE), talk.send(rina, 'Two', TABLE)]);
    expect(codes.toSorted()).toEqual(['done', 'tables.chat-soon']);
  });
});
