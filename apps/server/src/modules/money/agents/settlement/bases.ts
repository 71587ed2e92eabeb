import { type Day, dayOf, daysSpan, type Span } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import type { AgentsRoom } from '../room.ts';
import {
  type Above,
  type Agent,
  baseOfDividend,
  baseOfWage,
  createSums,
  type Terms,
} from '../rules/add-up.ts';
import type { Base } from '../rules/amounts.ts';
import type { Asked, BasesRoom } from './play-beside.ts';
import { playOfAll, playOfTeam } from './read-play.ts';

/** The base of each of these agents, from one reading of everybody's play. Minor units. */
export async function basesOfAll(
  room: BasesRoom,
  tx: Tx,
  {
    agents,
    terms,
    ...asked
  }: Asked & { readonly agents: readonly Agent<MemberId>[]; readonly terms: Terms },
): Promise<Map<MemberId, Base>> {
  const sums = createSums(agents, terms);
  const days = daysOf(asked.span);
  for await (const members of playOfAll(room, tx, asked)) {
    const memberIds = members.map(({ memberId }) => memberId);
    const above = new Map<MemberId, Above<MemberId>[]>(memberIds.map((memberId) => [memberId, []]));
    for (const pair of await room.identity.line.pairs(tx, { memberIds, ...days }))
      above.get(pair.memberId)?.push(pair);
    for (const { memberId, rows } of members) sums.add(memberId, rows, above.get(memberId) ?? []);
  }
  return new Map(
    agents.map(({ memberId }) => [memberId, baseFrom(asked, sums.get(memberId), terms)]),
  );
}

/** The same of few agents, each from the play of the own team; for simulations and single slips. */
export async function basesOf(
  room: AgentsRoom,
  tx: Tx,
  { agents, ...asked }: Asked & { readonly agents: readonly Agent<MemberId>[] },
): Promise<Map<MemberId, Base>> {
  const bases = new Map<MemberId, Base>();
  for (const agent of agents)
    bases.set(agent.memberId, await baseOf(room, tx, { ...asked, agent }));
  return bases;
}

async function baseOf(
  room: AgentsRoom,
  tx: Tx,
  { agent, ...asked }: Asked & { readonly agent: Agent<MemberId> },
): Promise<Base> {
  const terms = room.site.agentTerms();
  const sums = createSums([agent], terms);
  const team = await teamOf(room, tx, { agent, span: asked.span });
  for (const { memberId, rows } of await playOfTeam(room, tx, { ...asked, team }))
    sums.add(memberId, rows, memberId === agent.memberId ? [] : (team.get(memberId) ?? []));
  return baseFrom(asked, sums.get(agent.memberId), terms);
}

/** Everyone below on any day of a span, with the days; the agent with all days where the own play counts. */
export async function teamOf(
  room: Pick<AgentsRoom, 'identity'>,
  tx: Tx,
  { agent, span }: { readonly agent: Agent<MemberId>; readonly span: Span },
): Promise<Map<MemberId, Above<MemberId>[]>> {
  const { memberId: uplineId, includesSelf } = agent;
  const days = daysOf(span);
  const team = new Map<MemberId, Above<MemberId>[]>();
  const put = (memberId: MemberId, above: Above<MemberId>) => {
    const known = team.get(memberId);
    if (known) known.push(above);
    else team.set(memberId, [above]);
  };
  for (const { memberId, since, until } of await room.identity.line.team(tx, {
    agentId: uplineId,
    ...days,
  }))
    put(memberId, { uplineId, since, until });
  if (includesSelf) put(uplineId, { uplineId, since: days.from, until: dayAfter(days.to) });
  return team;
}

const baseFrom = (
  { kind }: Asked,
  sum: ReturnType<ReturnType<typeof createSums>['get']>,
  terms: Terms,
): Base =>
  kind === 'dividend' ? baseOfDividend(sum, terms) : baseOfWage(sum, kind === 'real-time');

const dayAfter = (day: Day): Day => {
  const span = daysSpan(day, day);
  if (!span) throw new Error(`${day} is no day`);
  return dayOf(span.end);
};

/** The business days of a span, both included. */
export const daysOf = ({ start, end }: Span) => ({
  from: dayOf(start),
  to: dayOf(new Date(end.getTime() - 1)),
});
