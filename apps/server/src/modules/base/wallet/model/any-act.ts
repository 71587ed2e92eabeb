import fc from 'fast-check';
import { type Act, memberOf, type PlainLeg, type PlainPosting, type Step } from './act.ts';

/** Three members in two lanes and a handful of keys: so small a world that everything collides. */
const member = fc.constantFrom(1, 2, 17);
const purse = fc
  .tuple(member, fc.constantFrom(0, 0, 1))
  .map(([member, asset]) => member * 2 + asset);
const key = fc.integer({ min: 1, max: 24 });
/** A hold's id is unique in the house, not only in its lane: each member has some. */
const holdOf = (member: number, nth: number): number => 100 * member + nth;
const hold = fc.tuple(member, fc.integer({ min: 0, max: 5 })).map(([of, nth]) => holdOf(of, nth));
const amount = fc.integer({ min: 1, max: 400 });
const input = fc.integer({ min: 0, max: 1 });
const is = <T extends string>(word: T) => fc.constant(word);

const leg: fc.Arbitrary<PlainLeg> = fc.oneof(
  fc.tuple(
    fc.constantFrom('stake', 'withdrawal'),
    amount.map((paid) => -paid),
  ),
  fc.tuple(fc.constantFrom('win', 'refund', 'deposit'), amount),
);

const ride = fc.constantFrom('none' as const, 'none' as const, 'yes' as const, 'no' as const);
const free: fc.Arbitrary<PlainPosting> = fc.record({
  purse,
  key,
  input,
  legs: fc.array(leg, { minLength: 1, maxLength: 4 }),
  ride,
});
const outOfHold: fc.Arbitrary<PlainPosting> = fc.record({
  purse,
  key,
  input,
  legs: fc.array(
    fc.tuple(
      is('stake'),
      amount.map((paid) => -paid),
    ),
    { minLength: 1, maxLength: 2 },
  ),
  ride,
  hold,
});
const posting = fc.oneof({ weight: 4, arbitrary: free }, { weight: 1, arbitrary: outOfHold });

const due = fc.option(fc.integer({ min: 0, max: 60 }));
const step: fc.Arbitrary<Step> = fc.oneof(
  posting.map((of) => ({ do: 'transfer' as const, ...of })),
  fc.record({ do: fc.constantFrom('ask', 'tombstone'), purse, key }),
  fc.record({ do: is('close'), purse }),
  fc
    .record({ purse, nth: fc.integer({ min: 0, max: 5 }), amount, due })
    .map(
      ({ nth, ...of }) => ({ do: 'hold', key: holdOf(memberOf(of.purse), nth), ...of }) as const,
    ),
  fc.record({ do: fc.constantFrom('capture', 'release'), hold, key: fc.oneof(key, hold), amount }),
);

const ends = fc.constantFrom('commits', 'commits', 'rolls back');

/** One act of a small sequential case: each member's order is that of the acts. */
export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: posting.map((of) => ({ do: 'post' as const, ...of })) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: is('story'),
      ends,
      steps: fc.array(step, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ do: is('move'), purse, to: purse, key, input, amount })
      .filter(({ purse, to }) => purse >> 1 !== to >> 1 && (purse & 1) === (to & 1))
      .chain((move) => fc.record({ do: is('story'), ends, steps: fc.constant([move]) })),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: is('expire'), minutes: fc.integer({ min: 1, max: 40 }) }),
  },
);

/** All members have accounts and some money. */
export const BEGINNING: readonly Act[] = [1, 2, 17].map((member) => ({
  do: 'story',
  ends: 'commits',
  steps: [
    { do: 'open', purse: member * 2 },
    { do: 'open', purse: member * 2 + 1 },
    {
      do: 'transfer',
      purse: member * 2,
      key: 1_000 + member,
      input: 0,
      ride: 'none',
      legs: [['deposit', 1_000]],
    },
  ],
}));
