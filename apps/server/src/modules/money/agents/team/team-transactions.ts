import type { Input, Output } from '@nokshi/contract';
import { type agentTeamRoutes, TEAM_ENTRY_KINDS } from '@nokshi/contract/player/agent-team.ts';
import { toDecimal } from '@nokshi/money';
import { type Day, dayOf } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, type MemberId, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { AgentsRoom } from '../room.ts';
import { commissionsOf, type Flow, transfersByDay } from '../store/team-flows.ts';
import { type Group, groupsBelow, lookAt, spanOfDays } from './looked-at.ts';

type Route = typeof agentTeamRoutes.transactions;
type Asked = Input<Route> & { readonly memberId: MemberId };
type Kind = (typeof TEAM_ENTRY_KINDS)[number];
type Entry = {
  readonly day: Day;
  readonly memberId: MemberId;
  readonly kind: Kind;
  readonly in: bigint;
  readonly out: bigint;
};

/**
 * What members below got and gave, one row a day, member and kind: newest day first. Refuses:
 * agents.not-in-team, records.range. Checklist AC-009.
 */
export async function teamTransactions(
  room: AgentsRoom,
  tx: Tx,
  { memberId: agentId, scope, under, query, kind, cursor, pageSize, ...days }: Asked,
): Promise<Output<Route>> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const looked = await lookAt(room, tx, { agentId, under, ...days });
  const all: Entry[] = [];
  for (const group of await groupsBelow(room, tx, { ...looked, scope, query }))
    for (const entry of await entriesOf(room, tx, group))
      if (kind === undefined || entry.kind === kind) all.push(entry);
  all.sort(inOrder);
  const rest = after ? all.filter((entry) => inOrder(entry, after) > 0) : all;
  const rows = rest.slice(0, pageSize);
  const last = rows.at(-1);
  const ids = [...new Set(rows.map(({ memberId }) => memberId))];
  const names = await room.identity.usernames(tx, ids);
  return {
    rows: rows.map((entry) => ({
      day: entry.day,
      member: { id: toWire('mbr', entry.memberId), name: names.get(entry.memberId) ?? '' },
      kind: entry.kind,
      in: toDecimal(entry.in),
      out: toDecimal(entry.out),
    })),
    next: rest.length > pageSize && last ? writeCursor(last) : null,
    path: [...looked.path],
    totals: {
      in: toDecimal(all.reduce((sum, entry) => sum + entry.in, 0n)),
      out: toDecimal(all.reduce((sum, entry) => sum + entry.out, 0n)),
    },
  };
}

type Place = Pick<Entry, 'day' | 'memberId' | 'kind'>;

/** The newest day first; on it the members by their ids. */
function inOrder(one: Place, other: Place): number {
  if (one.day !== other.day) return one.day > other.day ? -1 : 1;
  if (one.memberId !== other.memberId) return one.memberId < other.memberId ? -1 : 1;
  return TEAM_ENTRY_KINDS.indexOf(one.kind) - TEAM_ENTRY_KINDS.indexOf(other.kind);
}

const writeCursor = ({ day, memberId, kind }: Place) => `${day}.${toWire('mbr', memberId)}.${kind}`;

function readCursor(cursor: string): Place {
  const [day = '', id = '', named] = cursor.split('.');
  const memberId = fromWire('mbr', id);
  const kind = TEAM_ENTRY_KINDS.find((one) => one === named);
  if (!memberId || !kind) throw refuse('edge.invalid-input', { field: 'cursor' });
  return { day, memberId, kind };
}

/** Of members who count on the same days; a row for each way in which something moved. */
async function entriesOf(
  room: AgentsRoom,
  tx: Tx,
  { memberIds, ...days }: Group,
): Promise<Entry[]> {
  const span = spanOfDays(days);
  const entries = new Map<string, Entry>();
  const put = (
    { day, memberId }: Pick<Entry, 'day' | 'memberId'>,
    kind: Kind,
    { in: got = 0n, out = 0n }: { in?: bigint; out?: bigint },
  ) => {
    if (got === 0n && out === 0n) return;
    const key = writeCursor({ day, memberId, kind });
    const known = entries.get(key) ?? { day, memberId, kind, in: 0n, out: 0n };
    entries.set(key, { ...known, in: known.in + got, out: known.out + out });
  };
  for (const row of await room.cashier.moneyOfMembers(tx, { memberIds, span })) {
    put(row, 'deposit', { in: row.deposited });
    put(row, 'withdrawal', { out: row.withdrawn });
    put(row, 'promotion', { in: row.promoted });
    put(row, 'adjustment', { in: row.given, out: row.taken });
  }
  for (const { memberId, day, amount } of await room.promotions.costByMember(tx, {
    ...span,
    memberIds,
  }))
    put({ memberId, day }, 'promotion', amount > 0n ? { in: amount } : { out: -amount });
  for (const row of await transfersByDay(tx, { memberIds, span })) {
    put(row, 'transfer-in', { in: row.in });
    put(row, 'transfer-out', { out: row.out });
  }
  for (const row of await commissionsOf(tx, { memberIds, span })) put(row, kindOf(row.kind), row);
  const { start: from, end: to } = span;
  for (const row of await room.wagers.rebatesOf(tx, { memberIds, from, to }))
    put({ ...row, day: dayOf(row.starts) }, 'rebate', { in: row.rebate });
  return [...entries.values()];
}

/** Rebates of bets and of the line are one kind, as wages of all contracts are. */
const kindOf = (kind: Flow['kind']): Kind =>
  kind === 'dividend' || kind === 'rebate' ? kind : 'wage';
