import type { Input, Output } from '@nokshi/contract';
import type { consoleTeamTransferRoutes } from '@nokshi/contract/console/team-transfers.ts';
import type { teamTransfersRoutes } from '@nokshi/contract/player/team-transfers.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, type MemberId, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { personFor } from './line.ts';
import type { AgentsRoom } from './room.ts';

type Own = typeof teamTransfersRoutes.downlines;
type Desk = typeof consoleTeamTransferRoutes.line;
type Asked = { query?: string | undefined; cursor?: string | undefined; pageSize: number };

/**
 * The direct downline of an agent, by name. Says nothing about limits or restrictions. domain.md
 * 8.3.
 */
export async function ownDownlines(
  room: AgentsRoom,
  tx: Tx,
  { memberId, ...asked }: Input<Own> & { memberId: MemberId },
): Promise<Output<Own>> {
  const { rows, next } = await downlinePage(room, tx, { uplineId: memberId, ...asked });
  return {
    rows: rows.map(({ memberId: id, username, type, registeredAt }) => ({
      ...personFor('downline', id, username),
      type,
      registeredAt: registeredAt.toISOString(),
    })),
    next,
  };
}

/** A member's place in the team line, for an operator. Refuses: identity.member-unknown. */
export async function memberLine(
  room: AgentsRoom,
  tx: Tx,
  { id, ...asked }: Input<Desk>,
): Promise<Output<Desk>> {
  const memberId = fromWire('mbr', id);
  const member = memberId && (await room.identity.member(tx, memberId));
  if (!member) throw refuse('identity.member-unknown');
  const upline = member.uplineId && (await room.identity.member(tx, member.uplineId));
  const { rows, next } = await downlinePage(room, tx, { uplineId: member.memberId, ...asked });
  return {
    upline: upline ? { id: toWire('mbr', upline.memberId), username: upline.username } : null,
    downlines: await room.identity.countDownlines(tx, member.memberId),
    rows: rows.map(({ memberId: one, username, type, registeredAt }) => ({
      id: toWire('mbr', one),
      username,
      type,
      registeredAt: registeredAt.toISOString(),
    })),
    next,
  };
}

/** The cursor is the last name that was read. */
async function downlinePage(
  room: AgentsRoom,
  tx: Tx,
  { uplineId, query = '', cursor = '', pageSize }: Asked & { uplineId: MemberId },
) {
  const asked = { uplineId, query, after: cursor, limit: pageSize + 1 };
  const found = await room.identity.downlines(tx, asked);
  const rows = found.slice(0, pageSize);
  return { rows, next: found.length > pageSize ? (rows.at(-1)?.username ?? null) : null };
}
