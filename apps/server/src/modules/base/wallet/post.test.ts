import { describe, expect, it } from 'vitest';
import type { MemberId, Uuid } from '../../../kernel/ids.ts';
import { digestOf, openTestWallet } from './test-wallet.ts';

const t = openTestWallet();
const outcomes = (settled: PromiseSettledResult<unknown>[]) => ({
  done: settled.filter((s) => s.status === 'fulfilled').length,
  codes: [
    ...new Set(
      settled.flatMap((s) => (s.status === 'rejected' ? [s.reason.code ?? String(s.reason)] : [])),
    ),
  ],
});

it('a spin pays its stake and gets its win in one posting', async () => {
  const member = await t.member(1_000n);
  const posted = await t.wallet.post(
    t.posting(member, [{ amount: -100n }, { amount: 250n, kind: 'win' }]),
  );
  expect(posted).toMatchObject({ outcome: 'posted', balance: 1_150n, version: 3n });
  expect(posted.lane).toBe(t.wallet.laneOf(member));
  expect(await t.cash(member)).toBe(1_150n);
});

it('a stake above the balance is refused and changes nothing, even with a larger win', async () => {
  const member = await t.member(99n);
  const posting = t.posting(member, [{ amount: -100n }, { amount: 500n, kind: 'win' }]);
  await expect(t.wallet.post(posting)).rejects.toMatchObject({ code: 'wallet.insufficient' });
  expect(await t.cash(member)).toBe(99n);
});

it('a member without an account is refused', async () => {
  const posting = t.posting(t.ids.next<MemberId>(), [{ amount: 1n }]);
  await expect(t.wallet.post(posting)).rejects.toMatchObject({ code: 'wallet.account-closed' });
});

it('200 parallel submits of one key have one effect and 199 equal answers', async () => {
  const member = await t.member(1_000n);
  const posting = t.posting(member, [{ amount: -10n }, { amount: 4n, kind: 'win' }]);
  const answers = await Promise.all(Array.from({ length: 200 }, () => t.wallet.post(posting)));
  expect(await t.cash(member)).toBe(994n);
  expect(answers.filter((a) => a.outcome === 'posted')).toHaveLength(1);
  const facts = answers.map(
    ({ balance, version, batch, at }) => `${balance} ${version} ${batch} ${+at}`,
  );
  expect(new Set(facts).size).toBe(1);
});

it('the same key with another input, or of another member, is refused', async () => {
  const [member, other] = [await t.member(1_000n), await t.member(1_000n)];
  const posting = t.posting(member, [{ amount: -10n }]);
  await t.wallet.post(posting);
  const reused = { code: 'wallet.key-reused' };
  const changed = { ...posting, digest: digestOf('another') };
  await expect(t.wallet.post(changed)).rejects.toMatchObject(reused);
  const stolen = { ...posting, memberId: (other.slice(0, -1) + member.at(-1)) as MemberId };
  await t.db.tx((tx) => t.wallet.openAccounts(tx, { memberId: stolen.memberId, asset: 'BDT' }));
  await expect(t.wallet.post(stolen)).rejects.toMatchObject(reused);
  expect(await t.cash(member)).toBe(990n);
});

it('stakes and withdrawals that race for one balance are accepted up to it, never beyond', async () => {
  const member = await t.member(1_000n);
  const stakes = Array.from({ length: 60 }, () =>
    t.wallet.post(t.posting(member, [{ amount: -30n }])),
  );
  const withdrawals = Array.from({ length: 10 }, () =>
    t.db.tx((tx) =>
      t.wallet.transfer(
        tx,
        t.posting(member, [{ amount: -50n, contra: 'payouts', kind: 'withdrawal' }]),
      ),
    ),
  );
  const [played, paid] = [await Promise.allSettled(stakes), await Promise.allSettled(withdrawals)];
  const left = 1_000n - 30n * BigInt(outcomes(played).done) - 50n * BigInt(outcomes(paid).done);
  expect(left).toBeGreaterThanOrEqual(0n);
  expect(left).toBeLessThan(30n);
  expect(await t.cash(member)).toBe(left);
  expect(outcomes([...played, ...paid]).codes).toEqual(['wallet.insufficient']);
});

