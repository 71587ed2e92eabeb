import { CHAT_FILE_BYTES } from '@nokshi/contract/chat.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { ForWhom } from '../../../kernel/for-whom.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import type { ChatId, ChatRoom, FileId } from './room.ts';
import { isPdf, pdfFault } from './rules/check-pdf.ts';
import { fileName } from './rules/file-name.ts';
import { insertFile } from './store/messages.ts';

export type CheckedFile = {
  readonly kind: 'image' | 'pdf';
  readonly name: string;
  readonly bytes: Buffer;
};

const MEGABYTE = 1024 * 1024;

/**
 * The type of a file is read from its bytes. The media room draws a picture again and no byte of
 * the file is kept; a PDF is checked and only ever saved, never opened. Refuses:
 * chat.file-too-large, chat.file-unreadable, chat.file-active, media.too-many-pixels.
 */
export async function checkFile(
  room: ChatRoom,
  { name, base64, who }: { name: string; base64: string; who: ForWhom },
): Promise<CheckedFile> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > CHAT_FILE_BYTES)
    throw refuse('chat.file-too-large', { value: { megabytes: CHAT_FILE_BYTES / MEGABYTE } });
  if (!isPdf(bytes)) {
    const drawn = await room.media.draw(base64, who).catch(asUnreadable);
    return { kind: 'image', name: fileName(name, 'image'), bytes: drawn.bytes };
  }
  const fault = pdfFault(bytes);
  if (fault) throw refuse(fault === 'active' ? 'chat.file-active' : 'chat.file-unreadable');
  return { kind: 'pdf', name: fileName(name, 'pdf'), bytes };
}

function asUnreadable(thrown: unknown): never {
  if (thrown instanceof Refusal && thrown.code === 'media.not-a-picture')
    throw refuse('chat.file-unreadable');
  throw thrown;
}

export async function storeFile(
  room: ChatRoom,
  tx: Tx,
  { chatId, file }: { chatId: ChatId; file: CheckedFile },
): Promise<FileId> {
  const fileId = room.ids.next<FileId>();
  await insertFile(tx, { ...file, fileId, chatId, at: room.clock.now() });
  return fileId;
}
