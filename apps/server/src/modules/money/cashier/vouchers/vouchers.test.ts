import { plainVoucher } from '@nokshi/contract/voucher-code.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { MemberId } from '../../../../kernel/ids.ts';
import { setLimit } from '../../../stakes/limits/set-limit.ts';
import { openTestCashier } from '../test-cashier.ts';
import { channelActs } from '../test-channels.ts';
import { operator } from '../withdrawals/test-withdrawals.ts';
import { deskVouchers, usedVouchers } from './desk.ts';
import { issueAct } from './issue.ts';
import { takeCodes, voidBatch } from './batch-acts.ts';

const t = openTestCashier();
const { set, ask, house } = channelActs(t);
const EXPIRES = '2026-06-01T00:00:00.000Z';
const tries: string[] = [];
beforeEach(() => {
  t.clock.set('2026-03-02T04:00:00.000Z');
  tries.length = 0;
  t.tryVoucher = async () => {
    tries.push('taken');
    return async () => void tries.push('given back');
  };
});

const desk = () => t.db.read((tx) => deskVouchers(t.room, tx, { pageSize: 25 }));
const newest = async () => (await desk()).rows[0]!;
const issue = (wish: { count?: number; amount?: string; expiresAt?: string } = {}) =>
  t.db.tx((tx) =>
    issueAct(t.room).run(
      tx,
      { count: 2, amount: '250.00', expiresAt: EXPIRES, note: 'Eid', reason: 'a gift', ...wish },
      operator,
    ),
  );
const take = (id: string) => t.db.tx((tx) => takeCodes(t.room, tx, { id, caller: operator }));
/** A batch with its codes. */
async function issued(wish: Parameters<typeof issue>[0] = {}) {
  await issue(wish);
  const { id } = await newest();
  return { id, ...(await take(id)) };
}
const redeem = (member: MemberId, code: string) =>
  ask(member, { channel: 'voucher', fields: { code } });
const said = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (err: Error & { code?: string }) => err.code ?? err.message,
  );

describe('a voucher', () => {
  test('is credited once, in the commit that redeems it, from its own clearing account', async () => {
    const { id, codes } = await issued();
    const member = await t.member();
    const before = await house('clearing:voucher');
    const deposit = await redeem(member, codes[0]!.toLowerCase());
    expect(deposit).toMatchObject({ state: 'CREDITED', amount: '250.00', fields: [] });
    expect(deposit.steps.map(({ state }) => state)).toEqual(['PENDING', 'PAID', 'CREDITED']);
    expect(await t.cash(member)).toBe(250_00n);
    expect((await house('clearing:voucher')) - before).toBe(-250_00n);
    expect(tries).toEqual(['taken', 'given back']);

    const other = await t.member();
    expect(await said(redeem(member, codes[0]!))).toBe('cashier.voucher-used');
    expect(await said(redeem(other, codes[0]!))).toBe('cashier.voucher-used');
    expect(await t.cash(member)).toBe(250_00n);
    const { rows } = await t.db.read((tx) => usedVouchers(t.room, tx, { id, pageSize: 25 }));
    expect(rows).toMatchObject([{ number: 1, depositId: deposit.id }]);
    const { redeemed, booked } = await desk();
    expect(booked).toBe(redeemed);
  });

  test('raced by ten members and ten attempts is one deposit', async () => {
    const { codes } = await issued({ count: 1 });
    const members = await Promise.all(Array.from({ length: 10 }, () => t.member()));
    const all = [...members, ...members].map((member) => said(redeem(member, codes[0]!)));
    const ends = await Promise.all(all);
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(ends.filter((end) => end === 'cashier.voucher-used')).toHaveLength(19);
    const cash = await Promise.all(members.map((member) => t.cash(member)));
    expect(cash.reduce((sum, each) => sum + each, 0n)).toBe(250_00n);
  });

  test('that a deposit limit refuses can be redeemed on a later day', async () => {
    const { codes } = await issued();
    const member = await t.member();
    const limit = { memberId: member, kind: 'deposit', period: 'D', amount: 100_00n } as const;
    await t.db.tx((tx) => setLimit(t.limits.room, tx, limit));
    expect(await said(redeem(member, codes[0]!))).toBe('limits.deposit-limit');
    expect(tries).toEqual(['taken', 'given back']);
    expect((await newest()).used).toBe(0);
    const other = await t.member();
    expect(await said(redeem(other, codes[0]!))).toBe('done');
  });

  test('refused by a limit set at the same moment is not used up', async () => {
    const { codes } = await issued({ count: 1 });
    const member = await t.member();
    const { room } = t;
    const limits = { ...room.limits, countDeposit: async () => false };
    const { requestDeposit } = await import('../deposits/request-deposit.ts');
    const wish = { memberId: member, channel: 'voucher', amount: null };
    const asked = t.db.tx((tx) =>
      requestDeposit({ ...room, limits }, tx, { ...wish, fields: { code: codes[0]! } }),
    );
    expect(await said(asked)).toBe('cashier.deposit-forbidden');
    expect(await said(redeem(member, codes[0]!))).toBe('done');
  });

  test('with an unknown code counts as a guess, a misspelt one does not', async () => {
    const member = await t.member();
    const { codes } = await issued();
    expect(await said(redeem(member, 'ABCD-EFGH-JKMN-PQRS'))).toBe('cashier.field-wrong');
    expect(tries).toEqual([]);
    const { drawCode } = await import('../rules/draw-code.ts');
    const unknown = drawCode((n) => t.room.random.bytes(n));
    expect(await said(redeem(member, unknown))).toBe('cashier.voucher-unknown');
    expect(tries).toEqual(['taken']);
    expect(codes.map(plainVoucher)).not.toContain(unknown);
  });

  test('cannot be redeemed after its expiry, and has terms like any channel', async () => {
    const { codes } = await issued();
    const member = await t.member();
    await set('voucher', { fee: { fixed: '10.00', points: 0 }, maximum: '200.00' });
    expect(await said(redeem(member, codes[0]!))).toBe('cashier.amount-out-of-range');
    await set('voucher', { fee: { fixed: '10.00', points: 0 } });
    expect(await redeem(member, codes[0]!)).toMatchObject({ paid: '250.00', credited: '240.00' });
    await set('voucher', {});
    t.clock.set(EXPIRES);
    expect(await said(redeem(member, codes[1]!))).toBe('cashier.voucher-expired');
    expect(await newest()).toMatchObject({ state: 'expired', used: 1, expired: 1, unused: 0 });
  });
});

