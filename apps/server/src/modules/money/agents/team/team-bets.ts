import type { Input, Output } from '@nokshi/contract';
import type { agentTeamRoutes } from '@nokshi/contract/player/agent-team.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, WagerId } from '../../../../kernel/ids.ts';
import { newestFirst, type WagerRow } from '../../../stakes/wagers/index.ts';
import type { AgentsRoom } from '../room.ts';
import { groupsBelow, lookAt, spanOfDays } from './looked-at.ts';
import { sumsOfTeam } from './read-sums.ts';
import { wirePlay } from './sums.ts';

type Route = typeof agentTeamRoutes.bets;
type Before = { readonly placedAt: Date; readonly wagerId: WagerId };
type Asked = Omit<Input<Route>, 'cursor' | 'pageSize'> & {
  readonly memberId: MemberId;
  readonly before: Before | undefined;
  readonly limit: number;
};

/** Members whose bets are asked for at once. */
const AT_ONCE = 10_000;

/**
 * Bets that members placed on days on which they were below, newest first; the room of records shows
 * what they were on. Refuses: agents.not-in-team, records.range. Checklist AC-006.
 */
export async function teamBets(
  room: AgentsRoom,
  tx: Tx,
  { memberId: agentId, scope, under, query, category, before, limit, ...days }: Asked,
): Promise<Pick<Output<Route>, 'path' | 'totals'> & { rows: WagerRow[] }> {
  const looked = await lookAt(room, tx, { agentId, under, ...days });
  const found: WagerRow[] = [];
  for (const { memberIds, ...on } of await groupsBelow(room, tx, { ...looked, scope, query })) {
    const { start: from, end: to } = spanOfDays(on);
    for (let at = 0; at < memberIds.length; at += AT_ONCE) {
      const some = memberIds.slice(at, at + AT_ONCE);
      const page = { memberIds: some, from, to, category, before, limit };
      found.push(...(await room.wagers.betsOf(tx, page)));
    }
  }
  const sums = await sumsOfTeam(room, tx, { ...looked, scope, query, category });
  return {
    rows: found.sort(newestFirst).slice(0, limit),
    path: [...looked.path],
    totals: { ...wirePlay(sums), net: toDecimal(sums.staked - sums.paid) },
  };
}
