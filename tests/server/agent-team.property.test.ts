import { toDecimal } from '@nokshi/money';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Day, dayOf, dayStart } from '../../apps/server/src/kernel/calendar.ts';
import { type MemberId, toWire } from '../../apps/server/src/kernel/ids.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { times } from '../harness/extent.ts';
import {
  applyMovesOfToday,
  closeAllDays,
  moveInLine,
  openInLine,
  overviewOf,
  profitOf,
} from '../harness/line-of-days.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { bet } from '../harness/slips.ts';
import type { Teammate } from '../harness/team.ts';

const HOUR_MS = 3_600_000;

let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  clock = fakeClock('2026-03-10T04:00:00.000Z');
  house = await startHouse({ clock });
});
afterAll(() => house.close());

type Step =
  | { readonly do: 'register'; readonly below: number }
  | { readonly do: 'move'; readonly who: number; readonly below: number }
  | { readonly do: 'bet'; readonly who: number; readonly stake: number }
  | { readonly do: 'next-day'; readonly isClosed: boolean };

const some = fc.nat({ max: 1_000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('register' as const), below: some }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('move' as const), who: some, below: some }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      who: some,
      stake: fc.integer({ min: 5_000, max: 20_000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('next-day' as const), isClosed: fc.boolean() }),
  },
);

const today = (): Day => dayOf(clock.now());
const tomorrow = (): Day => dayOf(new Date(clock.now().getTime() + 24 * HOUR_MS));

type Planted = { readonly memberId: MemberId; readonly username: string };
type Known = Planted & {
  /** Whose direct downline from which day on, the oldest first. */
  readonly uplines: { readonly day: Day; upline: Known | null }[];
  readonly bets: { readonly day: Day; readonly stake: bigint }[];
};

/** Each day's upline is walked up, member by member: slow, and easy to believe. */
const uplineOn = (who: Known, day: Day): Known | null =>
  who.uplines.findLast((one) => one.day <= day)?.upline ?? null;
function isBelow(who: Known, above: Known, day: Day): boolean {
  const upline = uplineOn(who, day);
  return upline !== null && (upline === above || isBelow(upline, above, day));
}

let made = 0;
async function register(upline: Known | null): Promise<Known> {
  made += 1;
  const username = `tree${String(made).padStart(5, '0')}`;
  const opened = await openInLine(house, username, upline?.memberId ?? null);
  const { memberId } = opened;
  return { memberId, username, uplines: [{ day: today(), upline }], bets: [] };
}

/** From tomorrow on; whether the line allows it is the line's own test. */
async function move(who: Known, to: Known): Promise<void> {
  await moveInLine(house, who.memberId, { upline: to.username, from: tomorrow() });
  who.uplines.push({ day: tomorrow(), upline: to });
}

const count = () => house.house.db.tx((tx) => house.house.wagers.countFigures(tx));

async function nextDay(isClosed: boolean): Promise<void> {
  const morning = dayStart(tomorrow());
  if (!morning) throw new Error('no next day');
  clock.set(new Date(morning.getTime() + HOUR_MS).toISOString());
  await applyMovesOfToday(house);
  await count();
  if (isClosed) await closeAllDays(house);
}

/** Every agent's days and totals, against a walk through all members, day by day. */
async function compare(members: readonly Known[], from: Day): Promise<void> {
  const days = { from, to: today() };
  for (const agent of members) {
    const { memberId } = agent;
    const below = members.flatMap((who) =>
      who.bets.filter(({ day }) => isBelow(who, agent, day)).map((one) => ({ who, ...one })),
    );
    const sum = (of: typeof below) => toDecimal(of.reduce((all, { stake }) => all + stake, 0n));
    const seen = await overviewOf(house, { memberId, ...days });
    expect(seen.staked).toBe(sum(below));
    const played = seen.days.filter(({ valid }) => valid !== '0.00');
    expect(played.map(({ day, valid }) => [day, valid])).toEqual(
      [...new Set(below.map(({ day }) => day))]
        .toSorted()
        .map((day) => [day, sum(below.filter((one) => one.day === day))]),
    );
    const { activeFrom } = house.house.site.agentTerms();
    const active = members.filter(
      (who) =>
        below.filter((one) => one.who === who).reduce((all, { stake }) => all + stake, 0n) >=
        activeFrom,
    );
    expect(seen.active).toBe(active.length);
    const asked = { memberId, ...days, scope: 'direct', of: 'team', pageSize: 100 } as const;
    const profit = await profitOf(house, asked);
    expect(profit.totals.staked).toBe(sum(below));
    for (const row of profit.rows) {
      const direct = members.find(({ username }) => username === row.member.name);
      const ofRow = below.filter(
        ({ who, day }) =>
          direct && (who === direct || isBelow(who, direct, day)) && isIn(direct, agent, day),
      );
      expect([row.member.name, row.staked]).toEqual([row.member.name, sum(ofRow)]);
    }
  }
}
const isIn = (who: Known, agent: Known, day: Day) => isBelow(who, agent, day);

it('what each agent reads is what a walk down the line of each day adds up', async () => {
  const plan = fc.array(step, { minLength: 12, maxLength: 22 });
  await fc.assert(
    fc.asyncProperty(plan, async (steps) => {
      await nextDay(true);
      const from = today();
      const members = [await register(null)];
      for (let n = 0; n < 3; n += 1) members.push(await register(members[n] ?? null));
      const at = (nth: number) => members[nth % members.length] as Known;
      for (const one of steps) {
        if (one.do === 'register') members.push(await register(at(one.below)));
        if (one.do === 'next-day') await nextDay(one.isClosed);
        if (one.do === 'bet') {
          const who = at(one.who);
          const member = { memberId: toWire('mbr', who.memberId) } as Teammate;
          await bet(house, member, { stake: BigInt(one.stake) });
          who.bets.push({ day: today(), stake: BigInt(one.stake) });
        }
        if (one.do === 'move') {
          const [who, to] = [at(one.who), at(one.below)];
          const planned = who.uplines.at(-1);
          const isPlanned = planned !== undefined && planned.day > today();
          const closes = who === to || isBelow(to, who, tomorrow());
          if (!isPlanned && !closes && uplineOn(who, today()) !== to) await move(who, to);
        }
      }
      clock.advance(120_000);
      await count();
      await compare(members, from);
    }),
    { numRuns: times(2) },
  );
}, 120_000);
