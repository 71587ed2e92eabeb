import { expect, it } from 'vitest';
import { openTestWallet } from './test-wallet.ts';

const t = openTestWallet();

it('finds rare kinds among thousands of entries, page by page and without a gap', async () => {
  const member = await t.member(5_000n);
  const rare = () => t.wallet.post(t.posting(member, [{ amount: 7n, kind: 'win' }]));
  const often = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () => t.wallet.post(t.posting(member, [{ amount: -1n }]))),
    );
  await rare();
  await often(2_100);
  await rare();
  await often(30);
  const read = (query: { kind?: 'win'; before?: bigint; limit: number }) =>
    t.db.read((tx) => t.wallet.entries(tx, { memberId: member, ...query }));
  expect((await read({ kind: 'win', limit: 5 })).map(({ amount }) => amount)).toEqual([7n, 7n]);
  const seen: bigint[] = [];
  for (let before: bigint | undefined; ; before = seen.at(-1)) {
    const page = await read({ limit: 100, ...(before && { before }) });
    seen.push(...page.map(({ sequence }) => sequence));
    if (page.length < 100) break;
  }
  expect(seen).toHaveLength(2_133);
  expect(seen).toEqual(seen.toSorted((a, b) => Number(b - a)));
  expect(new Set(seen).size).toBe(seen.length);
});

it('is empty for a member without entries, and beyond the first entry', async () => {
  const member = await t.member(10n);
  const read = (before?: bigint) =>
    t.db.read((tx) =>
      t.wallet.entries(tx, { memberId: member, limit: 50, ...(before && { before }) }),
    );
  const [first, ...others] = await read();
  expect(others).toEqual([]);
  expect(await read(first?.sequence)).toEqual([]);
  const nobody = t.ids.next<typeof member>();
  expect(await t.db.read((tx) => t.wallet.entries(tx, { memberId: nobody, limit: 5 }))).toEqual([]);
});

it('finds each kind as a walk through all entries does, over months and from any entry on', async () => {
  const member = await t.member(9_000n);
  const kinds = ['stake', 'win', 'adjustment', 'refund', 'deposit', 'rebate'] as const;
  for (let n = 0; n < 60; n += 1) {
    const kind = kinds[n % 7] ?? 'stake';
    await t.wallet.post(
      t.posting(member, [{ amount: kind === 'stake' ? -3n : 2n, kind, reference: t.ids.next() }]),
    );
    if (n % 10 === 9) t.clock.advance(9 * 86_400_000);
  }
  const read = (more: object) =>
    t.db.read((tx) => t.wallet.entries(tx, { memberId: member, limit: 100, ...more }));
  const all = await read({});
  expect(all).toHaveLength(61);
  const [from, to] = [all[45]?.at as Date, all[9]?.at as Date];
  for (const kind of kinds) {
    const same = all.filter((row) => row.kind === kind);
    expect(await read({ kind })).toEqual(same);
    const before = same[1]?.sequence ?? 0n;
    expect(await read({ kind, before, limit: 2 })).toEqual(same.slice(2, 4));
    expect(await read({ kind, from, to })).toEqual(same.filter(({ at }) => at >= from && at < to));
  }
  expect(await read({ kind: 'award' })).toEqual([]);
});
