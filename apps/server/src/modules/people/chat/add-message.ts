import type { Tx } from '../../../kernel/db.ts';
import { toWire } from '../../../kernel/ids.ts';
import type { ChatRoom } from './room.ts';
import { type ConversationRow, saveConversation } from './store/conversations.ts';
import { insertMessage, type MessageRow } from './store/messages.ts';

const PREVIEW = 140;

type Said = Pick<MessageRow, 'kind' | 'byAsker' | 'operator' | 'words' | 'fileId'>;

/** Adds a message to a locked conversation; the caller still has to save the returned row. */
export async function addMessage(
  room: ChatRoom,
  tx: Tx,
  { row, said }: { row: ConversationRow; said: Partial<Said> & Pick<Said, 'kind' | 'byAsker'> },
): Promise<ConversationRow> {
  const at = room.clock.now();
  const number = row.lastNumber + 1;
  const { kind, byAsker, operator = null, words = '', fileId = null } = said;
  await insertMessage(tx, {
    chatId: row.chatId,
    number,
    at,
    kind,
    byAsker,
    operator,
    words: kind === 'file' ? '' : words,
    fileId,
  });
  const spoken = kind === 'words' || kind === 'file';
  return {
    ...row,
    lastNumber: number,
    lastAt: at,
    lastWords: spoken ? [...words].slice(0, PREVIEW).join('') : row.lastWords,
    unreadDesk: row.unreadDesk + (spoken && byAsker ? 1 : 0),
    unreadAsker: row.unreadAsker + (spoken && !byAsker ? 1 : 0),
  };
}

/** Saves a locked conversation and, once it is durable, notifies the asker's pages and the desk. */
export async function saveAndNotify(room: ChatRoom, tx: Tx, row: ConversationRow): Promise<void> {
  await saveConversation(tx, row);
  tx.afterCommit(() => {
    const { memberId, visitorKey, chatId } = row;
    if (memberId) room.live.toMember(memberId, { type: 'chat' });
    if (visitorKey) room.live.toVisitor(visitorKey, { type: 'chat' });
    room.live.toDesk('chat.read', { type: 'chat', chatId: toWire('cht', chatId) });
  });
}
