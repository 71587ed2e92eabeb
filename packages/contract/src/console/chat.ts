import { z } from 'zod';
import {
  CHAT_FILE_CHARACTERS,
  chatMessage,
  chatState,
  chatWords,
  FILE_REFUSALS,
  openFile,
  sentFile,
} from '../chat.ts';
import { cursor, id, instant, language, nothing, page, pageSize } from '../fields.ts';
import { route } from '../route.ts';

const number = z.number().int();
const chatId = id('cht');
const operatorId = id('opr');
const read = { permission: 'chat.read' } as const;
const answer = { permission: 'chat.answer' } as const;

export const CHAT_VIEWS = ['waiting', 'mine', 'open', 'closed'] as const;
export type ChatView = (typeof CHAT_VIEWS)[number];

const conversation = z.object({
  chatId,
  /** Null: a visitor. */
  member: z.object({ memberId: id('mbr'), username: z.string() }).nullable(),
  language,
  country: z.string().nullable(),
  state: chatState,
  /** The operator who has it. */
  operator: z.object({ operatorId, username: z.string() }).nullable(),
  /** Since when it is in this state. */
  since: instant,
  lastAt: instant,
  /** The beginning of the last message, or the name of the last file. */
  lastWords: z.string(),
  /** What the asker wrote and no operator has read. */
  unread: number,
});
export type Conversation = z.infer<typeof conversation>;

/** What the desk sees of a message besides what the asker sees. */
const deskMessage = chatMessage.extend({ operator: z.string().nullable() });
export type DeskMessage = z.infer<typeof deskMessage>;

const time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);
const hours = z
  .object({ from: time, until: time })
  .refine(({ from, until }) => from < until, { path: ['until'] });
const inBoth = (most: number) =>
  z.object({ EN: z.string().trim().max(most), BN: z.string().trim().max(most) });

export const chatSetting = z.object({
  /** Monday to Sunday in Asia/Dhaka; null: not open that day. */
  hours: z.array(hours.nullable()).length(7),
  /** Shown outside the hours; empty: the default text. */
  closedWords: inBoth(300),
  headerColour: z.string().regex(/^(#[0-9a-f]{6})?$/),
  licence: z.string().regex(/^[\w.-]{0,64}$/),
  /** Days that messages and files are kept. */
  keptDays: z.number().int().min(30).max(730),
  readyAnswers: z
    .array(
      z.object({
        title: z.string().trim().min(1).max(60),
        words: z.object({ EN: chatWords, BN: chatWords }),
      }),
    )
    .max(50),
});
export type ChatSetting = z.infer<typeof chatSetting>;

const shownSetting = z.object({
  setting: chatSetting,
  version: number,
  changedAt: instant.nullable(),
  changedBy: z.string().nullable(),
});

/** The desk where operators talk with members and visitors. */
export const consoleChatRoutes = {
  desk: route({
    method: 'GET',
    path: '/console/chat/desk',
    summary: 'How many wait, which operators are online, and whether the desk is open.',
    allow: read,
    input: nothing,
    output: z.object({
      on: z.boolean(),
      open: z.boolean(),
      waiting: number,
      mine: number,
      /** Unread messages in the caller's conversations. */
      unread: number,
      here: z.array(z.object({ operatorId, username: z.string(), mine: z.boolean() })),
    }),
    refusals: [],
  }),
  presence: route({
    method: 'PUT',
    path: '/console/chat/presence',
    summary: 'Go online at the desk (repeated every half minute) or leave it.',
    allow: answer,
    input: z.object({ here: z.boolean() }),
    output: z.object({ here: z.boolean() }),
    refusals: [],
  }),
  list: route({
    method: 'GET',
    path: '/console/chat',
    summary: 'Conversations: waiting ones with the longest first, the others newest first.',
    allow: read,
    input: z.object({ view: z.enum(CHAT_VIEWS), cursor, pageSize: pageSize(50, 25) }),
    output: page(conversation),
    refusals: [],
  }),
  show: route({
    method: 'GET',
    path: '/console/chat/:chatId',
    summary: 'One conversation with its messages, newest first.',
    allow: read,
    input: z.object({ chatId, cursor, pageSize: pageSize(50, 30) }),
    output: z.object({ conversation, messages: page(deskMessage) }),
    refusals: ['chat.unknown'],
  }),
  answer: route({
    method: 'POST',
    path: '/console/chat/:chatId/messages',
    summary: 'Write to the asker of one’s own conversation.',
    allow: answer,
    keyed: 'edge',
    input: z.object({ chatId, words: chatWords }),
    output: z.object({ number }),
    refusals: ['chat.unknown', 'chat.not-yours'],
  }),
  attach: route({
    method: 'POST',
    path: '/console/chat/:chatId/files',
    summary: 'Send a picture or a PDF to the asker.',
    allow: answer,
    rate: { max: 30, perSeconds: 60 },
    bodyBytes: CHAT_FILE_CHARACTERS + 2_048,
    input: sentFile.extend({ chatId }),
    output: z.object({ number }),
    refusals: ['chat.unknown', 'chat.not-yours', ...FILE_REFUSALS],
  }),
  file: route({
    method: 'GET',
    path: '/console/chat/files/:fileId',
    summary: 'A file of a conversation.',
    allow: read,
    input: z.object({ fileId: id('cfl') }),
    output: openFile,
    refusals: ['chat.file-unknown'],
  }),
  seen: route({
    method: 'POST',
    path: '/console/chat/:chatId/seen',
    summary: 'The desk has read this conversation up to this message.',
    allow: answer,
    input: z.object({ chatId, number }),
    output: z.object({ unread: number }),
    refusals: ['chat.unknown', 'chat.not-yours'],
  }),
  take: route({
    method: 'POST',
    path: '/console/chat/:chatId/take',
    summary: 'Take a conversation from the queue, or take it over from another operator.',
    allow: answer,
    input: z.object({ chatId, from: operatorId.nullable() }),
    output: conversation,
    refusals: ['chat.unknown', 'chat.taken'],
  }),
  handOver: route({
    method: 'POST',
    path: '/console/chat/:chatId/hand-over',
    summary: 'Hand a conversation to an operator who is online, or (null) back to the queue.',
    allow: answer,
    input: z.object({ chatId, to: operatorId.nullable() }),
    output: conversation,
    refusals: ['chat.unknown', 'chat.not-yours', 'chat.nobody-there'],
  }),
  close: route({
    method: 'POST',
    path: '/console/chat/:chatId/close',
    summary: 'Close a conversation; the asker’s next message puts it into the queue again.',
    allow: answer,
    input: z.object({ chatId }),
    output: conversation,
    refusals: ['chat.unknown', 'chat.not-yours'],
  }),
  setting: route({
    method: 'GET',
    path: '/console/chat/setting',
    summary: 'Hours, the message outside them, ready answers, and how long messages are kept.',
    allow: read,
    input: nothing,
    output: shownSetting,
    refusals: [],
  }),
  set: route({
    method: 'PUT',
    path: '/console/chat/setting',
    summary: 'Change the setting of the chat, whole.',
    allow: { permission: 'chat.setup' },
    input: z.object({ setting: chatSetting, version: number }),
    output: shownSetting,
    refusals: ['chat.version-changed'],
  }),
};
