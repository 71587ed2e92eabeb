import { describe, expect, it } from 'vitest';
import { openTestCashier } from '../test-cashier.ts';
import { autoReceive } from './auto-receive.ts';
import { PICTURE, PICTURES, withdrawalActs } from './test-withdrawals.ts';
import { fromWire, type WithdrawalId } from '../../../../kernel/ids.ts';
import { payWithdrawal } from './pay.ts';

const t = openTestCashier();
const { answer, resolve, look, desk, balance, house, paidOut } = withdrawalActs(t);
const DAY = 1_440 * 60;

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'taken',
    (err: Error & { code?: string }) => err.code ?? err.message,
  );
const moved = async (act: () => Promise<unknown>) => {
  const of = async () => ({ payouts: await house('payouts'), suspense: await house('suspense') });
  const before = await of();
  await act();
  const after = await of();
  return { payouts: after.payouts - before.payouts, suspense: after.suspense - before.suspense };
};
const STILL = { payouts: 0n, suspense: 0n };

describe('the member’s answer to a paid withdrawal', () => {
  it('received: the withdrawal ends and no money moves (S-051)', async () => {
    const { member, id } = await paidOut();
    expect(await moved(() => answer(member, id, { answer: 'received' }))).toEqual(STILL);
    expect(await look(member, id)).toMatchObject({ state: 'RECEIVED', next: null, answers: [] });
    expect(await codeOf(answer(member, id, { answer: 'received' }))).toBe('cashier.answer-closed');
  });

  it('not received: with a picture, the amount waits in suspense (S-052)', async () => {
    const { member, id } = await paidOut();
    expect(await codeOf(answer(member, id, { answer: 'not-received' }))).toBe(
      'cashier.proof-needed',
    );
    const said = { answer: 'not-received', proofs: PICTURES } as const;
    expect(await moved(() => answer(member, id, said))).toEqual({
      payouts: -400_00n,
      suspense: 400_00n,
    });
    expect(await look(member, id)).toMatchObject({
      state: 'DISPUTED',
      received: '0.00',
      answers: ['all-received'],
      next: { owner: 'house' },
    });
    expect((await desk(id)).proofs).toMatchObject([{ picture: PICTURE }]);
    expect(await balance(member)).toEqual({ cash: 600_00n, held: 0n });
  });

  it.each(['0.00', '400.00', '400.01', 'much', undefined])(
    'in part: %s of 400.00 is not a part (S-053)',
    async (received) => {
      const { member, id } = await paidOut();
      const said = { answer: 'partial', proofs: PICTURES, ...(received && { received }) } as const;
      expect(await codeOf(answer(member, id, said))).toBe('cashier.received-wrong');
      expect((await look(member, id)).state).toBe('PAID');
    },
  );

  it('partly received: both parts add up to the amount, and the rest can be refunded', async () => {
    const { member, id } = await paidOut();
    const said = { answer: 'partial', received: '150.01', proofs: PICTURES } as const;
    expect(await moved(() => answer(member, id, said))).toEqual({
      payouts: -249_99n,
      suspense: 249_99n,
    });
    expect(await codeOf(resolve(id, 'refund', '250.00'))).toBe('cashier.withdrawal-changed');
    expect(await moved(() => resolve(id, 'refund', '249.99'))).toEqual({
      payouts: 0n,
      suspense: -249_99n,
    });
    expect((await look(member, id)).state).toBe('RECEIVED_PARTIAL');
    expect(await balance(member)).toEqual({ cash: 849_99n, held: 0n });
  });

  it('received after a dispute: the missing amount goes back to payouts (S-054)', async () => {
    const { member, id } = await paidOut();
    await answer(member, id, { answer: 'partial', received: '100.00', proofs: PICTURES });
    expect(await moved(() => answer(member, id, { answer: 'all-received' }))).toEqual({
      payouts: 300_00n,
      suspense: -300_00n,
    });
    expect(await look(member, id)).toMatchObject({ state: 'ALL_RECEIVED', received: '400.00' });
    expect(await balance(member)).toEqual({ cash: 600_00n, held: 0n });
  });

  it('a dispute is refunded, or the payment is upheld, once', async () => {
    const said = { answer: 'not-received', proofs: PICTURES } as const;
    const given = await paidOut();
    await answer(given.member, given.id, said);
    await resolve(given.id, 'refund', '400.00');
    expect((await look(given.member, given.id)).state).toBe('REFUNDED');
    expect(await balance(given.member)).toEqual({ cash: 1_000_00n, held: 0n });
    expect(await codeOf(resolve(given.id, 'refund', '400.00'))).toBe('cashier.withdrawal-changed');

    const held = await paidOut();
    await answer(held.member, held.id, said);
    expect(await moved(() => resolve(held.id, 'uphold', '400.00'))).toEqual({
      payouts: 400_00n,
      suspense: -400_00n,
    });
    expect((await look(held.member, held.id)).state).toBe('RECEIVED');
    expect(await balance(held.member)).toEqual({ cash: 600_00n, held: 0n });
  });
});

describe('the deadline to answer', () => {
  it('at its very instant the withdrawal counts as received, and no money moves (S-055, S-056)', async () => {
    const { member, id } = await paidOut();
    t.clock.advance(DAY * 1_000 - 1);
    expect((await look(member, id)).answers).toContain('received');
    t.clock.advance(1);
    expect((await look(member, id)).answers).toEqual([]);
    expect(await codeOf(answer(member, id, { answer: 'received' }))).toBe('cashier.answer-closed');
    expect(await moved(() => t.pass(0))).toEqual(STILL);
    expect((await look(member, id)).state).toBe('AUTO_RECEIVED');
    expect(t.letters.at(-1)).toBe('Your withdrawal of ৳400.00 counts as received');
  });

  it('does not end a withdrawal disputed before it', async () => {
    const { member, id } = await paidOut();
    await t.pass(DAY - 1);
    await answer(member, id, { answer: 'not-received', proofs: PICTURES });
    await t.pass(10 * DAY);
    expect((await look(member, id)).state).toBe('DISPUTED');
  });

  it('ends it once, also when a job runs again or the clock goes back', async () => {
    const { member, id } = await paidOut();
    const withdrawalId = fromWire('wdr', id) as WithdrawalId;
    expect(await moved(() => payWithdrawal(t.room, { withdrawalId, attempt: 1 }))).toEqual(STILL);
    await t.pass(DAY);
    t.clock.advance(-DAY * 1_000);
    await t.db.tx((tx) => autoReceive(t.room, tx, { withdrawalId }));
    expect((await look(member, id)).steps.map(({ state }) => state)).toEqual([
      'REQUESTED',
      'APPROVED',
      'PAID',
      'AUTO_RECEIVED',
    ]);
    expect(await balance(member)).toEqual({ cash: 600_00n, held: 0n });
  });
});
