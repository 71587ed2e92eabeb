import {
  chatSlot,
  type OwnTableChat,
  type TableChatMessage,
} from '@nokshi/contract/player/table-chat.ts';
import type { PlayerSession } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire } from '../../../../kernel/ids.ts';
import { maskName } from '../../../../kernel/mask-name.ts';
import { plainWords } from '../../../../kernel/plain-words.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { authorOf, type ChatRoom, requireOn } from './room.ts';
import { MOST_MESSAGES, tooFast } from './rules/pace.ts';
import { faultOf } from './rules/words.ts';
import { agree, agreedAt, forbiddenWords, lockWriter, mutesOf } from './store/members.ts';
import {
  type ChatMessageId,
  countReport,
  insertMessage,
  insertReport,
  lastOfMember,
  lockMessage,
  stepChat,
} from './store/messages.ts';
import { tellSeen, wireSeen } from './topic.ts';

type Session = Pick<PlayerSession, 'memberId' | 'username'>;

/** Who the member is in the chat, and whether they may write. Refuses: tables.chat-off. */
export async function ownChat(
  room: ChatRoom,
  tx: Tx,
  { memberId }: Pick<Session, 'memberId'>,
): Promise<OwnTableChat> {
  requireOn(room);
  const [mute] = await mutesOf(tx, { memberIds: [memberId], now: room.clock.now() });
  return {
    author: authorOf(room, memberId),
    hasAgreed: (await agreedAt(tx, memberId)) !== undefined,
    mute: mute ? { until: mute.until?.toISOString() ?? null, reason: mute.reason } : null,
  };
}

/** The member agrees to the rules, once. Refuses: tables.chat-off. */
export async function agreeToRules(
  room: ChatRoom,
  tx: Tx,
  session: Session,
): Promise<OwnTableChat> {
  requireOn(room);
  await agree(tx, { memberId: session.memberId, at: room.clock.now() });
  return ownChat(room, tx, session);
}

type Wish = { readonly session: Session; readonly gameCode: string; readonly sent: string };

/**
 * A message to everybody at a table. Refuses, in this order: tables.chat-off, tables.table-unknown,
 * tables.chat-rules, tables.chat-muted, what the words or the pace are refused for.
 */
export async function writeMessage(
  room: ChatRoom,
  tx: Tx,
  { session, gameCode, sent }: Wish,
): Promise<TableChatMessage> {
  requireOn(room);
  room.tables.find(gameCode);
  const { memberId, username } = session;
  if (!(await lockWriter(tx, memberId))) throw refuse('tables.chat-rules');
  const at = room.clock.now();
  const [mute] = await mutesOf(tx, { memberIds: [memberId], now: at });
  if (mute) throw refuse('tables.chat-muted', { value: mutedFacts(mute) });
  const words = plainWords(sent);
  const fault = faultOf(words, (await forbiddenWords(tx)).words);
  if (fault) {
    const { why, ...value } = fault;
    throw refuse(`tables.chat-${why}`, { field: 'words', value });
  }
  const last = await lastOfMember(tx, { memberId, most: MOST_MESSAGES });
  const pace = tooFast(last, { words, now: at });
  if (pace) {
    const { why, ...value } = pace;
    throw refuse(`tables.chat-${why}`, { value });
  }
  const { version, lastNumber: number } = await stepChat(tx, { gameCode, messages: 1 });
  const messageId = room.ids.next<ChatMessageId>();
  const row = { messageId, gameCode, number, memberId, name: maskName(username), words, at };
  await insertMessage(tx, row);
  const message = wireSeen(room, row) as TableChatMessage;
  tellSeen(room, tx, { gameCode, version, change: { [chatSlot(number)]: message } });
  return message;
}

const mutedFacts = ({ reason, until }: { reason: string; until: Date | null }) => ({
  reason,
  ...(until && { until: until.toISOString() }),
});

/**
 * A member tells the operators of a message; a second report of the same member changes nothing.
 * Refuses: tables.chat-off, tables.chat-message-unknown, tables.chat-own.
 */
export async function reportMessage(
  room: ChatRoom,
  tx: Tx,
  { session: { memberId }, wire }: { readonly session: Session; readonly wire: string },
): Promise<Record<string, never>> {
  requireOn(room);
  const messageId = fromWire('tcm', wire) as ChatMessageId | null;
  const message = messageId ? await lockMessage(tx, messageId) : undefined;
  if (!message || message.removedAt) throw refuse('tables.chat-message-unknown');
  if (message.memberId === memberId) throw refuse('tables.chat-own');
  const report = { messageId: message.messageId, memberId, at: room.clock.now() };
  if ((await insertReport(tx, report)) > 0) await countReport(tx, message.messageId);
  return {};
}
