import { z } from 'zod';
import { cursor, id, instant, nothing, page, pageSize } from '../fields.ts';
import { reason } from '../four-eyes.ts';
import { chatMessageId } from '../player/table-chat.ts';
import { tableCode } from '../player/tables.ts';
import { route } from '../route.ts';

/** For how long a member may not write; `open` until it is lifted. */
export const CHAT_MUTE_SPANS = ['hour', 'day', 'week', 'open'] as const;
export type ChatMuteSpan = (typeof CHAT_MUTE_SPANS)[number];

/** Words that nobody may write, at most so many. */
export const MOST_CHAT_WORDS = 300;

const memberId = id('mbr');

const chatMute = z.object({
  memberId,
  username: z.string(),
  at: instant,
  /** Null: until it is lifted. */
  until: instant.nullable(),
  /** The member reads it. */
  reason: z.string(),
  by: z.string(),
});
export type DeskChatMute = z.infer<typeof chatMute>;

/** A message as operators see it, those that were removed among them. */
const deskMessage = z.object({
  messageId: chatMessageId,
  gameCode: tableCode,
  memberId,
  username: z.string(),
  words: z.string(),
  at: instant,
  /** Members who reported it. */
  reports: z.number().int(),
  /** An operator has read the reports and let it stand. */
  isReviewed: z.boolean(),
  removed: z.object({ at: instant, by: z.string().nullable(), reason: z.string() }).nullable(),
  /** The member may not write now. */
  isMuted: z.boolean(),
});
export type DeskChatMessage = z.infer<typeof deskMessage>;

const chatWords = z.object({
  /** Whether the brand's switch is on. */
  isOn: z.boolean(),
  words: z.array(z.string()),
  version: z.number().int(),
});

const read = { permission: 'tables.chat-read' } as const;
const moderate = { permission: 'tables.chat-moderate' } as const;

/** The desk of the chat at tables. */
export const consoleTableChatRoutes = {
  messages: route({
    method: 'GET',
    path: '/console/tables/chat',
    summary: 'Messages at tables, newest first; those that members reported and nobody reviewed.',
    allow: read,
    input: z.object({
      gameCode: tableCode.optional(),
      memberId: memberId.optional(),
      reported: z.enum(['0', '1']).default('0'),
      cursor,
      pageSize: pageSize(100, 50),
    }),
    output: page(deskMessage),
    refusals: ['tables.table-unknown'],
  }),
  remove: route({
    method: 'POST',
    path: '/console/tables/chat/:messageId/remove',
    summary: 'Remove a message; it disappears from open pages at once.',
    allow: moderate,
    input: z.object({ messageId: chatMessageId, reason }),
    output: nothing,
    refusals: ['tables.chat-message-unknown', 'tables.chat-removed'],
  }),
  keep: route({
    method: 'POST',
    path: '/console/tables/chat/:messageId/keep',
    summary: 'Let a reported message stand; it is no longer listed as reported.',
    allow: moderate,
    input: z.object({ messageId: chatMessageId }),
    output: nothing,
    refusals: ['tables.chat-message-unknown', 'tables.chat-removed'],
  }),
  mutes: route({
    method: 'GET',
    path: '/console/tables/chat/mutes',
    summary: 'Members who may not write at tables now, newest first.',
    allow: read,
    input: z.object({ cursor, pageSize: pageSize(100, 50) }),
    output: page(chatMute),
    refusals: [],
  }),
  mute: route({
    method: 'POST',
    path: '/console/tables/chat/mutes',
    summary:
      'Mute a member at all tables, in place of a mute that runs. The member reads the reason.',
    allow: moderate,
    input: z.object({ memberId, span: z.enum(CHAT_MUTE_SPANS), reason }),
    output: chatMute,
    refusals: ['identity.member-unknown'],
  }),
  lift: route({
    method: 'POST',
    path: '/console/tables/chat/mutes/lift',
    summary: 'Lift a member’s mute.',
    allow: moderate,
    input: z.object({ memberId, reason }),
    output: nothing,
    refusals: ['tables.chat-not-muted'],
  }),
  words: route({
    method: 'GET',
    path: '/console/tables/chat/words',
    summary: 'Words that nobody may write at tables.',
    allow: read,
    input: nothing,
    output: chatWords,
    refusals: [],
  }),
  setWords: route({
    method: 'PUT',
    path: '/console/tables/chat/words',
    summary: 'Change that list, whole.',
    allow: moderate,
    input: z.object({
      words: z.array(z.string().trim().min(2).max(40)).max(MOST_CHAT_WORDS),
      version: z.number().int(),
      reason,
    }),
    output: chatWords,
    refusals: ['tables.version-changed', 'tables.nothing-changed'],
  }),
};
