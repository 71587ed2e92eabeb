import type { Input, Output } from '@nokshi/contract';
import type { chatRoutes } from '@nokshi/contract/player/chat.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { deskNow } from './desk-now.ts';
import { type Asked, readMessages, wireMessage } from './read-messages.ts';
import { askerOf, type ChatRoom, requireOn } from './room.ts';
import { conversationOfAsker, lockOfAsker, saveConversation } from './store/conversations.ts';
import { countAfter } from './store/messages.ts';

const FIRST_PAGE = 30;

/** What the asker's page shows: the current desk, and the newest messages. Refuses: chat.off. */
export async function showChat(
  room: ChatRoom,
  tx: Tx,
  caller: Caller,
): Promise<Output<typeof chatRoutes.show>> {
  requireOn(room);
  const asker = askerOf(room, caller);
  // Every request renews the cookie.
  const held = caller.kept('chat');
  if (asker.visitorKey && held) caller.keep('chat', held);
  const { desk, opensAt, setting } = await deskNow(room, tx);
  const row = await conversationOfAsker(tx, { brandId: room.site.brand().brandId, asker });
  const messages = row
    ? await readMessages(tx, { chatId: row.chatId, pageSize: FIRST_PAGE })
    : { rows: [], next: null };
  return {
    desk,
    opensAt: opensAt?.toISOString() ?? null,
    closedWords: setting.closedWords,
    headerColour: setting.headerColour,
    licence: setting.licence,
    state: row?.state ?? null,
    unread: row?.unreadAsker ?? 0,
    messages: { rows: messages.rows.map(wireMessage), next: messages.next },
  };
}

/** Earlier messages of the asker's own conversation, which stay readable when the chat is off. */
export async function showOlder(
  room: ChatRoom,
  tx: Tx,
  { asked, caller }: { asked: Asked; caller: Caller },
): Promise<Output<typeof chatRoutes.older>> {
  const asker = askerOf(room, caller);
  const row = await conversationOfAsker(tx, { brandId: room.site.brand().brandId, asker });
  if (!row) return { rows: [], next: null };
  const { rows, next } = await readMessages(tx, { ...asked, chatId: row.chatId });
  return { rows: rows.map(wireMessage), next };
}

/** The asker has read up to a message; answers how many are still unread. */
export async function seenByAsker(
  room: ChatRoom,
  tx: Tx,
  { number, caller }: { number: Input<typeof chatRoutes.seen>['number']; caller: Caller },
): Promise<{ unread: number }> {
  const asker = askerOf(room, caller);
  const row = await lockOfAsker(tx, { brandId: room.site.brand().brandId, asker });
  if (!row || row.unreadAsker === 0) return { unread: 0 };
  const after = await countAfter(tx, { chatId: row.chatId, number, byAsker: false });
  const unread = Math.min(row.unreadAsker, after);
  await saveConversation(tx, { ...row, unreadAsker: unread });
  return { unread };
}
