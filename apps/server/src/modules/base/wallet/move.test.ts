import { expect, it } from 'vitest';
import type { MemberId, Uuid } from '../../../kernel/ids.ts';
import type { MoveInput } from './move.ts';
import { digestOf, openTestWallet } from './test-wallet.ts';

const t = openTestWallet();

/** A new member of a lane, with this much cash. */
async function memberIn(lane: number, cash: bigint): Promise<MemberId> {
  for (;;) {
    const memberId = t.ids.next<MemberId>();
    if (t.wallet.laneOf(memberId) !== lane) continue;
    await t.db.tx((tx) => t.wallet.openAccounts(tx, { memberId, asset: 'BDT' }));
    if (cash > 0n)
      await t.wallet.post(t.posting(memberId, [{ amount: cash, contra: 'clearing:cashier' }]));
    return memberId;
  }
}

const moveOf = (from: MemberId, to: MemberId, more: Partial<MoveInput> = {}): MoveInput => ({
  key: t.ids.next<Uuid>(),
  digest: digestOf('input'),
  from,
  to,
  asset: 'BDT',
  amount: 30n,
  reference: t.ids.next<Uuid>(),
  kind: 'adjustment',
  ...more,
});
const move = (input: MoveInput) => t.db.tx((tx) => t.wallet.move(tx, input));
const cashOf = (...members: MemberId[]) => Promise.all(members.map(t.cash));

it.each([
  ['upwards', 3, 11],
  ['downwards', 11, 3],
  ['within one lane', 5, 5],
])('money moves %s, and the same key again moves nothing', async (_, one, other) => {
  const [from, to] = [await memberIn(one, 100n), await memberIn(other, 5n)];
  const input = moveOf(from, to);
  const first = await move(input);
  expect(first).toMatchObject({ outcome: 'posted', balance: 70n, version: 2n, lane: one });
  expect(await move(input)).toEqual({ ...first, outcome: 'repeated' });
  expect(await cashOf(from, to)).toEqual([70n, 35n]);
});

it.each([{ amount: 31n }, { digest: digestOf('other') }, { kind: 'refund' as const }])(
  'the same key with other input is refused',
  async (other) => {
    const [from, to, third] = [
      await memberIn(1, 100n),
      await memberIn(2, 0n),
      await memberIn(9, 100n),
    ];
    const input = moveOf(from, to);
    await move(input);
    const refused = { code: 'wallet.key-reused' };
    await expect(move({ ...input, ...other })).rejects.toMatchObject(refused);
    await expect(move({ ...input, to: third })).rejects.toMatchObject(refused);
    await expect(move({ ...input, from: third, to: from })).rejects.toMatchObject(refused);
    expect(await cashOf(from, to, third)).toEqual([70n, 30n, 100n]);
  },
);

it('a key that one side has used elsewhere leaves nothing on the other', async () => {
  const [from, to] = [await memberIn(1, 100n), await memberIn(2, 50n)];
  const spent = t.posting(to, [{ amount: -1n }]);
  await t.wallet.post(spent);
  await expect(move(moveOf(from, to, { key: spent.key }))).rejects.toMatchObject({
    code: 'wallet.key-reused',
  });
  expect(await cashOf(from, to)).toEqual([100n, 49n]);
});

it('a payer without the money moves nothing', async () => {
  const [from, to] = [await memberIn(8, 29n), await memberIn(2, 0n)];
  await expect(move(moveOf(from, to))).rejects.toMatchObject({ code: 'wallet.insufficient' });
  expect(await cashOf(from, to)).toEqual([29n, 0n]);
});

it('nothing moves to a closed account; the story continues, and listeners receive nothing', async () => {
  const [from, to] = [await memberIn(8, 100n), await memberIn(2, 0n)];
  await t.db.tx((tx) => t.wallet.closeAccounts(tx, { memberId: to, asset: 'BDT' }));
  t.told.length = 0;
  await t.db.tx(async (tx) => {
    await expect(t.wallet.move(tx, moveOf(from, to))).rejects.toMatchObject({
      code: 'wallet.account-closed',
    });
    await t.wallet.transfer(tx, t.posting(from, [{ amount: -1n }]));
  });
  expect(t.told.map(({ balance }) => balance)).toEqual([99n]);
  expect(await cashOf(from, to)).toEqual([99n, 0n]);
});

it('opposite moves and the batches of both lanes do not deadlock', async () => {
  const [one, other] = [await memberIn(4, 1_000n), await memberIn(12, 1_000n)];
  const work = Array.from({ length: 40 }, (_, i) =>
    i % 4 === 0
      ? t.wallet.post(t.posting(i % 8 === 0 ? one : other, [{ amount: 1n }]))
      : move(i % 2 === 0 ? moveOf(one, other) : moveOf(other, one)),
  );
  await Promise.all(work);
  const [first = 0n, second = 0n] = await cashOf(one, other);
  expect(first + second).toBe(2_010n);
});

it('an amount of zero and a move to oneself are faults', async () => {
  const [from, to] = [await memberIn(4, 10n), await memberIn(5, 0n)];
  await expect(move(moveOf(from, to, { amount: 0n }))).rejects.toThrow('above zero');
  await expect(move(moveOf(from, from))).rejects.toThrow('two members');
});

it('the proof finds a side of a move without the other', async () => {
  expect(await t.wallet.verify('full')).toMatchObject({ differences: 0, examples: [] });
  const alone = [{ amount: 7n, contra: 'inter-lane' } as const];
  await t.wallet.post(t.posting(await memberIn(6, 0n), alone));
  const check = 'inter-lane sums to zero';
  for (const scope of ['full', 'tail'] as const)
    expect((await t.wallet.verify(scope)).examples).toEqual([
      { check, lane: 0, where: 'inter-lane BDT', expected: '0', found: '-7' },
    ]);
});
