import type { ChatMessage } from '@nokshi/contract/chat.ts';
import { MOST_COPIED, type Written } from '@nokshi/contract/console/member-care.ts';
import type { Tx } from '../../../kernel/db.ts';
import { type MemberId, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { ChatId, ChatRoom } from './room.ts';
import { conversationOfAsker } from './store/conversations.ts';
import { type MessageRow, messageRows } from './store/messages.ts';

export type Asked = { readonly cursor?: string | undefined; readonly pageSize: number };

/** A page of a conversation, newest first; the cursor is the last number on the previous page. */
export async function readMessages(
  tx: Tx,
  { chatId, cursor, pageSize }: Asked & { chatId: ChatId },
): Promise<{ rows: MessageRow[]; next: string | null }> {
  if (cursor !== undefined && !/^\d{1,9}$/.test(cursor))
    throw refuse('edge.invalid-input', { field: 'cursor' });
  const before = cursor === undefined ? null : Number(cursor);
  const read = await messageRows(tx, { chatId, before, limit: pageSize + 1 });
  const rows = read.slice(0, pageSize);
  const last = rows.at(-1);
  return { rows, next: read.length > pageSize && last ? String(last.number) : null };
}

/** As the asker sees it: which operator wrote is not shown. */
export const wireMessage = (row: MessageRow): ChatMessage => ({
  number: row.number,
  at: row.at.toISOString(),
  kind: row.kind,
  from: row.byAsker ? 'asker' : 'house',
  words: row.words,
  file:
    row.fileId && row.fileKind && row.fileName !== null
      ? { fileId: toWire('cfl', row.fileId), kind: row.fileKind, name: row.fileName }
      : null,
});

/** What is stored of a member's conversation, as the member sees it; files by their names. */
export async function copyConversation(
  { site }: Pick<ChatRoom, 'site'>,
  tx: Tx,
  memberId: MemberId,
): Promise<Pick<Written, 'chat'>> {
  const { brandId } = site.brand();
  const row = await conversationOfAsker(tx, { brandId, asker: { memberId, visitorKey: null } });
  if (!row) return { chat: { whole: true, rows: [] } };
  const { rows, next } = await readMessages(tx, { chatId: row.chatId, pageSize: MOST_COPIED });
  return { chat: { whole: next === null, rows: rows.toReversed().map(wireMessage) } };
}
