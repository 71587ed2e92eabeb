import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { addMessage, saveAndNotify } from './add-message.ts';
import type { ChatRoom } from './room.ts';
import { deleteOfAsker, lockOfAsker, markAccountClosed } from './store/conversations.ts';
import { transition } from './transition.ts';

/**
 * A closed account cannot be answered any more, so its conversation leaves the desk. The words are
 * kept for a while, like everything the member wrote.
 */
export async function endWithAccount(room: ChatRoom, tx: Tx, memberId: MemberId): Promise<void> {
  const { brandId } = room.site.brand();
  const row = await lockOfAsker(tx, { brandId, asker: { memberId, visitorKey: null } });
  if (!row) return;
  const at = room.clock.now();
  await markAccountClosed(tx, { chatId: row.chatId, at });
  if (row.state === 'closed') return;
  const closed = await addMessage(room, tx, {
    row: transition(row, 'closed', { at }),
    said: { kind: 'closed', byAsker: false },
  });
  await saveAndNotify(room, tx, { ...closed, unreadDesk: 0 });
}

/** A trial account is deleted with everything stored of it. */
export async function removeWithAccount(
  { site }: Pick<ChatRoom, 'site'>,
  tx: Tx,
  memberId: MemberId,
): Promise<void> {
  const { brandId } = site.brand();
  await deleteOfAsker(tx, { brandId, asker: { memberId, visitorKey: null } });
}
