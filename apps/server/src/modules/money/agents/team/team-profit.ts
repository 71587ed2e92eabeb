import type { Input, Output } from '@nokshi/contract';
import type { agentTeamRoutes } from '@nokshi/contract/player/agent-team.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { type MemberId, toWire } from '../../../../kernel/ids.ts';
import type { AgentsRoom } from '../room.ts';
import { type LookedAt, lookAt, windowsOf } from './looked-at.ts';
import { todayIn } from './read-days.ts';
import { sumsOfRows, sumsOfTeam } from './read-sums.ts';
import { NO_SUMS, wireSums } from './sums.ts';

type Route = typeof agentTeamRoutes.profit;
type Asked = Input<Route> & { readonly memberId: MemberId };

/**
 * Profit and loss of the members who are below today, by name, each alone or with everyone below. The
 * totals are of everyone whom the scope has by the line of each day, each bet once, whatever name is
 * searched for. Refuses: agents.not-in-team, records.range. Checklist AC-007.
 */
export async function teamProfit(
  room: AgentsRoom,
  tx: Tx,
  { memberId: agentId, scope, under, query, category, of, cursor, pageSize, ...days }: Asked,
): Promise<Output<Route>> {
  const looked = await lookAt(room, tx, { agentId, under, ...days });
  const found = await room.identity.line.members(tx, {
    agentId: looked.rootId,
    day: todayIn(room),
    directOnly: scope === 'direct',
    list: 'all',
    query,
    after: cursor,
    limit: pageSize + 1,
  });
  const page = found.slice(0, pageSize);
  const rows = await countedDays(room, tx, { looked, memberIds: page.map((one) => one.memberId) });
  const sums = await sumsOfRows(room, tx, { rows, of, category });
  const all = of === 'team' ? 'team' : scope;
  return {
    rows: page.map(({ memberId, username, depth }) => ({
      member: { id: toWire('mbr', memberId), name: username },
      depth,
      ...wireSums(sums.get(memberId) ?? NO_SUMS),
    })),
    next: found.length > pageSize ? (page.at(-1)?.username ?? null) : null,
    path: [...looked.path],
    totals: wireSums(await sumsOfTeam(room, tx, { ...looked, scope: all, category })),
  };
}

type Page = { readonly looked: LookedAt; readonly memberIds: readonly MemberId[] };

/** The days on which members of a page are below whom is looked at, who is in the team on them. */
async function countedDays(room: AgentsRoom, tx: Tx, { looked, memberIds }: Page) {
  const rows: Awaited<ReturnType<typeof windowsOf>> = [];
  for (const days of looked.windows)
    rows.push(...(await windowsOf(room, tx, { ...days, agentId: looked.rootId, memberIds })));
  return rows;
}
