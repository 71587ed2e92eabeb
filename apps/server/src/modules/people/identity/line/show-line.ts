import type { Input, Output } from '@nokshi/contract';
import type {
  consoleAgentLineRoutes,
  LineMove,
  LineNode,
} from '@nokshi/contract/console/agent-line.ts';
import { dayOf } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, type MemberId, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Internals } from '../room.ts';
import { memberOfWire } from '../show-member.ts';
import { type LineMember, lineMembers, pathTo } from '../store/line-reads.ts';
import { memberByUsername } from '../store/members.ts';
import { listMoves, type MoveRow } from '../store/moves.ts';
import { lineOf, seenBy } from './face.ts';

type Routes = typeof consoleAgentLineRoutes;

/** The tops of the tree; the cursor is the last name that was read. */
export async function lineRoots(
  room: Internals,
  tx: Tx,
  { cursor, pageSize }: Input<Routes['roots']>,
): Promise<Output<Routes['roots']>> {
  const found = await lineOf(room).roots(tx, { after: cursor, limit: pageSize + 1 });
  return nodePage(found, pageSize);
}

/** One branch of the tree as it is today. Refuses: identity.member-unknown. */
export async function lineDirects(
  room: Internals,
  tx: Tx,
  { id, cursor, pageSize }: Input<Routes['directs']>,
): Promise<Output<Routes['directs']>> {
  const { memberId: agentId } = await memberOfWire(room, tx, id);
  const day = dayOf(room.clock.now());
  const asked = { agentId, day, after: cursor, limit: pageSize + 1 };
  return nodePage(await lineOf(room).directs(tx, asked), pageSize);
}

/** Refuses: identity.member-unknown. */
export async function linePath(
  room: Internals,
  tx: Tx,
  { username }: Input<Routes['path']>,
): Promise<Output<Routes['path']>> {
  const member = await memberByUsername(tx, { brandId: room.site.brand().brandId, username });
  if (!member || member.expiresAt) throw refuse('identity.member-unknown', { field: 'username' });
  const now = room.clock.now();
  const day = dayOf(now);
  const { memberId } = member;
  const path = await pathTo(tx, { agentId: null, memberId, day });
  const memberIds = path.map((one) => one.memberId);
  const nodes = new Map(
    (await lineMembers(tx, { ...seenBy(now), day, memberIds })).map((one) => [one.memberId, one]),
  );
  return { path: memberIds.flatMap((id) => nodes.get(id) ?? []).map(wireNode) };
}

const nodePage = (found: readonly LineMember[], pageSize: number) => {
  const rows = found.slice(0, pageSize);
  const next = found.length > pageSize ? (rows.at(-1)?.username ?? null) : null;
  return { rows: rows.map(wireNode), next };
};

const wireNode = ({ memberId, username, type, closedAt, since, ...row }: LineMember): LineNode => ({
  id: toWire('mbr', memberId),
  username,
  type,
  closed: closedAt !== null,
  since,
  heads: row.heads,
  teamHeads: row.teamHeads,
});

/** Newest first; the cursor is the last id. */
export async function listLineMoves(
  room: Internals,
  tx: Tx,
  { state, cursor, pageSize }: Input<Routes['moves']>,
): Promise<Output<Routes['moves']>> {
  const before = cursor === undefined ? null : fromWire('mov', cursor);
  if (cursor !== undefined && !before) throw refuse('edge.invalid-input', { field: 'cursor' });
  const { brandId } = room.site.brand();
  const found = await listMoves(tx, { brandId, state, before, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize).map(wireMove);
  return { rows, next: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null };
}

const SHOWN_OF_MEMBER = 20;

/** Refuses: identity.member-unknown. */
export async function memberMoves(
  room: Internals,
  tx: Tx,
  { id }: Input<Routes['memberMoves']>,
): Promise<Output<Routes['memberMoves']>> {
  const { memberId, brandId } = await memberOfWire(room, tx, id);
  const found = await listMoves(tx, { brandId, memberId, before: null, limit: SHOWN_OF_MEMBER });
  return { rows: found.map(wireMove) };
}

const person = (memberId: MemberId, username: string) => ({
  id: toWire('mbr', memberId),
  username,
});

const wireMove = (row: MoveRow): LineMove => ({
  id: toWire('mov', row.moveId),
  member: person(row.memberId, row.username),
  upline: row.uplineId && person(row.uplineId, row.uplineName ?? ''),
  day: row.day,
  state: row.state,
  reason: row.reason,
  askedBy: row.askedBy,
  approvedBy: row.approvedBy,
  approvedAt: row.approvedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  endedBy: row.endedBy,
  endedReason: row.endedReason,
  failure: row.failedBecause,
});
