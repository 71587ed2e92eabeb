import { audited } from '../../../kernel/audited.ts';
import { type Caller, operatorOf, type Story } from '../../../kernel/caller.ts';
import { forWhom } from '../../../kernel/for-whom.ts';
import type { MediaRoom } from './index.ts';
import { insertPicture } from './store/picture.ts';

/**
 * Stores an uploaded picture and answers its address. Drawing is slow, so it happens before the
 * transaction. Refuses media.too-large, media.not-a-picture, media.too-many-pixels, edge.busy.
 */
export async function keepPicture(
  room: MediaRoom,
  { base64, caller }: { readonly base64: string; readonly caller: Caller },
): Promise<Story<{ url: string; width: number; height: number }>> {
  const { username } = operatorOf(caller);
  const drawn = await room.draw(base64, forWhom(caller));
  const { hash, width, height } = drawn;
  return async (tx) => {
    await insertPicture(tx, { ...drawn, createdAt: room.clock.now(), createdBy: username });
    const facts = { width, height, bytes: drawn.bytes.length };
    await audited(room, tx, { caller, act: 'media.keep-picture', object: hash, facts });
    return { url: `/media/${hash}.webp`, width, height };
  };
}
