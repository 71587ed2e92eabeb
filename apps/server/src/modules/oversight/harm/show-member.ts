import type { Output } from '@nokshi/contract';
import type { consoleHarmRoutes as routes } from '@nokshi/contract/console/harm.ts';
import { HOUSE_REASONS } from '@nokshi/contract/player/limits.ts';
import { toDecimal } from '@nokshi/money';
import { dayOf } from '../../../kernel/calendar.ts';
import { type Caller, operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { toWire } from '../../../kernel/ids.ts';
import { wireRow } from './list-members.ts';
import { lookedFrom, readFacts } from './read-facts.ts';
import { type HarmRoom, memberOf } from './room.ts';
import { draftsOf } from './rules/letters.ts';
import { type Facts, harmOf } from './rules/markers.ts';
import { type MemberRow, readRow } from './store/members.ts';
import { stepsOf } from './store/steps.ts';

type One = Output<typeof routes.one>;

const MOST_STEPS = 100;

const NEVER_SEEN: Omit<MemberRow, 'memberId'> = {
  state: 'NONE',
  level: 0,
  score: 0,
  markers: [],
  since: null,
  lookedAt: null,
  carerId: null,
  carer: null,
  doneLevel: 0,
  doneAt: null,
};

/**
 * One member with the markers computed now, figures for the plots, and the timeline. The queue
 * shows the level of the last check, this page the current one. Refuses: identity.member-unknown.
 */
export async function showMember(
  room: HarmRoom,
  tx: Tx,
  { id, caller }: { id: string; caller: Caller },
): Promise<One> {
  const { memberId, username } = await memberOf(room, tx, id);
  const kept = (await readRow(tx, memberId)) ?? { memberId, ...NEVER_SEEN };
  const facts = await readFacts(room, tx, memberId);
  const profile = await room.limits.care.profile(tx);
  const { now } = facts;
  const row = { ...kept, ...harmOf(facts, profile), lookedAt: now };
  return {
    ...wireRow(row, username),
    isMine: kept.carerId === operatorOf(caller).operatorId,
    from: dayOf(lookedFrom(now)),
    to: dayOf(now),
    hours: facts.hours.map(({ staked, net, ...hour }) => ({
      ...hour,
      staked: toDecimal(staked),
      net: toDecimal(net),
    })),
    days: daysOf(facts),
    steps: await wireSteps(room, tx, row),
    offers: { timeOutHours: [...profile.timeOutHours], reasons: [...HOUSE_REASONS] },
    letters: draftsOf(pagesOf(room)),
  };
}

function daysOf({ hours, deposits }: Facts): One['days'] {
  const days = new Map<string, { deposited: bigint; net: bigint }>();
  const of = (day: string) => {
    const sums = days.get(day) ?? { deposited: 0n, net: 0n };
    days.set(day, sums);
    return sums;
  };
  for (const { day, net } of hours) of(day).net += net;
  for (const { day, credited } of deposits) of(day).deposited += credited ?? 0n;
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, { deposited, net }]) => ({
      day,
      deposited: toDecimal(deposited),
      net: toDecimal(net),
    }));
}

async function wireSteps(room: HarmRoom, tx: Tx, { memberId }: MemberRow): Promise<One['steps']> {
  const liftables = await room.limits.care.liftables(tx, memberId);
  return (await stepsOf(tx, { memberId, most: MOST_STEPS })).map((step) => ({
    id: toWire('hst', step.stepId),
    act: step.act,
    at: step.at.toISOString(),
    by: step.by,
    words: step.words,
    facts: { ...step.facts },
    liftable: step.houseAct !== null && liftables.has(step.houseAct),
  }));
}

const pagesOf = ({ config }: HarmRoom) => {
  const page = (tab: string) =>
    new URL(`/?mc=securityCenter&tab=${tab}`, config.publicOrigin).toString();
  return { limits: page('limits'), breaks: page('breaks') };
};