it('a member who cannot pay does not stop the other postings of the batch', async () => {
  const members = await Promise.all(
    Array.from({ length: 80 }, (_, i) => t.member(i % 9 ? 100n : 5n)),
  );
  const settled = await Promise.allSettled(
    members.map((member) => t.wallet.post(t.posting(member, [{ amount: -10n }]))),
  );
  expect(outcomes(settled)).toEqual({ done: 71, codes: ['wallet.insufficient'] });
  expect(settled.map((s) => s.status === 'fulfilled')).toEqual(members.map((_, i) => i % 9 !== 0));
});

it('listeners receive each posting once, after it is durable', async () => {
  const member = await t.member(500n);
  const posting = t.posting(member, [{ amount: -20n }]);
  await t.wallet.post(posting);
  await t.wallet.post(posting);
  await t.db
    .tx(async (tx) => {
      await t.wallet.transfer(tx, t.posting(member, [{ amount: -20n }]));
      throw new Error('the story ends otherwise');
    })
    .catch(() => undefined);
  expect(t.told.filter(({ memberId }) => memberId === member)).toMatchObject([
    { balance: 500n, version: 1n },
    { balance: 480n, version: 2n },
  ]);
});

it('a full queue refuses instead of growing', async () => {
  const member = await t.member(100_000n);
  await t.wallet.post(t.posting(member, [{ amount: -1n }]));
  const settled = await Promise.allSettled(
    Array.from({ length: 5_000 }, async () => t.wallet.post(t.posting(member, [{ amount: -1n }]))),
  );
  const { done, codes } = outcomes(settled);
  expect(codes).toEqual(['edge.busy']);
  expect(done).toBe(4_096);
  expect(await t.cash(member)).toBe(100_000n - 1n - 4_096n);
});

describe('keys over months', () => {
  const vendorKey = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` as Uuid;
  const stake = { amount: -10n, contra: 'house:slots', kind: 'stake' } as const;

  it('a vendor’s key is known in the next months, by post and by transfer', async () => {
    t.clock.set('2026-05-15T12:00:00.000Z');
    const member = await t.member(1_000n);
    const posting = t.posting(member, [stake], { key: vendorKey(1) });
    const first = await t.wallet.post(posting);
    for (const later of ['2026-06-01T00:00:00.000Z', '2026-08-12T00:00:00.000Z']) {
      t.clock.set(later);
      expect(await t.wallet.post(posting)).toEqual({ ...first, outcome: 'repeated' });
      const again = await t.db.tx((tx) => t.wallet.transfer(tx, posting));
      expect(again).toEqual({ ...first, outcome: 'repeated' });
    }
    expect(await t.cash(member)).toBe(990n);
  });

  it('a key posted by a clock that ran ahead is known after the clock was corrected', async () => {
    t.clock.set('2026-09-02T00:00:00.000Z');
    const member = await t.member(1_000n);
    const posting = t.posting(member, [stake]);
    const first = await t.wallet.post(posting);
    t.clock.set('2026-08-31T00:00:00.000Z');
    expect(await t.wallet.post(posting)).toEqual({ ...first, outcome: 'repeated' });
  });

  it('a request from before the retry window, or from days ahead, is refused', async () => {
    t.clock.set('2026-05-15T12:00:00.000Z');
    const member = await t.member(1_000n);
    const posting = t.posting(member, [stake]);
    for (const odd of ['2026-08-20T00:00:00.000Z', '2026-05-11T00:00:00.000Z']) {
      t.clock.set(odd);
      await expect(t.wallet.post(posting)).rejects.toMatchObject({ code: 'wallet.key-expired' });
    }
    t.clock.set('2026-05-15T12:00:01.000Z');
    expect((await t.wallet.post(posting)).outcome).toBe('posted');
  });
});
