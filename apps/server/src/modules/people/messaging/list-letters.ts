import type { Input, Output } from '@nokshi/contract';
import type { consoleLetterRoutes, Letter } from '@nokshi/contract/console/letters.ts';
import type { Tx } from '../../../kernel/db.ts';
import { toWire } from '../../../kernel/ids.ts';
import type { MessagingRoom } from './room.ts';
import { letterIdOf } from './read-inbox.ts';
import { type WrittenLetter, writtenLetters } from './store/letters.ts';

type Route = typeof consoleLetterRoutes.list;

/** Letters of operators, newest first; the cursor is the last id on the previous page. */
export async function listLetters(
  { brandId }: MessagingRoom,
  tx: Tx,
  { cursor, pageSize }: Input<Route>,
): Promise<Output<Route>> {
  const before = cursor === undefined ? null : letterIdOf(cursor);
  const found = await writtenLetters(tx, { brandId, before, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize).map(wireLetter);
  return { rows, next: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null };
}

export const wireLetter = (row: WrittenLetter): Letter => ({
  id: toWire('ltr', row.letterId),
  audience: row.audience,
  title: row.title,
  text: row.text,
  isPromotion: row.isPromotion,
  sentAt: row.sentAt.toISOString(),
  sentBy: row.sentBy,
  reach: row.reach,
  readBy: Number(row.readBy),
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  withdrawnBy: row.withdrawnBy,
});
