import { z } from 'zod';
import { id, instant } from './fields.ts';

/** The chat, shared by both realms. The asker is the member or visitor who wrote first. */

/** A chosen file: 2 MiB at most. */
export const CHAT_FILE_BYTES = 2 * 1024 * 1024;
/** File types that a browser offers. */
export const CHAT_FILE_TYPES = 'image/png,image/jpeg,image/webp,image/avif,application/pdf';
export const CHAT_FILE_CHARACTERS = Math.ceil(CHAT_FILE_BYTES / 3) * 4;

export const CHAT_STATES = ['waiting', 'open', 'closed'] as const;
export const chatState = z.enum(CHAT_STATES);
export type ChatState = z.infer<typeof chatState>;

export const CHAT_WORDS_MOST = 2_000;

/** Plain text: it is shown as it was written and never read as HTML. */
export const chatWords = z.string().trim().min(1).max(CHAT_WORDS_MOST);

/** `away`: no operator was online when the asker wrote. The last three are acts of the desk. */
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

/** A file being sent: its original name and its bytes. */
export const sentFile = z.object({
  name: z.string().trim().min(1).max(200),
  base64: z.string().max(CHAT_FILE_CHARACTERS),
});

/** A file to view or save; a picture is WebP, drawn by the house. */
export const openFile = chatFile.extend({ base64: z.string() });

export const FILE_REFUSALS = [
  'chat.file-unreadable',
  'chat.file-active',
  'chat.file-too-large',
  'media.too-many-pixels',
] as const;
