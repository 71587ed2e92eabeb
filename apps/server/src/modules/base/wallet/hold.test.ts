import { expect, it } from 'vitest';
import type { HoldId, MemberId, Uuid } from '../../../kernel/ids.ts';
import { openTestWallet } from './test-wallet.ts';

const t = openTestWallet();
const balance = (memberId: MemberId) =>
  t.db.read((tx) => t.wallet.balance(tx, { memberId, asset: 'BDT' }));
const open = async (memberId: MemberId, amount: bigint, expiresAt: Date | null = null) => {
  const holdId = t.ids.next<HoldId>();
  const reference = t.ids.next<Uuid>();
  const input = { holdId, memberId, asset: 'BDT' as const, amount, reference, expiresAt };
  const posted = await t.db.tx((tx) => t.wallet.hold(tx, input));
  return { holdId, hold: { holdId, memberId }, input, posted };
};
type Hold = { readonly holdId: HoldId; readonly memberId: MemberId };
const capture = (hold: Hold, amount: bigint, key = t.ids.next<Uuid>()) =>
  t.db.tx((tx) =>
    t.wallet.capture(tx, { ...hold, key, amount, contra: 'payouts', kind: 'withdrawal' }),
  );
const release = (hold: Hold, amount: bigint, key = t.ids.next<Uuid>()) =>
  t.db.tx((tx) => t.wallet.release(tx, { ...hold, key, amount }));

it('a hold moves cash to held; it is captured and released in parts up to its amount', async () => {
  const member = await t.member(1_000n);
  const { hold, posted } = await open(member, 600n);
  expect(posted).toMatchObject({ outcome: 'posted', balance: 400n, version: 2n });
  expect(await capture(hold, 250n)).toMatchObject({ outcome: 'posted', balance: 400n });
  expect(await release(hold, 100n)).toMatchObject({ outcome: 'posted', balance: 500n });
  expect(await balance(member)).toMatchObject({ cash: 500n, held: 250n });
  await expect(capture(hold, 251n)).rejects.toMatchObject({ code: 'wallet.hold-exceeded' });
  await expect(release(hold, 251n)).rejects.toMatchObject({ code: 'wallet.hold-exceeded' });
  await capture(hold, 250n);
  await expect(release(hold, 1n)).rejects.toMatchObject({ code: 'wallet.hold-exceeded' });
  expect(await balance(member)).toMatchObject({ cash: 500n, held: 0n });
});

it('a hold above the cash is refused and held money cannot be staked', async () => {
  const member = await t.member(100n);
  await expect(open(member, 101n)).rejects.toMatchObject({ code: 'wallet.insufficient' });
  await open(member, 80n);
  await expect(t.wallet.post(t.posting(member, [{ amount: -21n }]))).rejects.toMatchObject({
    code: 'wallet.insufficient',
  });
});

it('each step sent twice happens once', async () => {
  const member = await t.member(1_000n);
  const { hold, input } = await open(member, 500n);
  expect((await t.db.tx((tx) => t.wallet.hold(tx, input))).outcome).toBe('repeated');
  const [one, two] = [t.ids.next<Uuid>(), t.ids.next<Uuid>()];
  const first = await capture(hold, 200n, one);
  expect(await capture(hold, 200n, one)).toEqual({ ...first, outcome: 'repeated' });
  await release(hold, 200n, two);
  expect((await release(hold, 200n, two)).outcome).toBe('repeated');
  await expect(release(hold, 100n, two)).rejects.toMatchObject({ code: 'wallet.key-reused' });
  expect(await balance(member)).toMatchObject({ cash: 700n, held: 100n });
});

it('captures that race take no more than the hold', async () => {
  const member = await t.member(1_000n);
  const { hold } = await open(member, 500n);
  const settled = await Promise.allSettled(Array.from({ length: 12 }, () => capture(hold, 90n)));
  expect(settled.filter((s) => s.status === 'fulfilled')).toHaveLength(5);
  expect(await balance(member)).toMatchObject({ cash: 500n, held: 50n });
});

it('a hold that is unknown, or another member’s, is refused', async () => {
  const [memberId, other] = [await t.member(100n), await t.member()];
  const { holdId } = await open(memberId, 50n);
  const unknown = { code: 'wallet.hold-unknown' };
  for (const hold of [
    { holdId: t.ids.next<HoldId>(), memberId },
    { holdId, memberId: other },
  ]) {
    await expect(capture(hold, 1n)).rejects.toMatchObject(unknown);
    const key = t.ids.next<Uuid>();
    await expect(t.wallet.releaseHeld({ ...hold, key })).rejects.toMatchObject(unknown);
    expect(await t.db.read((tx) => t.wallet.leftOf(tx, hold))).toBeNull();
  }
});

it('the remainder of an expired hold goes back to cash, once', async () => {
  const member = await t.member(1_000n);
  const due = new Date(t.clock.now().getTime() + 60_000);
  const { hold } = await open(member, 500n, due);
  await capture(hold, 120n);
  expect(await t.wallet.expireHolds(t.clock.now())).toBe(0);
  t.clock.advance(60_000);
  expect(await t.wallet.expireHolds(t.clock.now())).toBe(1);
  expect(await t.wallet.expireHolds(t.clock.now())).toBe(0);
  expect(await balance(member)).toMatchObject({ cash: 880n, held: 0n });
});

