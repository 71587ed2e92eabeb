import { describe, expect, test } from 'vitest';
import type { CallbackBody } from '../channels/callback-body.ts';
import { SIGNATURE_HEADER } from '../channels/signature.ts';
import { openTestCashier } from '../test-cashier.ts';
import { operator } from '../withdrawals/test-withdrawals.ts';
import { listUnknownPayments, MOST_UNKNOWN, settleUnknownPayment } from './unknown-payment.ts';

const t = openTestCashier();
const reason = 'Returned through the provider';
const NEVER = `dep_${'0'.repeat(32)}`;

const told = (reference: string, different: Partial<CallbackBody> = {}): CallbackBody => ({
  reference,
  depositId: NEVER,
  outcome: 'paid',
  amount: '420.00',
  ...different,
});
const waiting = async () =>
  (await t.db.read((tx) => listUnknownPayments(tx, { pageSize: 100 }))).rows;
const about = async (reference: string) =>
  (await waiting()).filter((row) => row.reference === reference);
type Seen = Awaited<ReturnType<typeof waiting>>[number];
const settle = ({ id, outcome, amount }: Seen) =>
  t.db.tx((tx) =>
    settleUnknownPayment(t.room, tx, {
      wish: { id, outcome, ...(amount !== null && { amount }), reason },
      caller: operator,
    }),
  );
const only = async (reference: string): Promise<Seen> => {
  const [row, ...more] = await about(reference);
  if (!row || more.length > 0) throw new Error(`not one row of ${reference}`);
  return row;
};

describe('a signed message about money for a deposit that does not exist', () => {
  test('waits once, however often it is sent, until an operator settles it', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => t.call(told('lost'))));
    expect(answers).toEqual(answers.map(() => ({ state: 'REVIEW' })));
    const row = await only('lost');
    expect(row).toMatchObject({
      channel: 'demo-bank',
      depositNamed: NEVER,
      outcome: 'paid',
      amount: '420.00',
    });
    await settle(row);
    expect(await t.call(told('lost'))).toEqual({ state: 'REVIEW' });
    expect(await about('lost')).toEqual([]);
    await expect(settle(row)).rejects.toMatchObject({ code: 'cashier.payment-changed' });
  });

  test('waits whatever the deposit is called, also one of another channel', async () => {
    const { id } = await t.ask(await t.member(), 20_00n, 'demo-wallet');
    await t.call(told('elsewhere', { depositId: id }));
    await t.call(told('order', { depositId: 'ORDER 17' }));
    expect(await only('elsewhere')).toMatchObject({ depositNamed: id });
    expect(await only('order')).toMatchObject({ depositNamed: 'ORDER 17' });
  });

  test('waits again when the provider says something else of it', async () => {
    await t.call(told('turned'));
    const seen = await only('turned');
    await t.call({ reference: 'turned', depositId: NEVER, outcome: 'reversed' });
    await expect(settle(seen)).rejects.toMatchObject({ code: 'cashier.payment-changed' });
    const now = await only('turned');
    expect(now).toMatchObject({ outcome: 'reversed', amount: null });
    await settle(now);
    await t.call(told('turned', { amount: '421.00' }));
    expect(await only('turned')).toMatchObject({ outcome: 'paid', amount: '421.00' });
  });

  test('waits when it failed with an amount; a failure without one moved nothing', async () => {
    await t.call(told('fell', { outcome: 'failed', amount: '10.00' }));
    expect(await only('fell')).toMatchObject({ outcome: 'failed', amount: '10.00' });
    const nothing: CallbackBody = { reference: 'nil', depositId: NEVER, outcome: 'failed' };
    await expect(t.call(nothing)).rejects.toMatchObject({ code: 'cashier.deposit-unknown' });
    expect(await about('nil')).toEqual([]);
  });

  test('leaves nothing behind without a right signature', async () => {
    const wrong = { [SIGNATURE_HEADER]: 'f'.repeat(64) };
    await expect(t.call(told('forged'), wrong)).rejects.toMatchObject({
      code: 'edge.signature-wrong',
    });
    expect(await about('forged')).toEqual([]);
  });

  test('cannot fill the table: so many of a channel wait, and one that is settled makes room', async () => {
    const before = (await waiting()).length;
    for (let n = before; n < MOST_UNKNOWN; n += 1) await t.call(told(`many-${n}`));
    const over = t.call(told('over'));
    await expect(over).rejects.toMatchObject({ code: 'cashier.deposit-unknown' });
    expect(await t.call(told(`many-${before}`))).toEqual({ state: 'REVIEW' });
    expect(await waiting()).toHaveLength(MOST_UNKNOWN);
    await settle(await only(`many-${before}`));
    expect(await t.call(told('over'))).toEqual({ state: 'REVIEW' });
    expect(await only('over')).toMatchObject({ amount: '420.00' });
  });
});
