import type { Input, Output } from '@nokshi/contract';
import type {
  agentTeamRoutes,
  TEAM_LISTS,
  TeamMember,
} from '@nokshi/contract/player/agent-team.ts';
import { toDecimal } from '@nokshi/money';
import { dayOf } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, type MemberId, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { LineMember } from '../../../people/identity/index.ts';
import type { AgentsRoom } from '../room.ts';
import { kindsInForce } from '../store/contracts.ts';
import {
  dayAfter,
  type Days,
  groupsBelow,
  type LookedAt,
  lookAt,
  pastDays,
  pathOf,
} from './looked-at.ts';
import { todayIn } from './read-days.ts';
import { activeAmong, firstDeposits } from './read-sums.ts';

type Routes = typeof agentTeamRoutes;
type By = { readonly memberId: MemberId };
type List = (typeof TEAM_LISTS)[number];

/**
 * A page of the members below, by name; the cursor is the last name read. Without days a list of some
 * days is that of today. Refuses: agents.not-in-team, records.range. Checklist AC-005.
 */
export async function teamMembers(
  room: AgentsRoom,
  tx: Tx,
  {
    memberId: agentId,
    scope,
    under,
    query,
    list,
    cursor,
    pageSize,
    ...asked
  }: Input<Routes['members']> & By,
): Promise<Output<Routes['members']>> {
  const today = todayIn(room);
  const days = { from: asked.from ?? asked.to ?? today, to: asked.to ?? today };
  const looked = await lookAt(room, tx, { agentId, under, ...days });
  const of = {
    agentId: looked.rootId,
    day: today,
    directOnly: scope === 'direct',
    query,
    registered: pastDays(room, days) ?? days,
    ...(await listOf(room, tx, { list, scope, looked })),
  };
  const found = await room.identity.line.members(tx, { ...of, after: cursor, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  return {
    rows: await wireMembers(room, tx, rows),
    next: found.length > pageSize ? (rows.at(-1)?.username ?? null) : null,
    path: [...looked.path],
    total: await room.identity.line.countMembers(tx, of),
  };
}

type Wanted = { readonly list: List; readonly scope: 'direct' | 'team'; readonly looked: LookedAt };

/** Who played and who deposited is known by other rooms than the line. */
async function listOf(room: AgentsRoom, tx: Tx, { list, scope, looked }: Wanted) {
  if (list !== 'active' && list !== 'first-deposit') return { list };
  const groups = await groupsBelow(room, tx, { ...looked, scope });
  const read = list === 'active' ? activeAmong : firstDeposits;
  return { list: 'all' as const, among: await read(room, tx, groups) };
}

/** One member below. Refuses: agents.not-in-team. */
export async function teamMember(
  room: AgentsRoom,
  tx: Tx,
  { memberId: agentId, id }: Input<Routes['member']> & By,
): Promise<Output<Routes['member']>> {
  const memberId = fromWire('mbr', id);
  if (!memberId) throw refuse('agents.not-in-team');
  const path = await pathOf(room, tx, { agentId, memberId });
  const rows = await room.identity.line.members(tx, {
    agentId,
    day: todayIn(room),
    list: 'all',
    among: [memberId],
    limit: 1,
  });
  const [row] = await wireMembers(room, tx, rows);
  if (!row) throw refuse('agents.not-in-team');
  return { ...row, path: [...path] };
}

/** Nothing of what protects a member, and when they were here by the day alone. */
async function wireMembers(
  room: AgentsRoom,
  tx: Tx,
  rows: readonly LineMember[],
): Promise<TeamMember[]> {
  const teams = await teamsOf(room, tx, rows);
  const ids = new Set(rows.map(({ memberId }) => memberId));
  for (const team of teams.values()) for (const memberId of team) ids.add(memberId);
  const holdings = await room.wallet.holdings(tx, { memberIds: [...ids], asset: 'BDT' });
  const sum = (of: readonly MemberId[]) =>
    of.reduce((all, memberId) => all + (holdings.get(memberId) ?? 0n), 0n);
  const memberIds = rows.map(({ memberId }) => memberId);
  const contracts = await kindsInForce(tx, memberIds);
  const today = todayIn(room);
  const { of: basesOf } = room.lottery.bases;
  const bases = await basesOf(tx, memberIds, today);
  const next = await basesOf(tx, memberIds, dayAfter(today));
  return rows.map((row) => ({
    id: toWire('mbr', row.memberId),
    name: row.username,
    type: row.type,
    depth: row.depth,
    heads: row.heads,
    teamHeads: row.teamHeads,
    registeredAt: row.registeredAt.toISOString(),
    lastSeen: row.lastSeenAt && dayOf(row.lastSeenAt),
    online: row.online,
    balance: toDecimal(sum([row.memberId])),
    teamBalance: toDecimal(sum(teams.get(row.memberId) ?? [])),
    contracts: contracts
      .filter(({ downlineId }) => downlineId === row.memberId)
      .map(({ kind }) => kind),
    closed: row.closedAt !== null,
    ...basesFrom(bases.get(row.memberId), next.get(row.memberId)),
  }));
}

function basesFrom(base: number | undefined, next: number | undefined) {
  if (base === undefined || next === undefined) throw new Error('a member has no prize base');
  return { base, nextBase: next === base ? null : next };
}

async function teamsOf(room: AgentsRoom, tx: Tx, rows: readonly LineMember[]) {
  const today = todayIn(room);
  const days: Days = { from: today, to: today };
  const teams = new Map<MemberId, readonly MemberId[]>();
  for (const { memberId, teamHeads } of rows)
    if (teamHeads > 0) {
      const team = await room.identity.line.team(tx, { agentId: memberId, ...days });
      teams.set(
        memberId,
        team.map((one) => one.memberId),
      );
    }
  return teams;
}
