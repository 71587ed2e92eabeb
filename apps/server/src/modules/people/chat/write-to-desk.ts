import type { Caller, Story } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { forWhom } from '../../../kernel/for-whom.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { addMessage, saveAndNotify } from './add-message.ts';
import { type CheckedFile, checkFile, storeFile } from './check-file.ts';
import { deskNow } from './desk-now.ts';
import { type Asker, askerOf, type ChatId, type ChatRoom, requireOn } from './room.ts';
import { MOST_UNREAD } from './rules/try-limits.ts';
import {
  type ConversationRow,
  conversationOfAsker,
  insertConversation,
  lockOfAsker,
} from './store/conversations.ts';
import { takeTries } from './take-tries.ts';
import { transition } from './transition.ts';

/**
 * A text of a member or visitor. It is stored at any hour; when no operator is online the
 * conversation says so once. Refuses: chat.off, chat.too-many, chat.wait-for-answer.
 */
export async function writeToDesk(
  room: ChatRoom,
  tx: Tx,
  { words, caller }: { words: string; caller: Caller },
): Promise<{ number: number }> {
  requireOn(room);
  const asker = askerOf(room, caller);
  await takeTries(room, tx, { kind: 'words', asker, ip: caller.ip });
  const row = await lockOrBegin(room, tx, { asker, caller });
  const now = await addMessage(room, tx, { row, said: { kind: 'words', byAsker: true, words } });
  return putInQueue(room, tx, now);
}

/**
 * A picture or a PDF of a member or visitor. It is counted before it is checked, and drawn before
 * the transaction that stores it. Refuses: as above and what `checkFile` refuses.
 */
export async function sendFileToDesk(
  room: ChatRoom,
  { file, caller }: { file: { name: string; base64: string }; caller: Caller },
): Promise<Story<{ number: number }>> {
  requireOn(room);
  const asker = askerOf(room, caller);
  await room.db.tx(async (tx) => {
    const held = await conversationOfAsker(tx, { brandId: room.site.brand().brandId, asker });
    requireRoomFor(held);
    await takeTries(room, tx, { kind: 'file', asker, ip: caller.ip });
  });
  const checked: CheckedFile = await checkFile(room, { ...file, who: forWhom(caller) });
  return async (tx) => {
    const row = await lockOrBegin(room, tx, { asker, caller });
    const { chatId } = row;
    const fileId = await storeFile(room, tx, { chatId, file: checked });
    const said = { kind: 'file' as const, byAsker: true, words: checked.name, fileId };
    return putInQueue(room, tx, await addMessage(room, tx, { row, said }));
  };
}

/** Refuses chat.wait-for-answer while the desk has read too little of it. */
function requireRoomFor(held: ConversationRow | undefined): void {
  if (held && held.unreadDesk >= MOST_UNREAD) throw refuse('chat.wait-for-answer');
}

/** The asker's conversation, locked; the first message begins one. */
async function lockOrBegin(
  room: ChatRoom,
  tx: Tx,
  { asker, caller }: { asker: Asker; caller: Caller },
): Promise<ConversationRow> {
  const { brandId } = room.site.brand();
  const held = await lockOfAsker(tx, { brandId, asker });
  requireRoomFor(held);
  if (held) return { ...held, language: caller.language };
  await takeTries(room, tx, { kind: 'conversation', asker, ip: caller.ip });
  const { language, country } = caller;
  const chatId = room.ids.next<ChatId>();
  await insertConversation(tx, {
    ...asker,
    chatId,
    brandId,
    language,
    country,
    at: room.clock.now(),
  });
  const begun = await lockOfAsker(tx, { brandId, asker });
  if (!begun) throw new Error('the conversation is gone as soon as it began');
  return begun;
}

/** A closed conversation waits again, and says when no operator is online. */
async function putInQueue(
  room: ChatRoom,
  tx: Tx,
  row: ConversationRow,
): Promise<{ number: number }> {
  const number = row.lastNumber;
  let now = row;
  if (row.state === 'closed') {
    now = transition(row, 'waiting', { at: room.clock.now() });
    const { desk } = await deskNow(room, tx);
    if (desk !== 'open')
      now = await addMessage(room, tx, { row: now, said: { kind: 'away', byAsker: false } });
  }
  await saveAndNotify(room, tx, now);
  return { number };
}
