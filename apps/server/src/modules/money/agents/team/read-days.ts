import { type Day, dayOf } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import type { AgentsRoom } from '../room.ts';
import { type Play, storedDays, type TeamDay } from '../store/team-days.ts';
import { commissionsOf } from '../store/team-flows.ts';
import {
  dayAfter,
  type Days,
  type Group,
  groupsBelow,
  groupsWithin,
  spanOfDays,
} from './looked-at.ts';
import { addMoney, addPlay, NO_MONEY, NO_PLAY } from './sums.ts';

type Asked = Days & {
  readonly agentId: MemberId;
  readonly below?: readonly Group[];
};

/**
 * What everyone below an agent did on each of these days, oldest first: from what is stored of closed
 * days, and for the others from the members themselves. `below`: those of all these days, where they
 * were read before.
 */
export async function teamDays(
  room: AgentsRoom,
  tx: Tx,
  { agentId, below, ...days }: Asked,
): Promise<TeamDay[]> {
  const all = new Map<Day, TeamDay>();
  for (const day of await storedDays(tx, { agentId, ...days })) all.set(day.day, day);
  for (const run of runsOf(daysFrom(days).filter((day) => !all.has(day)))) {
    const of = { rootId: agentId, windows: [run], scope: 'team' } as const;
    const team = below ? groupsWithin(below, run) : await groupsBelow(room, tx, of);
    for (const group of team)
      for (const day of await sumDays(room, tx, group)) {
        const known = all.get(day.day);
        all.set(day.day, known ? together(known, day) : day);
      }
  }
  return daysFrom(days).map((day) => all.get(day) ?? emptyDay(day));
}

export const emptyDay = (day: Day): TeamDay => ({ day, active: 0, products: [], ...NO_MONEY });

function daysFrom({ from, to }: Days): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day);
  return days;
}

/** Days that follow each other, as spans. */
function runsOf(days: readonly Day[]): Days[] {
  const runs: { from: Day; to: Day }[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && dayAfter(last.to) === day) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs;
}

/** The same day of different members. */
function together(one: TeamDay, other: TeamDay): TeamDay {
  const products = new Map<string, Play>();
  for (const { category, ...play } of [...one.products, ...other.products])
    products.set(category, addPlay(products.get(category) ?? NO_PLAY, play));
  return {
    day: one.day,
    active: one.active + other.active,
    ...addMoney(one, other),
    products: [...products].map(([category, play]) => ({ category, ...play })),
  };
}

/** Days of members who count on all of them, added up from their figures and payments. */
export async function sumDays(
  room: AgentsRoom,
  tx: Tx,
  { memberIds, ...days }: Group,
): Promise<TeamDay[]> {
  const all = new Map<Day, TeamDay>();
  const add = (day: Day, more: Partial<TeamDay>) => {
    const whole = { ...emptyDay(day), ...more };
    const known = all.get(day);
    all.set(day, known ? together(known, whole) : whole);
  };
  const span = spanOfDays(days);
  const of = { memberIds, from: span.start, to: span.end };
  const played = { ...of, grain: 'day', by: 'starts-category' } as const;
  for (const { key, rebate: rebates, ...play } of await room.wagers.playOf(tx, played)) {
    const [starts = '', category = ''] = key.split(' ');
    add(dayOf(new Date(starts)), { products: [{ ...play, category, rebates }] });
  }
  const { activeFrom: least } = room.site.agentTerms();
  for (const [at, active] of await room.wagers.activeByDay(tx, { ...of, least }))
    add(dayOf(new Date(at)), { active });
  for (const row of await room.cashier.moneyOfMembers(tx, { memberIds, span }))
    add(row.day, {
      deposits: row.deposited,
      withdrawals: row.withdrawn,
      promotions: row.promoted,
    });
  for (const row of await commissionsOf(tx, { memberIds, span }))
    if (row.kind !== 'dividend') add(row.day, { wages: row.in - row.out });
  return [...all.values()];
}

export const todayIn = ({ clock }: Pick<AgentsRoom, 'clock'>): Day => dayOf(clock.now());
