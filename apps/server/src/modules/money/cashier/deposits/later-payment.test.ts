import { beforeEach, describe, expect, test } from 'vitest';
import { type MemberId, toWire } from '../../../../kernel/ids.ts';
import type { CallbackBody } from '../channels/callback-body.ts';
import { writeOffAct } from '../debts/acts.ts';
import { listDebts } from '../debts/list.ts';
import { openTestCashier } from '../test-cashier.ts';
import { operator } from '../withdrawals/test-withdrawals.ts';
import { creditAct, returnAct } from './decide-deposit.ts';
import { listCallbacks } from './list-callbacks.ts';
import { listAllDeposits } from './list-deposits.ts';
import { readDeposit } from './read-deposit.ts';

const t = openTestCashier();
const reason = 'Compared with the bank';

const message = (depositId: string, outcome: CallbackBody['outcome'], reference = 'a') => ({
  reference: `${depositId}-${reference}`,
  depositId,
  outcome,
  ...(outcome === 'paid' && { amount: '300.13' }),
});
const read = (memberId: MemberId, id: string) =>
  t.db.read((tx) => readDeposit(t.room, tx, { memberId, id }));
const inReview = async (memberId: MemberId) => {
  const { rows } = await t.db.read((tx) =>
    listAllDeposits(t.room, tx, { state: 'REVIEW', pageSize: 100 }),
  );
  return rows.filter((row) => row.memberId === toWire('mbr', memberId));
};
const effects = async () =>
  (await t.db.read((tx) => listCallbacks(tx, { pageSize: 100 }))).rows
    .map((row) => row.effect)
    .toReversed();
const close = (memberId: MemberId) =>
  t.db.tx((tx) => t.wallet.closeAccounts(tx, { memberId, asset: 'BDT' }));
const credit = (id: string) =>
  t.db.tx((tx) => creditAct(t.room).run(tx, { id, amount: '300.13', reason }, operator));
const giveBack = (id: string, as?: 'sent-back' | 'never-arrived') =>
  t.db.tx((tx) =>
    returnAct(t.room).run(tx, { id, amount: '300.13', reason, ...(as && { as }) }, operator),
  );

let member: MemberId;
let id: string;
beforeEach(async () => {
  member = await t.member();
  ({ id } = await t.ask(member, 300_13n));
});

describe('a payment of an account that was closed meanwhile', () => {
  test.each(['FAILED', 'EXPIRED'])('of a deposit that had %s waits in review', async (state) => {
    if (state === 'FAILED') await t.call(message(id, 'failed'));
    else await t.pass(1_800);
    await close(member);
    const was = t.letters.length;
    expect(await t.call(message(id, 'paid'))).toEqual({ state: 'REVIEW' });
    expect(await read(member, id)).toMatchObject({ paid: '300.13', reason: 'account-closed' });
    await expect(credit(id)).rejects.toMatchObject({ code: 'wallet.account-closed' });
    await giveBack(id);
    expect(await read(member, id)).toMatchObject({ state: 'RETURNED', reason: 'sent-back' });
    expect(t.letters).toHaveLength(was + 1);
  });

  test('that is taken back after the closing is booked, and its debt can be written off', async () => {
    await t.call(message(id, 'paid'));
    await t.db.tx((tx) =>
      t.wallet.transfer(tx, {
        memberId: member,
        asset: 'BDT',
        key: t.ids.next(),
        digest: Buffer.alloc(32),
        legs: [
          { amount: -300_13n, contra: 'payouts', kind: 'withdrawal', reference: t.ids.next() },
        ],
        rides: [],
      }),
    );
    await close(member);
    expect(await t.call(message(id, 'reversed'))).toEqual({ state: 'REVERSED' });
    const [debt] = (await t.db.read((tx) => listDebts(t.room, tx, { pageSize: 100 }))).rows.filter(
      ({ depositId }) => depositId === id,
    );
    expect(debt).toMatchObject({ owed: '300.13' });
    await t.db.tx((tx) => writeOffAct(t.room).run(tx, { id, amount: '300.13', reason }, operator));
    const isClosed = await t.db.read((tx) =>
      t.wallet.isClosed(tx, { memberId: member, asset: 'BDT' }),
    );
    expect([isClosed, await t.cash(member)]).toEqual([true, 0n]);
    expect(await t.wallet.verify('full')).toMatchObject({ differences: 0 });
  });
});

describe('a payment that its deposit cannot take', () => {
  test('paid again after it was taken back waits for an operator, who credits it once', async () => {
    await t.call(message(id, 'paid'));
    await t.call(message(id, 'reversed'));
    expect(await t.cash(member)).toBe(0n);
    expect(await t.call(message(id, 'paid'))).toEqual({ state: 'REVERSED' });
    await t.call(message(id, 'paid'));
    const [later, ...more] = await inReview(member);
    expect(more).toEqual([]);
    expect(later).toMatchObject({ paid: '300.13', reason: 'paid-again' });
    await credit(later?.id ?? '');
    expect(await t.cash(member)).toBe(300_13n);
    await t.call(message(id, 'reversed'));
    expect(await t.cash(member)).toBe(0n);
    expect((await read(member, later?.id ?? '')).state).toBe('REVERSED');
    expect((await effects()).slice(-5)).toEqual([
      'pay',
      'reverse',
      'paid-again',
      'repeated',
      'reverse',
    ]);
  });

  test('a second payment of a paid deposit waits likewise, and is returned', async () => {
    await t.call(message(id, 'paid'));
    await t.call(message(id, 'paid', 'b'));
    await t.call(message(id, 'paid', 'b'));
    const waiting = await inReview(member);
    expect(waiting).toMatchObject([{ paid: '300.13', reason: 'second-payment' }]);
    await giveBack(waiting[0]?.id ?? '');
    expect(await t.cash(member)).toBe(300_13n);
    expect(t.letters.at(-1)).toBe('৳300.13 was returned to you');
  });

  test('that was reported and never arrived is closed without a letter', async () => {
    await t.call(message(id, 'paid'));
    await t.call(message(id, 'paid', 'c'));
    const was = t.letters.length;
    const [waiting] = await inReview(member);
    await giveBack(waiting?.id ?? '', 'never-arrived');
    expect(await read(member, waiting?.id ?? '')).toMatchObject({
      state: 'RETURNED',
      reason: 'never-arrived',
    });
    expect(t.letters).toHaveLength(was);
  });
});
