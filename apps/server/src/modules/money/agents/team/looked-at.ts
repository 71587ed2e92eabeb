import { type Day, dayOf, daysSpan, type Span } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, type MemberId, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { TeamRow } from '../../../people/identity/index.ts';
import type { AgentsRoom } from '../room.ts';
import { askedSpan } from '../settlement/read-slips.ts';

const DAY_MS = 86_400_000;

/** Business days, both included. */
export type Days = { readonly from: Day; readonly to: Day };

export const dayAfter = (day: Day): Day => shifted(day, 1);
export const dayBefore = (day: Day): Day => shifted(day, -1);
const shifted = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

export const spanOfDays = ({ from, to }: Days): Span => {
  const span = daysSpan(from, to);
  if (!span) throw new Error(`no span of days: ${from} to ${to}`);
  return span;
};

/** Whose line is looked into, and the days on which that one is in the own team. */
export type LookedAt = {
  readonly rootId: MemberId;
  readonly path: readonly { readonly id: string; readonly name: string }[];
  /** None of them after today. */
  readonly windows: readonly Days[];
};

type Asked = Days & { readonly agentId: MemberId; readonly under?: string | undefined };

/**
 * The agent's own line, or the one below somebody who is in it today. Refuses: agents.not-in-team (for
 * everyone else, as if there were no such member), records.range.
 */
export async function lookAt(room: AgentsRoom, tx: Tx, asked: Asked): Promise<LookedAt> {
  const { agentId, under } = asked;
  const days = pastDays(room, asked);
  const rootId = under === undefined ? agentId : fromWire('mbr', under);
  if (!rootId) throw refuse('agents.not-in-team', { field: 'under' });
  if (rootId === agentId) {
    const names = await room.identity.usernames(tx, [agentId]);
    const path = [{ id: toWire('mbr', agentId), name: names.get(agentId) ?? '' }];
    return { rootId, path, windows: days ? [days] : [] };
  }
  const path = await pathOf(room, tx, { agentId, memberId: rootId });
  const windows = days ? await windowsOf(room, tx, { ...days, agentId, memberIds: [rootId] }) : [];
  return { rootId, path, windows: windows.map(({ from, to }) => ({ from, to })) };
}

/** The asked days without those to come; null where all of them are. Refuses: records.range. */
export function pastDays(room: Pick<AgentsRoom, 'clock'>, { from, to }: Days): Days | null {
  askedSpan({ from, to });
  const today = dayOf(room.clock.now());
  return from > today ? null : { from, to: to < today ? to : today };
}

/** From the agent down to the member. Refuses: agents.not-in-team. */
export async function pathOf(
  room: Pick<AgentsRoom, 'clock' | 'identity'>,
  tx: Tx,
  { agentId, memberId }: { readonly agentId: MemberId; readonly memberId: MemberId },
) {
  const day = dayOf(room.clock.now());
  const path = await room.identity.line.path(tx, { agentId, memberId, day });
  if (path.length === 0 || memberId === agentId) throw refuse('agents.not-in-team');
  return path.map((one) => ({ id: toWire('mbr', one.memberId), name: one.username }));
}

type Window = Days & { readonly memberId: MemberId };

/** When these members are below the agent; at most 1,000 of them. */
export async function windowsOf(
  room: Pick<AgentsRoom, 'identity'>,
  tx: Tx,
  { agentId, memberIds, ...days }: Days & { agentId: MemberId; memberIds: readonly MemberId[] },
): Promise<Window[]> {
  const pairs = await room.identity.line.pairs(tx, { memberIds, ...days });
  return pairs.filter(({ uplineId }) => uplineId === agentId).map(windowOf);
}

const windowOf = ({ memberId, since, until }: Omit<TeamRow, 'depth'>): Window => ({
  memberId,
  from: since,
  to: dayBefore(until),
});

/** Which members of the line that is looked into. */
export type Some = { readonly scope: 'direct' | 'team'; readonly query?: string | undefined };

/** Members who count on the same days. */
export type Group = Days & { readonly memberIds: readonly MemberId[] };

/** Everyone below who is asked for, by the days on which they count. */
export async function groupsBelow(
  room: AgentsRoom,
  tx: Tx,
  { rootId, windows, scope, query }: Pick<LookedAt, 'rootId' | 'windows'> & Some,
): Promise<Group[]> {
  const found: Window[] = [];
  for (const days of windows) {
    const asked = { agentId: rootId, ...days, query, directOnly: scope === 'direct' };
    found.push(...(await room.identity.line.team(tx, asked)).map(windowOf));
  }
  return grouped(found);
}

/** The same members on some of their days. */
export const groupsWithin = (groups: readonly Group[], days: Days): Group[] =>
  grouped(
    groups.flatMap(({ memberIds, ...held }) => {
      const from = held.from > days.from ? held.from : days.from;
      const to = held.to < days.to ? held.to : days.to;
      return from > to ? [] : memberIds.map((memberId) => ({ memberId, from, to }));
    }),
  );

export function grouped(windows: readonly Window[]): Group[] {
  const groups = new Map<string, Days & { memberIds: MemberId[] }>();
  for (const { memberId, from, to } of windows) {
    const key = `${from} ${to}`;
    const known = groups.get(key);
    if (known) known.memberIds.push(memberId);
    else groups.set(key, { from, to, memberIds: [memberId] });
  }
  return [...groups.values()];
}
