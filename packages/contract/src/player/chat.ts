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
import { cursor, id, instant, nothing, page, pageSize } from '../fields.ts';
import { route } from '../route.ts';

const number = z.number().int();

/**
 * Customer service by chat, for members and visitors alike. A member's conversation belongs to the
 * account, a visitor's to a token in an HttpOnly cookie. Checklist M-010, P-010, H-020.
 */
export const chatRoutes = {
  show: route({
    method: 'GET',
    path: '/wps/chat',
    summary: 'Whether an operator is online, and the caller’s conversation with its last messages.',
    allow: 'anyone',
    input: nothing,
    output: z.object({
      /** `away`: within the hours, but no operator is online right now. */
      desk: z.enum(['open', 'away', 'closed']),
      /** When the desk opens next, when it is closed and that is known. */
      opensAt: instant.nullable(),
      closedWords: z.object({ EN: z.string(), BN: z.string() }),
      /** `#rrggbb`; empty is the site’s own. Checklist E-027. */
      headerColour: z.string(),
      /** The brand's. Checklist C-038. */
      licence: z.string(),
      /** Null: nothing has been written yet. */
      state: chatState.nullable(),
      unread: number,
      /** Newest first. */
      messages: page(chatMessage),
    }),
    refusals: ['chat.off'],
  }),
  older: route({
    method: 'GET',
    path: '/wps/chat/messages',
    summary:
      'Earlier messages of the caller’s conversation, newest first; also when the chat is off.',
    allow: 'anyone',
    input: z.object({ cursor, pageSize: pageSize(50, 30) }),
    output: page(chatMessage),
    refusals: [],
  }),
  write: route({
    method: 'POST',
    path: '/wps/chat/messages',
    summary: 'Write to customer service; messages outside the hours are stored.',
    allow: 'anyone',
    keyed: 'edge',
    rate: { max: 60, perSeconds: 60 },
    input: z.object({ words: chatWords }),
    output: z.object({ number }),
    refusals: ['chat.off', 'chat.too-many', 'chat.wait-for-answer'],
  }),
  attach: route({
    method: 'POST',
    path: '/wps/chat/files',
    summary: 'Send a picture or a PDF to customer service; it is checked by its content.',
    allow: 'anyone',
    rate: { max: 10, perSeconds: 60 },
    bodyBytes: CHAT_FILE_CHARACTERS + 2_048,
    input: sentFile,
    output: z.object({ number }),
    refusals: ['chat.off', 'chat.too-many', 'chat.wait-for-answer', ...FILE_REFUSALS],
  }),
  file: route({
    method: 'GET',
    path: '/wps/chat/files/:fileId',
    summary: 'A file of the caller’s own conversation.',
    allow: 'anyone',
    rate: { max: 120, perSeconds: 60 },
    input: z.object({ fileId: id('cfl') }),
    output: openFile,
    refusals: ['chat.off', 'chat.file-unknown'],
  }),
  seen: route({
    method: 'POST',
    path: '/wps/chat/seen',
    summary: 'The caller has read the conversation up to this message.',
    allow: 'anyone',
    input: z.object({ number }),
    output: z.object({ unread: number }),
    refusals: [],
  }),
};