/** A stake out of a hold, through the group commit. */
const stake = (memberId: MemberId, hold: HoldId, amount: bigint) => ({
  ...t.posting(memberId, [{ amount: -amount, kind: 'stake' }]),
  hold,
});

it('a posting out of a hold leaves the cash, and answers it as it is at that moment', async () => {
  const member = await t.member(1_000n);
  const { holdId } = await open(member, 600n);
  const posting = stake(member, holdId, 250n);
  const [first, staked, second] = await Promise.all([
    t.wallet.post(posting),
    t.wallet.post(t.posting(member, [{ amount: -30n }])),
    t.wallet.post(stake(member, holdId, 100n)),
  ]);
  expect(first).toMatchObject({ outcome: 'posted', balance: 400n, version: 2n });
  expect(staked).toMatchObject({ balance: 370n, version: 3n });
  expect(second).toMatchObject({ balance: 370n, version: 3n });
  expect(await t.wallet.post(posting)).toMatchObject({ outcome: 'repeated', batch: first.batch });
  expect(await balance(member)).toMatchObject({ cash: 370n, held: 250n });
  const [entry] = await t.db.read((tx) =>
    t.wallet.entries(tx, {
      memberId: member,
      purse: { account: 'held', vendor: null },
      reference: posting.legs[0]?.reference as Uuid,
      limit: 5,
    }),
  );
  expect(entry).toMatchObject({ kind: 'stake', amount: -250n, balanceAfter: 350n });
});

it('a posting takes no more than its hold has, and none of another member’s', async () => {
  const [member, other] = [await t.member(1_000n), await t.member(1_000n)];
  const { holdId, hold } = await open(member, 600n);
  const settled = await Promise.allSettled(
    Array.from({ length: 12 }, () => t.wallet.post(stake(member, holdId, 90n))),
  );
  const refused = settled.filter((one) => one.status === 'rejected');
  expect(refused).toHaveLength(6);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'wallet.hold-exceeded' });
  for (const unknown of [stake(other, holdId, 1n), stake(member, t.ids.next<HoldId>(), 1n)])
    await expect(t.wallet.post(unknown)).rejects.toMatchObject({ code: 'wallet.hold-unknown' });
  expect(await balance(member)).toMatchObject({ cash: 400n, held: 60n });
  expect(await t.db.read((tx) => t.wallet.leftOf(tx, hold))).toBe(60n);
  const paysIn = { ...t.posting(member, [{ amount: 1n }]), hold: holdId };
  await expect(t.wallet.post(paysIn)).rejects.toThrow('a leg out of a hold is below zero');
});

it('the rest of a hold is released through the group commit, once, however often it is sent', async () => {
  const member = await t.member(1_000n);
  const { holdId, hold } = await open(member, 600n);
  const key = t.ids.next<Uuid>();
  const answers = await Promise.all([
    t.wallet.post(stake(member, holdId, 100n)),
    t.wallet.releaseHeld({ ...hold, key }),
    t.wallet.post(stake(member, holdId, 100n)),
    t.wallet.releaseHeld({ ...hold, key }),
  ]);
  expect([answers[1]?.outcome, answers[3]?.outcome].sort()).toEqual(['posted', 'repeated']);
  expect(await t.wallet.releaseHeld({ ...hold, key })).toMatchObject({ outcome: 'repeated' });
  expect(await balance(member)).toMatchObject({ cash: 800n, held: 0n });
  expect(await t.wallet.releaseHeld({ ...hold, key: t.ids.next<Uuid>() })).toBeNull();
});

it('a part of a hold is released through the group commit, and no more than is left', async () => {
  const member = await t.member(1_000n);
  const { hold } = await open(member, 500n);
  const part = { ...hold, key: t.ids.next<Uuid>(), amount: 200n };
  expect(await t.wallet.releaseHeld(part)).toMatchObject({ outcome: 'posted', balance: 700n });
  await t.wallet.post(t.posting(member, [{ amount: -650n }]));
  expect(await t.wallet.releaseHeld(part)).toMatchObject({ outcome: 'repeated' });
  await expect(
    t.wallet.releaseHeld({ ...part, key: t.ids.next<Uuid>(), amount: 301n }),
  ).rejects.toMatchObject({ code: 'wallet.hold-exceeded' });
  await expect(t.wallet.releaseHeld({ ...part, amount: 100n })).rejects.toMatchObject({
    code: 'wallet.key-reused',
  });
  await expect(
    t.wallet.releaseHeld({ ...part, holdId: t.ids.next<HoldId>() }),
  ).rejects.toMatchObject({ code: 'wallet.hold-unknown' });
  expect(await balance(member)).toMatchObject({ cash: 50n, held: 300n });
});

it('the holds agree with the accounts', async () => {
  expect(await t.wallet.verify('full')).toMatchObject({ differences: 0 });
});