describe('a batch of vouchers', () => {
  test('shows its codes once; nothing stored opens a voucher', async () => {
    await issue({ count: 500 });
    const batch = await newest();
    expect(batch).toMatchObject({ state: 'written', count: 500, unused: 500, issuedBy: 'fatima' });
    const taken = await Promise.allSettled([take(batch.id), take(batch.id)]);
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { codes } = taken.find((each) => each.status === 'fulfilled')!.value;
    expect(new Set(codes).size).toBe(500);
    const dump = await t.db.rows<{ row: string }>({
      text: 'select v::text as row from cashier_voucher v',
      values: [],
      isSql: true,
    });
    const kept = dump.map(({ row }) => row).join(' ');
    for (const code of codes) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(plainVoucher(code));
    }
    expect(await said(take(batch.id))).toBe('cashier.codes-taken');
    expect(await said(take('vbt_unknown'))).toBe('cashier.batch-unknown');
  });

  test('is owed by the house until it is redeemed, voided or expired', async () => {
    const before = Number((await desk()).outstanding);
    const { id, codes } = await issued({ count: 4, amount: '100.00' });
    const owed = async () => Number((await desk()).outstanding) - before;
    expect(await owed()).toBe(400);
    const member = await t.member();
    await redeem(member, codes[0]!);
    expect(await owed()).toBe(300);
    const wish = { id, reason: 'the leaflets were stolen', caller: operator };
    expect(await t.db.tx((tx) => voidBatch(t.room, tx, wish))).toEqual({ voided: 3 });
    expect(await owed()).toBe(0);
    expect(await newest()).toMatchObject({ state: 'void', used: 1, void: 3, unused: 0 });
    expect(await said(redeem(member, codes[1]!))).toBe('cashier.voucher-void');
    expect(await said(redeem(member, codes[0]!))).toBe('cashier.voucher-used');
    expect(await said(t.db.tx((tx) => voidBatch(t.room, tx, wish)))).toBe('cashier.batch-over');
  });

  test('must fit the channel’s terms and expire in the future', async () => {
    expect(await said(issue({ amount: '9.99' }))).toBe('cashier.amount-out-of-range');
    expect(await said(issue({ expiresAt: t.clock.now().toISOString() }))).toBe(
      'cashier.voucher-expiry',
    );
    const later = '2032-01-01T00:00:00.000Z';
    expect(await said(issue({ expiresAt: later }))).toBe('cashier.voucher-expiry');
    expect(await said(issue())).toBe('done');
  });
});
