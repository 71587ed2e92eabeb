import { z } from 'zod';
import { id, instant } from './fields.ts';

/** The chat, as both realms speak of it. The asker is the member or visitor who wrote first. */

/** A file as it is chosen: 2 MiB at most. */
export const CHAT_FILE_BYTES = 2 * 1024 * 1024;
/** What a browser lets choose. */
export const CHAT_FILE_TYPES = 'image/png,image/jpeg,image/webp,image/avif,application/pdf';
export const CHAT_FILE_SIGNS = Math.ceil(CHAT_FILE_BYTES / 3) * 4;

export const CHAT_STATES = ['waiting', 'open', 'closed'] as const;
export const chatState = z.enum(CHAT_STATES);
export type ChatState = z.infer<typeof chatState>;

export const CHAT_WORDS_MOST = 2_000;

/** Plain text: it is shown as it was written and never read as HTML. */
export const chatWords = z.string().trim().min(1).max(CHAT_WORDS_MOST);

/** `away`: nobody was at the desk when the asker wrote. The last three are acts of the desk. */
export const CHAT_KINDS = ['words', 'file', 'away', 'taken', 'handed-over', 'closed'] as const;

export const chatFile = z.object({
  fileId: id('cfl'),
  kind: z.enum(['image', 'pdf']),
  name: z.string(),
});
export type ChatFile = z.infer<typeof chatFile>;

export const chatMessage = z.object({
  /** Counts from 1 in its conversation. */
  number: z.number().int(),
  at: instant,
  kind: z.enum(CHAT_KINDS),
  from: z.enum(['asker', 'house']),
  words: z.string(),
  file: chatFile.nullable(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** A file on its way: the name it had, and its bytes. */
export const sentFile = z.object({
  name: z.string().trim().min(1).max(200),
  base64: z.string().max(CHAT_FILE_SIGNS),
});

/** A file to be looked at or saved; a picture is WebP, drawn by the house. */
export const openFile = chatFile.extend({ base64: z.string() });

export const FILE_REFUSALS = [
  'chat.file-unreadable',
  'chat.file-active',
  'chat.file-too-large',
  'media.too-many-pixels',
] as const;
