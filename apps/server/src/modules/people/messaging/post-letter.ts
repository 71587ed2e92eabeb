import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import type { MessagingRoom } from './room.ts';
import { type InBoth, insertLetter, type LetterId, nameReaders } from './store/letters.ts';
import type { Audience } from '@nokshi/contract/console/letters.ts';

export type Posting = {
  readonly title: InBoth;
  readonly text: InBoth;
  /** The named members, or every member of these types who is registered by now. */
  readonly to: { readonly members: readonly MemberId[] } | { readonly types: readonly number[] };
  readonly isPromotion?: boolean;
  readonly reach: number;
  /** Who wrote it; null for the house itself. */
  readonly operator?: { readonly username: string; readonly audience: Audience };
};

/** Puts a letter into inboxes; after the commit the open pages of its readers count it. */
export async function postLetter(
  room: MessagingRoom,
  tx: Tx,
  { title, text, isPromotion = false, to, reach, operator }: Posting,
): Promise<LetterId> {
  const letterId = room.ids.next<LetterId>();
  await insertLetter(tx, {
    letterId,
    brandId: room.brandId,
    types: 'types' in to ? to.types : null,
    title,
    text,
    isPromotion,
    reach,
    sentAt: room.clock.now(),
    operator: operator ?? null,
  });
  if ('members' in to) await nameReaders(tx, letterId, to.members);
  notifyReaders(room, tx, 'members' in to ? to.members : null);
  return letterId;
}

/** After the commit; null is everybody who has a page open. */
export function notifyReaders(
  { live }: MessagingRoom,
  tx: Tx,
  members: readonly MemberId[] | null,
): void {
  const message = { type: 'inbox' } as const;
  tx.afterCommit(() => {
    if (members === null) live.toAll(message);
    else for (const memberId of members) live.toMember(memberId, message);
  });
}
