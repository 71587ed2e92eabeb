import type { Input, Output } from '@nokshi/contract';
import type { consoleTeamTransferRoutes } from '@nokshi/contract/console/team-transfers.ts';
import type { teamTransfersRoutes } from '@nokshi/contract/player/team-transfers.ts';
import { toDecimal } from '@nokshi/money';
import { daysSpan } from '../../../kernel/calendar.ts';
import type { Tx } from '../../../kernel/db.ts';
import { type MemberId, toWire } from '../../../kernel/ids.ts';
import type { AgentsRoom } from './room.ts';
import { allTransfers, transfersOf } from './store/transfers.ts';
import { namesOf, pageOf, wireOne } from './wire.ts';

type Own = typeof teamTransfersRoutes.list;
type Desk = typeof consoleTeamTransferRoutes.list;

/** The member's, both ways, newest first. */
export async function ownTransfers(
  room: AgentsRoom,
  tx: Tx,
  { memberId, ...asked }: Input<Own> & { memberId: MemberId },
): Promise<Output<Own>> {
  const { rows, next } = await pageOf(asked, (page) => transfersOf(tx, { memberId, ...page }));
  const names = await namesOf(room, tx, rows);
  return { rows: rows.map((row) => wireOne(row, memberId, names)), next };
}

/**
 * Everybody's, for an operator; an empty page when no member has the username. Refuses:
 * edge.invalid-input.
 */
export async function deskTransfers(
  room: AgentsRoom,
  tx: Tx,
  { member, day, ...asked }: Input<Desk>,
): Promise<Output<Desk>> {
  const found = member ? await room.identity.memberByUsername(tx, member) : null;
  if (found === undefined) return { rows: [], next: null };
  const filter = { memberId: found?.memberId ?? null, span: day ? daysSpan(day, day) : null };
  const { rows, next } = await pageOf(asked, (page) => allTransfers(tx, { ...filter, ...page }));
  const names = await namesOf(room, tx, rows);
  const person = (memberId: MemberId) => ({
    id: toWire('mbr', memberId),
    username: names.get(memberId) ?? '',
  });
  return {
    rows: rows.map((row) => ({
      id: toWire('ttr', row.transferId),
      from: person(row.fromId),
      to: person(row.toId),
      side: row.side,
      amount: toDecimal(row.amount),
      madeAt: row.madeAt.toISOString(),
      fromUnknown: row.fromUnknown,
    })),
    next,
  };
}
