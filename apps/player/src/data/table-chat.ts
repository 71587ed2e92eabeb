import {
  chatTopicOf,
  TABLE_CHAT_FLAG,
  type TableChatMessage,
  tableChatRoutes,
  type TableChatTopic,
} from '@nokshi/contract/player/table-chat.ts';
import { call } from '@nokshi/web/call.ts';
import { kept } from '@nokshi/web/storage.ts';
import { useQuery } from '@tanstack/react-query';
import { create } from 'zustand';
import { queries, useStatus } from './queries.ts';
import { useSession } from './session.ts';
import { useTopic } from './topics.ts';

/** Who the member is in the chat of tables; it is asked while a chat is open. */
const OWN_KEY = ['mine', 'table-chat'] as const;
export const useOwnChat = () =>
  useQuery({ queryKey: OWN_KEY, queryFn: () => call(tableChatRoutes.own, {}) });
export const askOwnChat = () => queries.invalidateQueries({ queryKey: OWN_KEY });

/** Whether the brand has the chat switched on. */
export const useHasTableChat = (): boolean =>
  useStatus().data?.info.whitelabel[TABLE_CHAT_FLAG] === '1';

/** The last messages of a table, oldest first; null until they are there. */
export function useTableChat(gameCode: string) {
  const { state, isStale } = useTopic<TableChatTopic>(chatTopicOf(gameCode));
  const messages =
    state &&
    Object.values(state)
      .filter((each): each is TableChatMessage => each !== null)
      .toSorted((one, two) => one.number - two.number);
  return { messages, isStale };
}

const usernameNow = () => useSession.getState().member?.account ?? '';
const seatKey = (gameCode: string) => `nokshi.table-chat:${usernameNow()}:${gameCode}`;

/** Whether the member left the chat of this seat open in this browser. */
export const readChatOpen = (gameCode: string): boolean => kept.get(seatKey(gameCode)) === 'open';

export function keepChatOpen(gameCode: string, isOpen: boolean): void {
  if (isOpen) kept.set(seatKey(gameCode), 'open');
  else kept.remove(seatKey(gameCode));
}

/** Members who are hidden in this browser; the oldest are shown again when there are more. */
const MOST_HIDDEN = 100;
const AUTHOR = /^[0-9a-f]{16}$/;
const hiddenKey = () => `nokshi.table-chat-hidden:${usernameNow()}`;

function readHidden(): readonly string[] {
  const list = (kept.get(hiddenKey()) ?? '').split(' ');
  return list.filter((author) => AUTHOR.test(author)).slice(-MOST_HIDDEN);
}

export const useHidden = create<{ readonly authors: readonly string[] }>(() => ({ authors: [] }));

/** They are another member's in the same browser: read when a chat is opened. */
export const loadHidden = (): void => useHidden.setState({ authors: readHidden() });

export function setHidden(authors: readonly string[]): void {
  kept.set(hiddenKey(), authors.slice(-MOST_HIDDEN).join(' '));
  loadHidden();
}
