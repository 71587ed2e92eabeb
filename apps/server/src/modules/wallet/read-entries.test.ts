import { expect, it } from 'vitest';
import { openTestWallet } from './test-wallet.ts';

const t = openTestWallet();

it('finds what is rare among thousands, page by page and without a gap', async () => {
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

it('is empty for who has nothing, and beyond the first entry', async () => {
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
