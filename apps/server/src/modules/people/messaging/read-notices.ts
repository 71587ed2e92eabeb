import type { Notice, Unread } from '@nokshi/contract/player/messaging.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MessagingRoom } from './room.ts';
import { type Asked, listNotices } from './list-notices.ts';
import { readerOf } from './read-inbox.ts';
import { countNew } from './store/mailbox.ts';
import { insertRead, readOf } from './store/notices.ts';

type MemberAsked = Omit<Asked, 'reader'> & { readonly session: PlayerSession };

/** The member's notices, and which of them were opened. X-057. */
export async function noticesOfMember(
  room: MessagingRoom,
  tx: Tx,
  { session, ...asked }: MemberAsked,
): Promise<(Notice & { read: boolean })[]> {
  const notices = listNotices(room, { ...asked, reader: session });
  const ids = notices.map(({ id }) => id);
  const read = new Set((await readOf(tx, session.memberId, ids)).map(({ id }) => id));
  return notices.map((notice) => ({ ...notice, read: read.has(notice.id) }));
}

/** How many of the member's notices and letters were not opened. E-004, E-098, X-061. */
export async function countUnread(
  room: MessagingRoom,
  tx: Tx,
  asked: MemberAsked,
): Promise<Unread> {
  const notices = await noticesOfMember(room, tx, asked);
  const unread = notices.filter(({ read }) => !read).length;
  const letters = await countNew(tx, await readerOf(room, tx, asked.session));
  return { unreadMessage: unread + letters, letters, notices: unread };
}

/** Marks those that the member may see; other ids are ignored. */
export async function markRead(
  room: MessagingRoom,
  tx: Tx,
  { ids, ...asked }: MemberAsked & { readonly ids: readonly string[] },
): Promise<Unread> {
  const { session } = asked;
  const there = (['EN', 'BN'] as const).flatMap((language) =>
    listNotices(room, { reader: session, language }).map(({ id }) => id),
  );
  const opened = [...new Set(ids)].filter((id) => there.includes(id));
  await insertRead(tx, { memberId: session.memberId, ids: opened, at: room.clock.now() });
  return countUnread(room, tx, asked);
}
