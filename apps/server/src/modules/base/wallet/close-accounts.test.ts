import { expect, it } from 'vitest';
import type { HoldId, MemberId, Uuid } from '../../../kernel/ids.ts';
import { openTestWallet } from './test-wallet.ts';

const t = openTestWallet();
const close = (memberId: MemberId) =>
  t.db.tx((tx) => t.wallet.closeAccounts(tx, { memberId, asset: 'BDT' }));
const empty = (memberId: MemberId, cash: bigint) =>
  t.wallet.post(t.posting(memberId, [{ amount: -cash, kind: 'withdrawal', contra: 'payouts' }]));
const closed = { code: 'wallet.account-closed' };

it('after closing, postings, transfers and holds are refused; closing again changes nothing', async () => {
  const memberId = await t.member(100n);
  const last = await empty(memberId, 100n);
  await close(memberId);
  await close(memberId);
  const posting = t.posting(memberId, [{ amount: 1n, kind: 'win' }]);
  await expect(t.wallet.post(posting)).rejects.toMatchObject(closed);
  await expect(t.db.tx((tx) => t.wallet.transfer(tx, posting))).rejects.toMatchObject(closed);
  const [holdId, reference] = [t.ids.next<HoldId>(), t.ids.next<Uuid>()];
  const hold = { holdId, memberId, asset: 'BDT', amount: 1n, reference, expiresAt: null } as const;
  await expect(t.db.tx((tx) => t.wallet.hold(tx, hold))).rejects.toMatchObject(closed);
  const balance = await t.db.read((tx) => t.wallet.balance(tx, { memberId, asset: 'BDT' }));
  expect(balance).toEqual({ cash: 0n, held: 0n, bonus: 0n, version: last.version });
});

it('answers from before the closing are still given after it', async () => {
  const memberId = await t.member(100n);
  const posting = t.posting(memberId, [{ amount: -100n }]);
  const first = await t.wallet.post(posting);
  await close(memberId);
  expect(await t.wallet.post(posting)).toEqual({ ...first, outcome: 'repeated' });
});

it('an account with cash, or with an open hold, is not closed', async () => {
  const memberId = await t.member(100n);
  await expect(close(memberId)).rejects.toMatchObject({ code: 'wallet.not-empty' });
  const [holdId, reference] = [t.ids.next<HoldId>(), t.ids.next<Uuid>()];
  const hold = { holdId, memberId, asset: 'BDT', amount: 40n, reference, expiresAt: null } as const;
  await t.db.tx((tx) => t.wallet.hold(tx, hold));
  await empty(memberId, 60n);
  await expect(close(memberId)).rejects.toMatchObject({ code: 'wallet.not-empty' });
  const part = { holdId, memberId, key: t.ids.next<Uuid>(), amount: 40n };
  await t.db.tx((tx) => t.wallet.capture(tx, { ...part, contra: 'payouts', kind: 'withdrawal' }));
  await close(memberId);
});

it('closing and deposits that race leave no money in a closed account', async () => {
  const members = await Promise.all(Array.from({ length: 12 }, () => t.member()));
  await Promise.all(members.map((m) => t.wallet.post(t.posting(m, [{ amount: 0n }]))));
  for (const member of members) {
    const deposit = t.wallet.post(t.posting(member, [{ amount: 5n, kind: 'deposit' }]));
    const [paid, ended] = await Promise.allSettled([deposit, close(member)]);
    expect([paid.status, ended.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect(await t.cash(member)).toBe(paid.status === 'fulfilled' ? 5n : 0n);
  }
});

it('accounts that were never opened count as closed', async () => {
  const stranger = t.ids.next<MemberId>();
  await close(stranger);
  await expect(empty(stranger, 1n)).rejects.toMatchObject(closed);
});
