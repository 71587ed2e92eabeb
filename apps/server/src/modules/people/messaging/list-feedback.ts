import type { Input, Output } from '@nokshi/contract';
import { MOST_COPIED, type Written } from '@nokshi/contract/console/member-care.ts';
import type { consoleFeedbackRoutes, FeedbackRow } from '@nokshi/contract/console/feedback.ts';
import type { feedbackRoutes } from '@nokshi/contract/player/feedback.ts';
import type { Tx } from '../../../kernel/db.ts';
import { type MemberId, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { MessagingRoom } from './room.ts';
import { feedbackRows, type FeedbackRow as Row } from './store/feedback.ts';

type Mine = typeof feedbackRoutes.mine;
type Desk = typeof consoleFeedbackRoutes.list;

/** The member's questions and answers, newest first; which operator answered is not shown. */
export async function ownFeedback(
  { brandId }: MessagingRoom,
  tx: Tx,
  { asked, memberId }: { asked: Input<Mine>; memberId: MemberId },
): Promise<Output<Mine>> {
  const limit = asked.pageSize + 1;
  const found = await feedbackRows(tx, { brandId, memberId, before: before(asked.cursor), limit });
  return pageOf(found, asked.pageSize, wireOwn);
}

/** The same for the member's own copy, oldest first. */
export async function copyFeedback(
  { brandId }: Pick<MessagingRoom, 'brandId'>,
  tx: Tx,
  memberId: MemberId,
): Promise<Pick<Written, 'feedback'>> {
  const found = await feedbackRows(tx, { brandId, memberId, before: null, limit: MOST_COPIED + 1 });
  const { rows, next } = pageOf(found, MOST_COPIED, wireOwn);
  return { feedback: { whole: next === null, rows: rows.toReversed() } };
}

/** All questions, newest first. */
export async function listFeedback(
  room: MessagingRoom,
  tx: Tx,
  { state, type, cursor, pageSize }: Input<Desk>,
): Promise<Output<Desk>> {
  const { brandId } = room;
  const limit = pageSize + 1;
  const found = await feedbackRows(tx, { brandId, state, type, before: before(cursor), limit });
  const ids = found.flatMap(({ memberId }) => (memberId === null ? [] : [memberId]));
  const usernames = await room.identity.usernames(tx, ids);
  return pageOf(found, pageSize, (row) => wireFeedback(row, usernames));
}

function wireOwn(row: Row) {
  const { type, content, language, state } = row;
  return {
    type,
    content,
    language,
    state,
    number: String(row.number),
    createdAt: row.createdAt.toISOString(),
    answers: row.answers.map(({ at, words }) => ({ at: new Date(at).toISOString(), words })),
  };
}

export function wireFeedback(row: Row, usernames: ReadonlyMap<MemberId, string>): FeedbackRow {
  const { memberId, contact, version } = row;
  return {
    ...wireOwn(row),
    answers: row.answers.map((answer) => ({ ...answer, at: new Date(answer.at).toISOString() })),
    member: memberId && {
      id: toWire('mbr', memberId),
      username: usernames.get(memberId) ?? '',
    },
    contact,
    version,
  };
}

function pageOf<R extends { number: bigint }, W>(
  found: readonly R[],
  size: number,
  wire: (row: R) => W,
): { rows: W[]; next: string | null } {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows: rows.map(wire), next: found.length > size && last ? String(last.number) : null };
}

/** Refuses: edge.invalid-input. */
function before(cursor: string | undefined): bigint | null {
  if (cursor === undefined) return null;
  if (!/^[1-9]\d{0,17}$/.test(cursor)) throw refuse('edge.invalid-input', { field: 'cursor' });
  return BigInt(cursor);
}
