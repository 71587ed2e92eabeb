import type { Output } from '@nokshi/contract';
import type { chatRoutes } from '@nokshi/contract/player/chat.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Asker, ChatRoom } from './room.ts';
import { fileRow } from './store/messages.ts';

/**
 * A file with its bytes: of the asker's own conversation, or (asker null) of any, for the desk.
 * Refuses: chat.file-unknown, also for a file of another asker.
 */
export async function openFile(
  room: ChatRoom,
  tx: Tx,
  { fileId, asker }: { fileId: string; asker: Asker | null },
): Promise<Output<typeof chatRoutes.file>> {
  const { brandId } = room.site.brand();
  const id = fromWire('cfl', fileId);
  const row = id && (await fileRow(tx, { brandId, fileId: id, asker }));
  if (!row) throw refuse('chat.file-unknown');
  const { kind, name, bytes } = row;
  return { fileId: toWire('cfl', row.fileId), kind, name, base64: bytes.toString('base64') };
}
