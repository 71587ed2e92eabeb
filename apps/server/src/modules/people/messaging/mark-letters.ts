import type { Unread } from '@nokshi/contract/player/messaging.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { playerOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MessagingRoom } from './room.ts';
import { letterIdOf, readerOf } from './read-inbox.ts';
import { countUnread, markRead, noticesOfMember } from './read-notices.ts';
import { type Mark, markLetters } from './store/mailbox.ts';

/** Opened, removed, or restored: marks those of the letters that are the member's. */
export async function markOwnLetters(
  room: MessagingRoom,
  tx: Tx,
  { ids, mark, caller }: { ids: readonly string[]; mark: Mark; caller: Caller },
): Promise<Unread> {
  const session = playerOf(caller);
  const reader = await readerOf(room, tx, session);
  await markLetters(tx, reader, { ids: ids.map(letterIdOf), mark });
  return countUnread(room, tx, { session, language: caller.language });
}

/** Every letter and every notice counts as opened. */
export async function markAllRead(room: MessagingRoom, tx: Tx, caller: Caller): Promise<Unread> {
  const asked = { session: playerOf(caller), language: caller.language };
  const reader = await readerOf(room, tx, asked.session);
  await markLetters(tx, reader, { ids: null, mark: { readAt: room.clock.now() } });
  const ids = (await noticesOfMember(room, tx, asked)).map(({ id }) => id);
  return markRead(room, tx, { ...asked, ids });
}
