import type { Conversation } from '@nokshi/contract/console/chat.ts';
import type { OperatorSession } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, type MemberId, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { ChatRoom } from './room.ts';
import { type ConversationRow, conversation, lockConversation } from './store/conversations.ts';

/** A conversation as the desk sees it, with the current names of members. */
export async function wireConversations(
  room: ChatRoom,
  tx: Tx,
  rows: readonly ConversationRow[],
): Promise<Conversation[]> {
  const ids = rows.flatMap(({ memberId }) => (memberId ? [memberId] : []));
  const names = await room.identity.usernames(tx, ids);
  const memberOf = (memberId: MemberId) => ({
    memberId: toWire('mbr', memberId),
    username: names.get(memberId) ?? '',
  });
  return rows.map((row) => ({
    chatId: toWire('cht', row.chatId),
    member: row.memberId && memberOf(row.memberId),
    language: row.language,
    country: row.country,
    state: row.state,
    operator:
      row.operatorId && row.operator !== null
        ? { operatorId: toWire('opr', row.operatorId), username: row.operator }
        : null,
    since: row.since.toISOString(),
    lastAt: row.lastAt.toISOString(),
    lastWords: row.lastWords,
    unread: row.unreadDesk,
  }));
}

export async function wireConversation(room: ChatRoom, tx: Tx, row: ConversationRow) {
  const [conversation] = await wireConversations(room, tx, [row]);
  if (!conversation) throw new Error('one row makes one conversation');
  return conversation;
}

/** Locked until the end of the transaction. Refuses: chat.unknown. */
export async function lockById(room: ChatRoom, tx: Tx, chatId: string): Promise<ConversationRow> {
  const { brandId } = room.site.brand();
  const id = fromWire('cht', chatId);
  const row = id && (await lockConversation(tx, { brandId, chatId: id }));
  if (!row) throw refuse('chat.unknown');
  return row;
}

/** Locked, and with this operator. Refuses: chat.unknown, chat.not-yours. */
export async function lockMine(
  room: ChatRoom,
  tx: Tx,
  { chatId, operator }: { chatId: string; operator: OperatorSession },
): Promise<ConversationRow> {
  const row = await lockById(room, tx, chatId);
  if (row.operatorId !== operator.operatorId) throw refuse('chat.not-yours');
  return row;
}

/** The same before slow work, without a lock. Refuses: chat.unknown, chat.not-yours. */
export async function checkMine(
  room: ChatRoom,
  { chatId, operator }: { chatId: string; operator: OperatorSession },
): Promise<void> {
  const { brandId } = room.site.brand();
  const id = fromWire('cht', chatId);
  const row = id && (await room.db.read((tx) => conversation(tx, { brandId, chatId: id })));
  if (!row) throw refuse('chat.unknown');
  if (row.operatorId !== operator.operatorId) throw refuse('chat.not-yours');
}
