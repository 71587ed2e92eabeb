import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import type { HoldId, MemberId, Uuid } from '../../kernel/ids.ts';
import type { Posted, Posting } from './posting.ts';
import { digestOf, openTestWallet } from './test-wallet.ts';

/**
 * Random stories against a plain model in memory. They run together, each with a member of its own:
 * which comes first does not matter to what each must end with.
 */
const t = openTestWallet();
const RUNS = process.env.NOKSHI_TEST_FULL ? 400 : 40;

type Step =
  | { do: 'post' | 'transfer'; amounts: bigint[] }
  | { do: 'repeat' | 'reuse'; of: number }
  | { do: 'hold'; amount: bigint; minutes: number | null }
  | { do: 'capture' | 'release'; of: number; amount: bigint }
  | { do: 'rollback-first'; amount: bigint };

const amount = fc.bigInt({ min: 1n, max: 400n });
const signed = fc.bigInt({ min: -400n, max: 400n });
const of = fc.nat(20);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('post', 'transfer'),
      amounts: fc.array(signed, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('repeat', 'reuse'), of }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('hold' as const),
      amount,
      minutes: fc.option(fc.nat(3)),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('capture', 'release'), of, amount }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rollback-first' as const), amount }) },
);

type Model = {
  memberId: MemberId;
  cash: bigint;
  held: bigint;
  done: { posting: Posting; posted: Posted }[];
  holds: { holdId: HoldId; left: bigint; due: number | null }[];
};

const codeOf = (work: Promise<Posted>) =>
  work.then(
    (posted) => posted,
    (err: Error & { code?: string }) => err.code ?? err.message,
  );
const inStory = (work: (tx: Parameters<typeof t.wallet.hold>[0]) => Promise<Posted>) =>
  codeOf(t.db.tx(work));

/** The cash after these amounts in order, or null when it would fall below zero on the way. */
function after(cash: bigint, amounts: readonly bigint[]): bigint | null {
  let now = cash;
  for (const one of amounts) {
    now += one;
    if (one < 0n && now < 0n) return null;
  }
  return now;
}

async function play(model: Model, one: Step): Promise<void> {
  const { memberId } = model;
  if (one.do === 'post' || one.do === 'transfer') {
    const posting = t.posting(
      memberId,
      one.amounts.map((value) => ({ amount: value })),
    );
    const expected = after(model.cash, one.amounts);
    const got = await (one.do === 'post'
      ? codeOf(t.wallet.post(posting))
      : inStory((tx) => t.wallet.transfer(tx, posting)));
    if (expected === null) return expect(got).toBe('wallet.insufficient');
    expect(got).toMatchObject({ outcome: 'posted', balance: expected });
    model.cash = expected;
    model.done.push({ posting, posted: got as Posted });
    return;
  }
  if (one.do === 'repeat' || one.do === 'reuse') {
    const before = model.done[one.of % Math.max(1, model.done.length)];
    if (!before) return;
    const { posting, posted } = before;
    if (one.do === 'repeat')
      expect(await codeOf(t.wallet.post(posting))).toEqual({ ...posted, outcome: 'repeated' });
    else
      expect(await codeOf(t.wallet.post({ ...posting, digest: digestOf('other') }))).toBe(
        'wallet.key-reused',
      );
    return;
  }
  if (one.do === 'hold') return playHold(model, one);
  if (one.do === 'capture' || one.do === 'release') return playPart(model, one);
  if (one.do === 'rollback-first') {
    const posting = t.posting(memberId, [{ amount: -one.amount }]);
    await inStory((tx) => t.wallet.tombstone(tx, { memberId, asset: 'BDT', key: posting.key }));
    expect(await codeOf(t.wallet.post(posting))).toBe('wallet.key-expired');
  }
}

/** Time moves for all members at once. */
async function expire(models: readonly Model[]): Promise<void> {
  t.clock.advance(2 * 60_000);
  await t.wallet.expireHolds(t.clock.now());
  for (const model of models)
    for (const hold of model.holds) {
      if (hold.due === null || hold.due > t.clock.now().getTime()) continue;
      model.cash += hold.left;
      model.held -= hold.left;
      hold.left = 0n;
    }
}

async function playHold(model: Model, one: Extract<Step, { do: 'hold' }>): Promise<void> {
  const { memberId } = model;
  const holdId = t.ids.next<HoldId>();
  const due = one.minutes === null ? null : t.clock.now().getTime() + one.minutes * 60_000;
  const expiresAt = due === null ? null : new Date(due);
  const input = { holdId, memberId, asset: 'BDT', amount: one.amount, expiresAt } as const;
  const reference = t.ids.next<Uuid>();
  const got = await inStory((tx) => t.wallet.hold(tx, { ...input, reference }));
  if (one.amount > model.cash) return expect(got).toBe('wallet.insufficient');
  model.cash -= one.amount;
  model.held += one.amount;
  model.holds.push({ holdId, left: one.amount, due });
  expect(got).toMatchObject({ outcome: 'posted', balance: model.cash });
}

async function playPart(
  model: Model,
  one: Extract<Step, { do: 'capture' | 'release' }>,
): Promise<void> {
  const hold = model.holds[one.of % Math.max(1, model.holds.length)];
  if (!hold) return;
  const input = { holdId: hold.holdId, key: t.ids.next<Uuid>(), amount: one.amount };
  const got = await inStory((tx) =>
    one.do === 'capture'
      ? t.wallet.capture(tx, { ...input, contra: 'payouts', kind: 'withdrawal' })
      : t.wallet.release(tx, input),
  );
  if (one.amount > hold.left) return expect(got).toBe('wallet.hold-exceeded');
  hold.left -= one.amount;
  model.held -= one.amount;
  if (one.do === 'release') model.cash += one.amount;
  expect(got).toMatchObject({ outcome: 'posted', balance: model.cash });
}

/** Each story in two halves; after each of them two minutes pass. */
async function playAll(stories: readonly Step[][]): Promise<void> {
  const models: Model[] = [];
  for (const _ of stories)
    models.push({ memberId: await t.member(1_000n), cash: 1_000n, held: 0n, done: [], holds: [] });
  for (const half of [0, 1]) {
    await Promise.all(
      models.map(async (model, i) => {
        const story = stories[i] as Step[];
        const middle = story.length >> 1;
        const steps = half === 0 ? story.slice(0, middle) : story.slice(middle);
        for (const one of steps) await play(model, one);
      }),
    );
    await expire(models);
  }
  for (const { memberId, cash, held } of models) {
    const found = await t.db.read((tx) => t.wallet.balance(tx, { memberId, asset: 'BDT' }));
    expect(found).toMatchObject({ cash, held });
  }
}

it('random operations of several members end where a plain model ends', async () => {
  const story = fc.array(step, { minLength: 5, maxLength: 25 });
  const members = fc.array(story, { minLength: 3, maxLength: 6 });
  await fc.assert(fc.asyncProperty(members, playAll), { numRuns: RUNS });
}, 120_000);

afterAll(async () => {
  expect(await t.wallet.verify('full')).toMatchObject({ differences: 0, examples: [] });
});
