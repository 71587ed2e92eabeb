import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANSWERS, STORIES } from './day.ts';
import { times } from '../../tests/harness/extent.ts';
import { PERSONAS } from './personas.ts';
import { planDay } from './plan-day.ts';

const order = fc.record({
  seed: fc.string({ maxLength: 12 }),
  members: fc.integer({ min: 1, max: 60 }),
  hours: fc.integer({ min: 2, max: 24 }),
});
const DAYS = { numRuns: times(25) };
const actsOf = (plan: ReturnType<typeof planDay>) =>
  plan.people.flatMap(({ visits }) => visits).flatMap(({ acts }) => acts);

test('the same order gives the same day, another seed another one', () => {
  fc.assert(
    fc.property(order, (one) => isDeepStrictEqual(planDay(one), planDay(one))),
    DAYS,
  );
  const one = { members: 20, hours: 24 };
  expect(planDay({ ...one, seed: 'a' })).not.toEqual(planDay({ ...one, seed: 'b' }));
});

test('everybody comes, in order and apart, and early enough to be done when the day ends', () => {
  fc.assert(
    fc.property(order, (one) => {
      const plan = planDay(one);
      expect(plan.people).toHaveLength(one.members);
      for (const { visits } of plan.people) {
        expect(visits.length).toBeGreaterThan(0);
        visits.forEach(({ at, acts }, n) => {
          const before = visits[n - 1]?.at ?? -Infinity;
          expect(at - before).toBeGreaterThanOrEqual(50 * 60_000);
          expect(at).toBeLessThan(plan.restAt);
          expect(acts.some((act) => act.do === 'deposit')).toBe(true);
        });
      }
    }),
    DAYS,
  );
});

test('names are those of members, and no two people have the same', () => {
  fc.assert(
    fc.property(order, (one) => {
      const { people, stories } = planDay(one);
      const tellers = stories.flatMap((story) => story.people);
      const names = [...people, ...tellers].map(({ username }) => username);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9]{1,11}$/);
    }),
    DAYS,
  );
});

test('channels and games are dealt in turn, so each of them has its turn', () => {
  fc.assert(
    fc.property(order, (one) => {
      const acts = actsOf(planDay(one));
      for (const verb of ['deposit', 'play'] as const) {
        const turns = acts.flatMap((act) => (act.do === verb ? [act.turn] : []));
        expect(turns).toEqual(turns.map((_, n) => n));
      }
    }),
    DAYS,
  );
});

test('amounts have two places and no paisa are lost', () => {
  fc.assert(
    fc.property(order, (one) => {
      for (const act of actsOf(planDay(one))) {
        if (act.do === 'deposit' || act.do === 'limit') expect(act.amount).toMatch(/^\d+\.\d\d$/);
        if (act.do === 'play') expect(Number(act.stake)).toBeGreaterThan(0);
      }
    }),
    DAYS,
  );
});

test('a day of ten has every persona, a day of two hundred every answer', () => {
  const small = planDay({ seed: 'small', members: PERSONAS.length, hours: 24 });
  expect(small.people.map(({ persona }) => persona)).toEqual(PERSONAS.map(({ code }) => code));
  const answers = actsOf(planDay({ seed: 'large', members: 200, hours: 24 })).flatMap((act) =>
    act.do === 'withdraw' ? [act.answer] : [],
  );
  expect(new Set(answers)).toEqual(new Set(ANSWERS));
});

test('the vendor’s line fails for an hour of the day in which somebody plays there', () => {
  fc.assert(
    fc.property(order, (one) => {
      const { outage, endsAt } = planDay({ ...one, members: one.members + 20 });
      expect(outage.to - outage.from).toBe(3_600_000);
      expect(outage.from).toBeLessThan(endsAt);
    }),
    DAYS,
  );
});

test('a demonstration has all of the day within its minutes', () => {
  fc.assert(
    fc.property(order, fc.integer({ min: 5, max: 120 }), (one, minutes) => {
      const [whole, short] = [planDay(one), planDay({ ...one, minutes })];
      expect(short.endsAt).toBe(minutes * 60_000);
      expect(actsOf(short)).toEqual(actsOf(whole));
      expect(short.rounds.length).toBe(whole.rounds.length);
      for (const { visits } of short.people)
        for (const { at } of visits) expect(at).toBeLessThanOrEqual(short.restAt);
    }),
    DAYS,
  );
});

test('agents and promotions have one day, however many members there are', () => {
  const { stories } = planDay({ seed: 'large', members: 200, hours: 24 });
  const named = (name: string) => stories.filter(({ story }) => story === name).length;
  expect(['agents', 'promotions', 'draws'].map(named)).toEqual([1, 1, 5]);
  expect(stories.find(({ story }) => story === 'agents')).toMatchObject({ at: -40 * 60_000 });
});

test('every story is played, and people of stories have no other visits', () => {
  fc.assert(
    fc.property(order, (one) => {
      const { stories, endsAt } = planDay(one);
      expect(new Set(stories.map(({ story }) => story))).toEqual(new Set(STORIES));
      for (const { at, people } of stories) {
        expect(at).toBeLessThan(endsAt);
        expect(people.every(({ visits }) => visits.length === 0)).toBe(true);
      }
    }),
    DAYS,
  );
});
