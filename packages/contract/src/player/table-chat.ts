import { z } from 'zod';
import { id, instant, nothing } from '../fields.ts';
import { route } from '../route.ts';
import { tableCode } from './tables.ts';

/** The brand's switch; off in a new house. */
export const TABLE_CHAT_FLAG = 'TABLECHAT3';
/** Signs of one message, after spaces are joined. */
export const MOST_CHAT_SIGNS = 140;
/** Messages of a table that its followers hold. */
export const MOST_CHAT_MESSAGES = 50;
/** Messages are kept so many days for operators, then deleted. */
export const CHAT_KEPT_DAYS = 7;

export const chatMessageId = id('tcm');

/** As everybody at the table sees it; it names no account. */
export const tableChatMessage = z.object({
  messageId: chatMessageId,
  /** Of the table; only grows. */
  number: z.number().int().positive(),
  /** The same for all messages of one member, and says nothing else of them. */
  author: z.string().regex(/^[0-9a-f]{16}$/),
  /** Masked. */
  name: z.string(),
  words: z.string(),
  at: instant,
});
export type TableChatMessage = z.infer<typeof tableChatMessage>;

/**
 * What followers of `table-chat:<table>` hold: a slot for each of the last messages, so that a change
 * carries one message and the state never grows. Null: a message that was removed.
 */
export type TableChatTopic = Readonly<Record<string, TableChatMessage | null>>;
export const chatSlot = (number: number): string => `s${number % MOST_CHAT_MESSAGES}`;
export const chatTopicOf = (gameCode: string): string => `table-chat:${gameCode}`;

/** Why a member may not write, told to nobody else. Null `until`: until an operator lifts it. */
const chatMute = z.object({ until: instant.nullable(), reason: z.string() });

const ownChat = z.object({
  /** The author of own messages. */
  author: z.string(),
  /** Whether the member has agreed to the rules. */
  hasAgreed: z.boolean(),
  mute: chatMute.nullable(),
});
export type OwnTableChat = z.infer<typeof ownChat>;

/** Members at a shared table talk with each other. Issue 37. */
export const tableChatRoutes = {
  own: route({
    method: 'GET',
    path: '/wps/tables/chat',
    summary: 'Who the caller is in the chat of tables, and whether they may write.',
    allow: 'table',
    input: nothing,
    output: ownChat,
    refusals: ['tables.chat-off'],
  }),
  agree: route({
    method: 'POST',
    path: '/wps/tables/chat/rules',
    summary: 'Agree to the rules of the chat; once, before the first message.',
    allow: 'player',
    input: nothing,
    output: ownChat,
    refusals: ['tables.chat-off'],
  }),
  write: route({
    method: 'POST',
    path: '/wps/tables/:gameCode/chat',
    summary: 'Write to everybody at a table. The same key writes once.',
    allow: 'player',
    keyed: 'edge',
    rate: { max: 60, perSeconds: 60 },
    input: z.object({ gameCode: tableCode, words: z.string().max(1_000) }),
    output: tableChatMessage,
    refusals: [
      'tables.chat-off',
      'tables.table-unknown',
      'tables.chat-rules',
      'tables.chat-muted',
      'tables.chat-empty',
      'tables.chat-long',
      'tables.chat-link',
      'tables.chat-contact',
      'tables.chat-number',
      'tables.chat-word',
      'tables.chat-soon',
      'tables.chat-many',
      'tables.chat-same',
    ],
  }),
  report: route({
    method: 'POST',
    path: '/wps/tables/chat/:messageId/report',
    summary: 'Report a message to the operators; a member’s second report of it changes nothing.',
    allow: 'player',
    rate: { max: 20, perSeconds: 60 },
    input: z.object({ messageId: chatMessageId }),
    output: nothing,
    refusals: ['tables.chat-off', 'tables.chat-message-unknown', 'tables.chat-own'],
  }),
};
