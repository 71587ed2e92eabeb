import { expect, it } from 'vitest';
import type { MemberId, Uuid } from '../../../kernel/ids.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { digestOf, openTestWallet } from './test-wallet.ts';

const t = openTestWallet();
const deposit = (memberId: MemberId, amount: bigint, more = {}) =>
  t.posting(memberId, [{ amount, contra: 'clearing:cashier', kind: 'deposit' }], more);

it('a transfer commits or rolls back with its story', async () => {
  const member = await t.member();
  const story = t.db.tx(async (tx) => {
    expect((await t.wallet.transfer(tx, deposit(member, 500n))).balance).toBe(500n);
    throw new Error('the story ends otherwise');
  });
  await expect(story).rejects.toThrow('ends otherwise');
  expect(await t.cash(member)).toBe(0n);
});

it('accounts opened in a story can be used in it, and are not remembered when it fails', async () => {
  const memberId = t.ids.next<MemberId>();
  const story = t.db.tx(async (tx) => {
    await t.wallet.openAccounts(tx, { memberId, asset: 'BDT' });
    await t.wallet.transfer(tx, deposit(memberId, 5n));
    throw new Error('the story ends otherwise');
  });
  await expect(story).rejects.toThrow('ends otherwise');
  await expect(t.wallet.post(deposit(memberId, 5n))).rejects.toMatchObject({
    code: 'wallet.account-closed',
  });
});

it('post and transfer share their keys', async () => {
  const member = await t.member();
  const posting = deposit(member, 500n);
  const first = await t.db.tx((tx) => t.wallet.transfer(tx, posting));
  expect(first.outcome).toBe('posted');
  expect(await t.db.tx((tx) => t.wallet.transfer(tx, posting))).toEqual({
    ...first,
    outcome: 'repeated',
  });
  expect(await t.wallet.post(posting)).toEqual({ ...first, outcome: 'repeated' });
  const other = { ...posting, digest: digestOf('other') };
  await expect(t.db.tx((tx) => t.wallet.transfer(tx, other))).rejects.toMatchObject({
    code: 'wallet.key-reused',
  });
});

it('a refused story may continue without the money', async () => {
  const member = await t.member(10n);
  await t.db.tx(async (tx) => {
    const refused = await t.wallet
      .transfer(tx, t.posting(member, [{ amount: -11n }]))
      .catch((err: unknown) => err);
    expect(refused).toBeInstanceOf(Refusal);
    await t.wallet.transfer(tx, deposit(member, 1n));
  });
  expect(await t.cash(member)).toBe(11n);
});

it('a stake that comes after its rollback finds the tombstone', async () => {
  const memberId = await t.member(100n);
  const stake = t.posting(memberId, [{ amount: -10n }]);
  const leave = () =>
    t.db.tx((tx) => t.wallet.tombstone(tx, { memberId, asset: 'BDT', key: stake.key }));
  expect((await leave()).outcome).toBe('posted');
  await expect(t.wallet.post(stake)).rejects.toMatchObject({ code: 'wallet.key-expired' });
  expect(await t.cash(memberId)).toBe(100n);
});

it('a member reads the newest entries first, filtered and paged by sequence', async () => {
  const memberId = await t.member(1_000n);
  const reference = t.ids.next<Uuid>();
  for (let i = 1n; i <= 5n; i++)
    await t.wallet.post(t.posting(memberId, [{ amount: -i, reference }]));
  t.clock.advance(3_600_000);
  await t.wallet.post(t.posting(memberId, [{ amount: 7n, kind: 'win', reference }]));
  const read = (more: object) =>
    t.db.read((tx) => t.wallet.entries(tx, { memberId, limit: 3, ...more }));
  const amounts = async (more: object) => (await read(more)).map((row) => row.amount);
  expect(await amounts({})).toEqual([7n, -5n, -4n]);
  expect(await amounts({ before: 5n })).toEqual([-3n, -2n, -1n]);
  expect(await amounts({ kind: 'win' })).toEqual([7n]);
  expect(await amounts({ kind: 'deposit' })).toEqual([1_000n]);
  expect(await amounts({ from: t.clock.now() })).toEqual([7n]);
  expect(await amounts({ to: t.clock.now() })).toEqual([-5n, -4n, -3n]);
  expect(await amounts({ reference, before: 3n })).toEqual([-1n]);
  expect((await read({}))[0]).toMatchObject({
    account: 'cash',
    kind: 'win',
    sequence: 7n,
    balanceAfter: 992n,
    reference,
    at: t.clock.now(),
  });
});
