import type { Input, Output } from '@nokshi/contract';
import type { consoleTeamTransferRoutes } from '@nokshi/contract/console/team-transfers.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { AgentsRoom } from './room.ts';

type Desk = typeof consoleTeamTransferRoutes.line;

/** A member's place in the team line, for an operator. Refuses: identity.member-unknown. */
export async function memberLine(
  room: AgentsRoom,
  tx: Tx,
  { id, cursor = '', pageSize }: Input<Desk>,
): Promise<Output<Desk>> {
  const memberId = fromWire('mbr', id);
  const member = memberId && (await room.identity.member(tx, memberId));
  if (!member) throw refuse('identity.member-unknown');
  const upline = member.uplineId && (await room.identity.member(tx, member.uplineId));
  // The cursor is the last name that was read.
  const of = { uplineId: member.memberId, after: cursor, limit: pageSize + 1 };
  const found = await room.identity.downlines(tx, of);
  const rows = found.slice(0, pageSize);
  return {
    upline: upline ? { id: toWire('mbr', upline.memberId), username: upline.username } : null,
    downlines: await room.identity.countDownlines(tx, member.memberId),
    rows: rows.map(({ memberId: one, username, type, registeredAt }) => ({
      id: toWire('mbr', one),
      username,
      type,
      registeredAt: registeredAt.toISOString(),
    })),
    next: found.length > pageSize ? (rows.at(-1)?.username ?? null) : null,
  };
}
