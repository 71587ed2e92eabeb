import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { chatTopicOf, type TableChatMessage } from '@nokshi/contract/player/table-chat.ts';
import { expect, vi } from 'vitest';
import type { FakeClock } from './clock.ts';
import { type HttpClient, refused } from './client.ts';
import { hearLive, type LiveEar } from './hear-live.ts';
import type { RunningHouse } from './house.ts';

const { tableChat: chat } = playerRoutes;
const { settings } = consoleRoutes;

/** Members of a house who talk at its tables; the chat has to be switched on. */
export const talkIn = (house: RunningHouse, clock: Pick<FakeClock, 'advance'>) => {
  const write = (member: HttpClient, words: string, gameCode: string) =>
    member.call(chat.write, { gameCode, words }, { key: randomUUID() });
  return {
    /** The operator's switch. */
    async turn(on: '0' | '1'): Promise<void> {
      const admin = await house.operator('admin');
      const { setting, version } = await admin.call(settings.flags, {});
      const wish = {
        setting: { ...setting, TABLECHAT3: on },
        version,
        reason: 'a test of the chat',
      };
      await admin.call(settings.setFlags, wish);
      await vi.waitFor(() => expect(house.house.site.flag('TABLECHAT3')).toBe(on === '1'));
    },
    /** A member who has agreed to the rules. */
    async talker() {
      const member = await house.member();
      await member.call(chat.agree, {});
      return member;
    },
    /** What it was refused with, or `done`. */
    send: (member: HttpClient, words: string, gameCode: string) =>
      refused(write(member, words, gameCode)),
    /** Writes, and lets the time pass after which the member may write again. */
    async say(member: HttpClient, words: string, gameCode: string): Promise<TableChatMessage> {
      const message = await write(member, words, gameCode);
      clock.advance(3_000);
      return message;
    },
    /** A page that follows a table, and the words that it holds. */
    async follow(gameCode: string): Promise<LiveEar & { seen(): string[] }> {
      const page = await hearLive(house.playerOrigin);
      page.say({ type: 'subscribe', topic: chatTopicOf(gameCode) });
      await expect.poll(() => page.heard.some(({ type }) => type === 'topic')).toBe(true);
      return { ...page, seen: () => seenIn(page) };
    },
  };
};

function seenIn({ heard }: LiveEar): string[] {
  let slots: object = {};
  for (const message of heard)
    if (message.type === 'topic')
      slots = 'state' in message ? message.state : { ...slots, ...message.change };
  return (Object.values(slots) as (TableChatMessage | null)[])
    .filter((each) => each !== null)
    .toSorted((one, two) => one.number - two.number)
    .map(({ words }) => words);
}
