import type { Input } from '@nokshi/contract';
import type { agentTeamRoutes, TeamOverview } from '@nokshi/contract/player/agent-team.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import type { AgentsRoom } from '../room.ts';
import { commissionsOf } from '../store/team-flows.ts';
import { type Days, groupsBelow, pastDays, spanOfDays } from './looked-at.ts';
import { teamDays, todayIn } from './read-days.ts';
import { countActive, firstDeposits } from './read-sums.ts';
import { addSums, byProduct, netOf, NO_SUMS, sumsOfDay, wirePlay, wireSums } from './sums.ts';

type Asked = Input<typeof agentTeamRoutes.overview> & { readonly memberId: MemberId };

/** What the team has now, and did in some days. Refuses: records.range. Checklist AC-003. */
export async function teamOverview(
  room: AgentsRoom,
  tx: Tx,
  { memberId, from, to }: Asked,
): Promise<TeamOverview> {
  const days = pastDays(room, { from, to });
  const today = todayIn(room);
  const of = { rootId: memberId, scope: 'team' } as const;
  const counts = await room.identity.line.counts(tx, {
    agentId: memberId,
    day: today,
    registered: { from, to },
  });
  const groups = days ? await groupsBelow(room, tx, { ...of, windows: [days] }) : [];
  const ofToday = groups.filter(({ to }) => to === today);
  const now =
    days?.to === today
      ? ofToday
      : await groupsBelow(room, tx, { ...of, windows: [{ from: today, to: today }] });
  const memberIds = now.flatMap((group) => group.memberIds);
  const all = days ? await teamDays(room, tx, { agentId: memberId, ...days, below: groups }) : [];
  return {
    balance: toDecimal(await room.wallet.holdingsTogether(tx, { memberIds, asset: 'BDT' })),
    ...counts,
    firstDeposits: (await firstDeposits(room, tx, groups)).length,
    active: await countActive(room, tx, groups),
    income: toDecimal(days ? await earned(tx, memberId, days) : 0n),
    incomeToday: toDecimal(await earned(tx, memberId, { from: today, to: today })),
    days: all.map((day) => {
      const sums = sumsOfDay(day);
      const { active } = day;
      return { day: day.day, valid: toDecimal(sums.valid), net: toDecimal(netOf(sums)), active };
    }),
    products: byProduct(all).map(({ category, ...play }) => ({
      category,
      ...wirePlay(play),
      net: toDecimal(play.staked - play.paid),
    })),
    ...wireSums(all.map((day) => sumsOfDay(day)).reduce(addSums, NO_SUMS)),
  };
}

/** Wages, dividends and rebates of the line received less those paid on. */
async function earned(tx: Tx, memberId: MemberId, days: Days): Promise<bigint> {
  const flows = await commissionsOf(tx, { memberIds: [memberId], span: spanOfDays(days) });
  return flows.reduce((all, flow) => all + flow.in - flow.out, 0n);
}
