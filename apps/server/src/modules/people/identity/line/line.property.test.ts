import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { times } from '../../../../../../../tests/harness/extent.ts';
import type { Day } from '../../../../kernel/calendar.ts';
import type { MemberRow } from '../store/members.ts';
import { openTestLine, type TestLine } from './test-line.ts';

let line: TestLine;
beforeAll(async () => {
  line = await openTestLine();
});
afterAll(() => line.close());

type Step =
  | { readonly do: 'register'; readonly below: number }
  | { readonly do: 'move'; readonly who: number; readonly below: number; readonly days: number }
  | { readonly do: 'next-day'; readonly isServed: boolean };

const some = fc.nat({ max: 1_000 });
const registered = fc.record({ do: fc.constant('register' as const), below: some });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: registered },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      who: some,
      below: some,
      days: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('next-day' as const), isServed: fc.boolean() }),
  },
);

type Change = { readonly day: Day; readonly upline: number | null };
type Planned = Change & { readonly who: number };

/** The same line, kept as one upline a member and day, and read by walking up. */
function createModel() {
  const members: { readonly since: Day; readonly changes: Change[] }[] = [];
  const planned: Planned[] = [];
  const uplineOn = (who: number, day: Day) =>
    members[who]?.changes.findLast((change) => change.day <= day)?.upline ?? null;
  const now = (who: number) => members[who]?.changes.at(-1)?.upline ?? null;
  const isAbove = (above: number, who: number | null): boolean =>
    who !== null && (who === above || isAbove(above, now(who)));
  return {
    members,
    register: (day: Day, upline: number | null) =>
      void members.push({ since: day, changes: [{ day, upline }] }),
    plan: (move: Planned) => void planned.push(move),
    apply(today: Day) {
      const due = planned
        .filter(({ day }) => day <= today)
        .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
      for (const move of due) {
        planned.splice(planned.indexOf(move), 1);
        if (!isAbove(move.who, move.upline)) members[move.who]?.changes.push(move);
      }
    },
    /** Everyone above each member on a day, as `member above depth`. */
    pairsOn(day: Day) {
      return members.flatMap(({ since }, who) => {
        const pairs: string[] = [];
        if (since > day) return pairs;
        for (let up = uplineOn(who, day), depth = 1; up !== null; up = uplineOn(up, day), depth++)
          pairs.push(`${who} ${up} ${depth}`);
        return pairs;
      });
    },
  };
}

const DAYS_SEEN = 4;
/** One of them, or in one case more nobody. */
const someone = (drawn: number, many: number): number | null => {
  const n = drawn % (many + 1);
  return n === many ? null : n;
};

async function live(steps: readonly Step[]): Promise<void> {
  const { room, db } = line;
  const model = createModel();
  const people: MemberRow[] = [];
  const first = line.today();
  for (const one of steps) {
    if (one.do === 'register') {
      const upline = someone(one.below, people.length);
      const above = upline === null ? null : people[upline];
      people.push(await line.register(above?.memberId));
      model.register(line.today(), upline);
    } else if (one.do === 'next-day') {
      await line.nextDay(one);
      if (one.isServed) model.apply(line.today());
    } else {
      const [who, upline] = [one.who % people.length, someone(one.below, people.length)];
      const member = people[who];
      if (!member) continue;
      const above = upline === null ? undefined : people[upline];
      const day = line.ahead(one.days);
      const refused = await line.plan(member.memberId, above?.username ?? '', day);
      if (!refused) model.plan({ who, upline, day });
    }
  }
  await line.apply();
  model.apply(line.today());
  const memberIds = people.map(({ memberId }) => memberId);
  const last = line.ahead(DAYS_SEEN);
  const all = await db.read((tx) => room.line.pairs(tx, { memberIds, from: first, to: last }));
  const numberOf = (id: string) => memberIds.findIndex((one) => one === id);
  for (let ahead = DAYS_SEEN, day = last; day >= first; ahead -= 1, day = line.ahead(ahead)) {
    const found = all
      .filter(({ since, until }) => since <= day && day < until)
      .map((pair) => `${numberOf(pair.memberId)} ${numberOf(pair.uplineId)} ${pair.depth}`);
    expect(found.toSorted(), day).toEqual(model.pairsOn(day).toSorted());
  }
}

/** Two without an upline, one below the second; who moves when no server runs, and gets a downline. */
const JOINED_UNSERVED: Step[] = [
  { do: 'register', below: 0 },
  { do: 'register', below: 1 },
  { do: 'register', below: 1 },
  { do: 'move', who: 2, below: 0, days: 1 },
  { do: 'next-day', isServed: false },
  { do: 'next-day', isServed: false },
  { do: 'register', below: 2 },
  { do: 'next-day', isServed: true },
];

it('the closure of any registrations and moves is what walking up tells of each day', async () => {
  const first = fc.array(registered, { minLength: 8, maxLength: 8 });
  const stories = fc.tuple(first, fc.array(step, { minLength: 20, maxLength: 50 }));
  const told = fc.asyncProperty(stories, ([begin, then]) => live([...begin, ...then]));
  await fc.assert(told, { numRuns: times(15), examples: [[[[], JOINED_UNSERVED]]] });
}, 600_000);
