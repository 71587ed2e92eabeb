import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import type { AgentsRoom } from '../room.ts';
import { commissionsOf } from '../store/team-flows.ts';
import {
  grouped,
  groupsBelow,
  type Days,
  type Group,
  type LookedAt,
  type Some,
  spanOfDays,
} from './looked-at.ts';
import { teamDays } from './read-days.ts';
import { addPlay, addSums, NO_MONEY, NO_PLAY, NO_SUMS, type Sums, sumsOfDay } from './sums.ts';

type Product = { readonly category?: string | undefined };
const only = ({ category }: Product) => (category === undefined ? {} : { category });

/** Everyone below one member on some days, from the days that are stored where they are. */
export async function sumsBelow(
  room: AgentsRoom,
  tx: Tx,
  { agentId, category, ...days }: Days & Product & { readonly agentId: MemberId },
): Promise<Sums> {
  const all = await teamDays(room, tx, { agentId, ...days });
  return all.map((day) => sumsOfDay(day, category)).reduce(addSums, NO_SUMS);
}

/** Of all that a list of the agent centre finds. */
export async function sumsOfTeam(
  room: AgentsRoom,
  tx: Tx,
  asked: Pick<LookedAt, 'rootId' | 'windows'> & Some & Product,
): Promise<Sums> {
  const { rootId: agentId, windows, scope, query, category } = asked;
  let sums = NO_SUMS;
  if (scope === 'team' && !query) {
    for (const days of windows)
      sums = addSums(sums, await sumsBelow(room, tx, { agentId, category, ...days }));
    return sums;
  }
  for (const own of (
    await sumsByMember(room, tx, {
      groups: await groupsBelow(room, tx, asked),
      category,
    })
  ).values())
    sums = addSums(sums, own);
  return sums;
}

/** What members did themselves on the days on which they count. */
export async function sumsByMember(
  room: AgentsRoom,
  tx: Tx,
  { groups, category }: { readonly groups: readonly Group[] } & Product,
): Promise<Map<MemberId, Sums>> {
  const found = new Map<MemberId, Sums>();
  const add = (memberId: MemberId, more: Partial<Sums>) => {
    const known = found.get(memberId) ?? NO_SUMS;
    found.set(memberId, addSums(known, { ...NO_PLAY, ...NO_MONEY, ...more }));
  };
  for (const { memberIds, ...days } of groups) {
    const span = spanOfDays(days);
    const of = { memberIds, from: span.start, to: span.end, grain: 'day', by: 'member' } as const;
    for (const { key, rebate, ...play } of await room.wagers.playOf(tx, {
      ...of,
      ...only({ category }),
    }))
      add(key as MemberId, addPlay(NO_PLAY, { ...play, rebates: rebate }));
    if (category !== undefined) continue;
    for (const row of await room.cashier.moneyOfMembers(tx, { memberIds, span }))
      add(row.memberId, {
        deposits: row.deposited,
        withdrawals: row.withdrawn,
        promotions: row.promoted,
      });
    for (const row of await commissionsOf(tx, { memberIds, span }))
      if (row.kind !== 'dividend') add(row.memberId, { wages: row.in - row.out });
  }
  return found;
}

/** Members who turned over enough in these days together to be active. */
export async function activeAmong(
  room: AgentsRoom,
  tx: Tx,
  groups: readonly Group[],
): Promise<MemberId[]> {
  const valid = new Map<MemberId, bigint>();
  for (const { memberIds, ...days } of groups) {
    const { start: from, end: to } = spanOfDays(days);
    const of = { memberIds, from, to, grain: 'day', by: 'member' } as const;
    for (const row of await room.wagers.playOf(tx, of)) {
      const memberId = row.key as MemberId;
      valid.set(memberId, (valid.get(memberId) ?? 0n) + row.valid);
    }
  }
  const { activeFrom } = room.site.agentTerms();
  return [...valid].filter(([, sum]) => sum >= activeFrom).map(([memberId]) => memberId);
}

/** The same, only counted: where all count on the same days nobody is read one by one. */
export async function countActive(
  room: AgentsRoom,
  tx: Tx,
  groups: readonly Group[],
): Promise<number> {
  const [group, ...more] = groups;
  if (!group) return 0;
  if (more.length > 0) return (await activeAmong(room, tx, groups)).length;
  const { start: from, end: to } = spanOfDays(group);
  const { activeFrom: least } = room.site.agentTerms();
  return room.wagers.activeOf(tx, { memberIds: group.memberIds, from, to, least });
}

/** Who deposited for the first time on a day on which they count. */
export async function firstDeposits(
  room: AgentsRoom,
  tx: Tx,
  groups: readonly Group[],
): Promise<MemberId[]> {
  const found: MemberId[] = [];
  for (const { memberIds, ...days } of groups)
    found.push(...(await room.cashier.firstDepositors(tx, { memberIds, span: spanOfDays(days) })));
  return found;
}

type Row = Days & { readonly memberId: MemberId };

/** Rows of one page: each alone, or with everyone below on the days on which the row counts. */
export async function sumsOfRows(
  room: AgentsRoom,
  tx: Tx,
  { rows, of, category }: { readonly rows: readonly Row[]; readonly of: 'own' | 'team' } & Product,
): Promise<Map<MemberId, Sums>> {
  const sums = await sumsByMember(room, tx, { groups: grouped(rows), category });
  if (of === 'own') return sums;
  for (const { memberId, ...days } of rows) {
    const below = await sumsBelow(room, tx, { agentId: memberId, category, ...days });
    sums.set(memberId, addSums(sums.get(memberId) ?? NO_SUMS, below));
  }
  return sums;
}
