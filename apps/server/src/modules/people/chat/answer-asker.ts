import { audited } from '../../../kernel/audited.ts';
import { type Caller, operatorOf, type Story } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { forWhom } from '../../../kernel/for-whom.ts';
import { addMessage, saveAndNotify } from './add-message.ts';
import { checkFile, storeFile } from './check-file.ts';
import { checkMine, lockMine } from './conversation.ts';
import type { ChatRoom } from './room.ts';
import type { ConversationRow } from './store/conversations.ts';
import { saveConversation } from './store/conversations.ts';
import { countAfter, type MessageRow } from './store/messages.ts';

type Asked = { readonly chatId: string; readonly caller: Caller };
type Said = Pick<MessageRow, 'kind' | 'words' | 'fileId'>;

/** A text of the operator who has the conversation. Refuses: chat.unknown, chat.not-yours. */
export async function answerAsker(
  room: ChatRoom,
  tx: Tx,
  { chatId, words, caller }: Asked & { words: string },
): Promise<{ number: number }> {
  const row = await lockMine(room, tx, { chatId, operator: operatorOf(caller) });
  return say(room, tx, {
    row,
    said: { kind: 'words', words, fileId: null },
    asked: { chatId, caller },
  });
}

/**
 * A picture or a PDF of the operator who has the conversation; drawn before the transaction.
 * Refuses: as above and what `checkFile` refuses.
 */
export async function sendFileToAsker(
  room: ChatRoom,
  { chatId, file, caller }: Asked & { file: { name: string; base64: string } },
): Promise<Story<{ number: number }>> {
  await checkMine(room, { chatId, operator: operatorOf(caller) });
  const checked = await checkFile(room, { ...file, who: forWhom(caller) });
  return async (tx) => {
    const row = await lockMine(room, tx, { chatId, operator: operatorOf(caller) });
    const fileId = await storeFile(room, tx, { chatId: row.chatId, file: checked });
    const said = { kind: 'file' as const, words: checked.name, fileId };
    return say(room, tx, { row, said, asked: { chatId, caller } });
  };
}

/** An operator who answers has read the question. */
async function say(
  room: ChatRoom,
  tx: Tx,
  { row, said, asked }: { row: ConversationRow; said: Said; asked: Asked },
): Promise<{ number: number }> {
  const { caller, chatId } = asked;
  const operator = operatorOf(caller).username;
  const now = await addMessage(room, tx, { row, said: { ...said, byAsker: false, operator } });
  await saveAndNotify(room, tx, { ...now, unreadDesk: 0 });
  const number = now.lastNumber;
  const facts = { number, kind: said.kind };
  await audited(room, tx, { caller, act: 'chat.answer', object: chatId, facts });
  return { number };
}

/**
 * The operator who has the conversation has read up to a message; answers what is still unread.
 * Refuses: chat.unknown, chat.not-yours.
 */
export async function seenAtDesk(
  room: ChatRoom,
  tx: Tx,
  { chatId, number, caller }: Asked & { number: number },
): Promise<{ unread: number }> {
  const row = await lockMine(room, tx, { chatId, operator: operatorOf(caller) });
  const after = await countAfter(tx, { chatId: row.chatId, number, byAsker: true });
  const unread = Math.min(row.unreadDesk, after);
  if (unread !== row.unreadDesk) await saveConversation(tx, { ...row, unreadDesk: unread });
  return { unread };
}
