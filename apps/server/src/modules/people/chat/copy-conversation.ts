import { MOST_COPIED, type Written } from '@nokshi/contract/console/member-care.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { readMessages, wireMessage } from './read-messages.ts';
import type { ChatRoom } from './room.ts';
import { conversationOfAsker } from './store/conversations.ts';

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
