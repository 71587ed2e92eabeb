import type { Input, Output } from '@nokshi/contract';
import type { inboxRoutes } from '@nokshi/contract/player/inbox.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { MessagingRoom } from './room.ts';
import { maySee } from './rules/audience.ts';
import type { LetterId } from './store/letters.ts';
import { type MailboxRow, mailbox, type Reader } from './store/mailbox.ts';

type Route = typeof inboxRoutes.list;

/** The member's letters, newest first; the cursor is the last id on the previous page. */
export async function readInbox(
  room: MessagingRoom,
  tx: Tx,
  { asked, session }: { asked: Input<Route>; session: PlayerSession },
): Promise<Output<Route>> {
  const { cursor, pageSize } = asked;
  const before = cursor === undefined ? null : letterIdOf(cursor);
  const reader = await readerOf(room, tx, session);
  const found = await mailbox(tx, reader, { before, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize).map((row) => ({
    id: toWire('ltr', row.letterId),
    ...writerOf(row),
    title: row.title,
    text: row.text,
    time: row.sentAt.toISOString(),
    read: row.readAt !== null,
  }));
  return { rows, next: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null };
}

function writerOf({ source, senderName, isMuted, reportedAt }: MailboxRow) {
  if (senderName === null) return { from: source, sender: null };
  const sender = { name: senderName, isMuted, isReported: reportedAt !== null };
  return { from: 'agent' as const, sender };
}

/** The mailbox of the session's member. */
export async function readerOf(
  { brandId, identity }: MessagingRoom,
  tx: Tx,
  { memberId, type, restriction }: PlayerSession,
): Promise<Reader> {
  const member = await identity.member(tx, memberId);
  if (!member) throw new Error('a member with a session is not there');
  const { registeredAt } = member;
  const isOnBreak = !maySee('PR', { type, restriction });
  return { brandId, memberId, type: member.type, registeredAt, isOnBreak };
}

/** Refuses: edge.invalid-input. */
export function letterIdOf(cursor: string): LetterId {
  const letterId = fromWire('ltr', cursor);
  if (!letterId) throw refuse('edge.invalid-input', { field: 'cursor' });
  return letterId;
}
