import type { Input, Output } from '@nokshi/contract';
import type { recordsRoutes } from '@nokshi/contract/player/records.ts';
import { daysSpan } from '../../../kernel/calendar.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { EntryKind, PurseName } from '../../base/wallet/index.ts';
import { askedAfter, askedDays, onePage } from './asked-page.ts';
import type { RecordsRoom } from './room.ts';
import { NUMBER, writeCursor } from './rules/cursor.ts';
import { BELONGS_TO, wireEntries } from './wire-rows.ts';

type Route = typeof recordsRoutes.entries;

/** The account record of a range of days: every entry of the member's cash, newest first. */
export function listEntries(
  room: RecordsRoom,
  tx: Tx,
  asked: Input<Route> & { memberId: MemberId },
): Promise<Output<Route>> {
  const days = askedDays(room, asked);
  const span = daysSpan(days.from, days.to);
  if (!span) throw refuse('records.range', { field: 'from' });
  return entryPage(room, tx, { ...asked, kind: askedKind(asked.kind), span });
}

type Page = {
  memberId: MemberId;
  span?: { start: Date; end: Date };
  kind?: EntryKind | undefined;
  purse?: PurseName;
  cursor?: string | undefined;
  pageSize: number;
};

/** One page of a member's entries, of all days when none are given. */
export async function entryPage(room: RecordsRoom, tx: Tx, asked: Page): Promise<Output<Route>> {
  const { memberId, span, kind, purse, pageSize } = asked;
  // A withdrawal is all of its moves: on hold, paid, returned, disputed.
  const of =
    kind === 'withdrawal'
      ? { references: await room.cashier.withdrawalIdsOf(tx, memberId) }
      : kind && { kind };
  const [sequence] = askedAfter(asked.cursor, NUMBER) ?? [];
  const filter = {
    memberId,
    ...(span && { from: span.start, to: span.end }),
    ...of,
    ...(purse && { purse }),
    ...(sequence && { before: BigInt(sequence) }),
  };
  const { page, next } = await onePage(
    pageSize,
    (limit) => room.wallet.entries(tx, { ...filter, limit }),
    (last) => writeCursor(last.sequence.toString()),
  );
  return { rows: await wireEntries(room, tx, { memberId, rows: page, asset: purse?.asset }), next };
}

/** Refuses edge.invalid-input. */
export function askedKind(kind: string | undefined): EntryKind | undefined {
  if (kind === undefined || kind === '') return undefined;
  if (!Object.hasOwn(BELONGS_TO, kind)) throw refuse('edge.invalid-input', { field: 'kind' });
  return kind as EntryKind;
}
