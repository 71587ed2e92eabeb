import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import type { HoldId, MemberId, Uuid } from '../../kernel/ids.ts';
import type { Posted, Posting } from './posting.ts';
import { digestOf, openTestWallet } from './test-wallet.ts';

/**
 * Random stories against a plain model in memory. `random` is the model's only guess: which of the
 * stories that run together comes first does not matter, since each member has its own.
 */
const t = openTestWallet();
const RUNS = process.env.NOKSHI_TEST_FULL ? 400 : 40;

type Step =
  | { do: 'post' | 'transfer'; amounts: bigint[] }
  | { do: 'repeat' | 'reuse'; of: number }
  | { do: 'hold'; amount: bigint; minutes: number | null }
  | { do: 'capture' | 'release'; of: number; amount: bigint }
  | { do: 'rollback-first'; amount: bigint }
  | { do: 'expire'; minutes: number };

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
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expire' as const), minutes: fc.nat(3) }) },
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
    return;
  }
  if (one.do === 'expire') return playExpiry(model, one.minutes);
}

async function playExpiry(model: Model, minutes: number): Promise<void> {
  t.clock.advance(minutes * 60_000);
  await t.wallet.expireHolds(t.clock.now());
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

it('random operations of several members end where a plain model ends', async () => {
  const members = fc.array(fc.array(step, { minLength: 5, maxLength: 25 }), {
    minLength: 3,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(members, async (stories) => {
      const models = await Promise.all(
        stories.map(async (): Promise<Model> => {
          const memberId = await t.member(1_000n);
          return { memberId, cash: 1_000n, held: 0n, done: [], holds: [] };
        }),
      );
      // Time moves for all at once, so the stories with a clock in them run one after another.
      const timed = (story: Step[]) => story.some((s) => s.do === 'expire');
      const run = async (model: Model, story: Step[]) => {
        for (const one of story) await play(model, one);
      };
      await Promise.all(
        stories.map(async (story, i) => timed(story) || run(models[i] as Model, story)),
      );
      for (const [i, story] of stories.entries())
        if (timed(story)) await run(models[i] as Model, story);
      for (const model of models) {
        const { memberId, cash, held } = model;
        const found = await t.db.read((tx) => t.wallet.balance(tx, { memberId, asset: 'BDT' }));
        const expiredLater = found.held <= held;
        expect(expiredLater && found.cash + found.held === cash + held).toBe(true);
      }
    }),
    { numRuns: RUNS },
  );
}, 120_000);

afterAll(async () => {
  expect(await t.wallet.verify('full')).toMatchObject({ differences: 0, examples: [] });
});
