import {
  chatSlot,
  chatTopicOf,
  MOST_CHAT_MESSAGES,
  type TableChatMessage,
  type TableChatTopic,
} from '@nokshi/contract/player/table-chat.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { toWire } from '../../../../kernel/ids.ts';
import { authorOf, type ChatRoom, isOn } from './room.ts';
import { chatStep, type SeenRow, seenRows, stepChat } from './store/messages.ts';

const KIND = 'table-chat';

/** Null: it was removed. */
export const wireSeen = (room: ChatRoom, row: SeenRow): TableChatMessage | null =>
  row.words === null
    ? null
    : {
        messageId: toWire('tcm', row.messageId),
        number: row.number,
        author: authorOf(room, row.memberId),
        name: row.name,
        words: row.words,
        at: row.at.toISOString(),
      };

/** The topic of a table of this house; there is none while the chat is off. */
export function serveTopic(room: ChatRoom): void {
  room.topics.serve(KIND, async (gameCode) => {
    const isTable = room.tables.all().some((table) => table.gameCode === gameCode);
    if (!isTable || !isOn(room)) return null;
    return room.db.read(async (tx) => {
      const { version = 0 } = (await chatStep(tx, gameCode)) ?? {};
      const rows = await seenRows(tx, { gameCode, most: MOST_CHAT_MESSAGES });
      return { version, state: slotsOf(room, rows) };
    });
  });
}

const slotsOf = (room: ChatRoom, rows: readonly SeenRow[]): TableChatTopic =>
  Object.fromEntries(rows.map((row) => [chatSlot(row.number), wireSeen(room, row)]));

type Change = { readonly gameCode: string; readonly version: number };

/** To all who follow the table, once it is durable. */
export function tellSeen(
  room: ChatRoom,
  tx: Tx,
  { gameCode, version, change }: Change & { readonly change: TableChatTopic },
): void {
  tx.afterCommit(() =>
    room.topics.tell(chatTopicOf(gameCode), { from: version - 1, version, change }),
  );
}

/** Messages of one table disappear from the pages that still show them. */
export async function tellRemoved(
  room: ChatRoom,
  tx: Tx,
  { gameCode, numbers }: { readonly gameCode: string; readonly numbers: readonly number[] },
): Promise<void> {
  const { version, lastNumber } = await stepChat(tx, { gameCode, messages: 0 });
  const shown = numbers.filter((number) => number > lastNumber - MOST_CHAT_MESSAGES);
  const change = Object.fromEntries(shown.map((number) => [chatSlot(number), null]));
  tellSeen(room, tx, { gameCode, version, change });
}
