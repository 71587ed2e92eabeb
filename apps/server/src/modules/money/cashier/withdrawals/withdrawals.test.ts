import { describe, expect, it } from 'vitest';
import { openTestCashier } from '../test-cashier.ts';
import { tellTerms } from './terms.ts';
import { PICTURES, withdrawalActs } from './test-withdrawals.ts';

const t = openTestCashier();
const { rich, payee, request, look, desk, balance, house, paidOut, ...by } = withdrawalActs(t);
const { approve, reject, paid, again, resolve, answer } = by;

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'taken',
    (err: Error & { code?: string }) => err.code ?? err.message,
  );

describe('a withdrawal request', () => {
  it('holds the amount in the same commit, so it cannot be staked any more', async () => {
    const member = await rich(1_000_00n);
    const { id } = await payee(member);
    const asked = await request(member, id, { amount: '400.00' });
    expect(asked).toMatchObject({
      state: 'REQUESTED',
      amount: '400.00',
      account: '•••••••5678',
      answers: [],
      next: { owner: 'house' },
    });
    expect(await balance(member)).toEqual({ cash: 600_00n, held: 400_00n });
    expect(t.pushed.map(({ message }) => message)).toContainEqual({
      type: 'withdrawal',
      withdrawalId: asked.id,
      state: 'REQUESTED',
    });
  });

  it('with the same key is one withdrawal, and other input under the key is refused', async () => {
    const member = await rich(1_000_00n);
    const { id } = await payee(member);
    const both = { amount: '300.00', key: 'one-and-the-same' };
    const answers = await Promise.all([1, 2, 3].map(() => request(member, id, both)));
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(await balance(member)).toEqual({ cash: 700_00n, held: 300_00n });
    expect(await codeOf(request(member, id, { ...both, amount: '301.00' }))).toBe(
      'wallet.key-reused',
    );
  });

  it('needs the payment password, the member’s own payee, and an amount the method pays', async () => {
    const member = await rich(1_000_00n);
    const stranger = await rich(1_000_00n);
    const { id } = await payee(member);
    const ask = (amount: string, more = {}) => codeOf(request(member, id, { amount, ...more }));
    expect(await ask('200.00', { pin: '000000' })).toBe('identity.payment-password-wrong');
    expect(await ask('99.99')).toBe('cashier.withdrawal-out-of-range');
    expect(await ask('25000.01')).toBe('cashier.withdrawal-out-of-range');
    expect(await ask('1000.01')).toBe('wallet.insufficient');
    expect(await codeOf(request(stranger, id, { amount: '200.00' }))).toBe('cashier.payee-unknown');
    expect(await balance(member)).toEqual({ cash: 1_000_00n, held: 0n });
  });

  it('is refused while turnover is missing, and the refusal says how much', async () => {
    const member = await rich(1_000_00n, 700_00n);
    const { id } = await payee(member);
    await expect(request(member, id, { amount: '700.01' })).rejects.toMatchObject({
      code: 'cashier.turnover-missing',
      facts: { value: { available: '700.00', missing: '300.00' } },
    });
    expect(await codeOf(request(member, id, { amount: '700.00' }))).toBe('taken');
  });

  it('is refused beyond three open ones, also when they race', async () => {
    const member = await rich(1_000_00n);
    const { id } = await payee(member);
    const words = await Promise.all(
      Array.from({ length: 6 }, () => codeOf(request(member, id, { amount: '100.00' }))),
    );
    expect(words.filter((word) => word === 'taken')).toHaveLength(3);
    expect(words.filter((word) => word === 'cashier.too-many-withdrawals')).toHaveLength(3);
    expect(await balance(member)).toEqual({ cash: 700_00n, held: 300_00n });
  });

  it('never takes more than the balance while stakes race it (T5)', async () => {
    const member = await rich(500_00n);
    const { id } = await payee(member);
    const stake = (nth: number) =>
      codeOf(
        t.wallet.post({
          memberId: member,
          asset: 'BDT',
          key: t.ids.next(),
          digest: Buffer.alloc(32, nth),
          legs: [
            { amount: -60_00n, contra: 'house:slots', kind: 'stake', reference: t.ids.next() },
          ],
          rides: [],
        }),
      );
    const [out, ...stakes] = await Promise.all([
      codeOf(request(member, id, { amount: '300.00' })),
      ...Array.from({ length: 10 }, (_, nth) => stake(nth)),
    ]);
    const staked = BigInt(stakes.filter((word) => word === 'taken').length) * 60_00n;
    const held = out === 'taken' ? 300_00n : 0n;
    expect(await balance(member)).toEqual({ cash: 500_00n - staked - held, held });
  });
});

describe('a payee', () => {
  it('rests for a day unless it is the member’s first', async () => {
    const member = await rich(1_000_00n);
    const first = await payee(member);
    const second = await payee(member, { account: '01812345678' });
    expect(first.usableFrom).toBe(first.addedAt);
    expect(t.letters).toEqual([
      'The account •••••••5678 was added to your account',
      'The account •••••••5678 was added to your account',
    ]);
    await expect(request(member, second.id, { amount: '200.00' })).rejects.toMatchObject({
      code: 'cashier.payee-resting',
      facts: { value: { usableFrom: second.usableFrom } },
    });
    t.clock.advance(24 * 3_600_000);
    expect(await codeOf(request(member, second.id, { amount: '200.00' }))).toBe('taken');
  });

  it('is stored once in its method’s form, behind the payment password', async () => {
    const member = await rich(1_000_00n);
    const add = (more: Parameters<typeof payee>[1]) => codeOf(payee(member, more));
    expect(await add({ account: '0171234567' })).toBe('cashier.payee-account');
    expect(await add({ method: 'pigeon' })).toBe('cashier.method-unknown');
    expect(await add({ pin: '000000' })).toBe('identity.payment-password-wrong');
    expect(await add({ account: '0171 234-5678' })).toBe('taken');
    for (const known of ['01712345678', '০১৭১২৩৪৫৬৭৮', '+880 1712 345678'])
      expect(await add({ account: known })).toBe('cashier.payee-known');
    for (let i = 0; i < 4; i += 1) await payee(member, { account: `0181234567${i}` });
    expect(await add({ account: '01912345678' })).toBe('cashier.too-many-payees');
  });
});

describe('an operator at the withdrawal desk', () => {
  it('approves, the channel pays, and the member has a day to answer', async () => {
    const { member, id } = await paidOut();
    const out = await look(member, id);
    expect(out).toMatchObject({ state: 'PAID', answers: ['received', 'not-received', 'partial'] });
    expect(out.reference).toMatch(/^demo-wallet-/);
    expect(Date.parse(out.confirmBy ?? '') - t.clock.now().getTime()).toBe(1_440 * 60_000);
    expect(await balance(member)).toEqual({ cash: 600_00n, held: 0n });
    expect(t.letters.at(-1)).toBe('Your withdrawal of ৳400.00 was paid');
    expect((await desk(id)).verified).toBe(true);
  });

  it('decides only on the state they saw, once', async () => {
    const member = await rich(1_000_00n);
    const { id: account } = await payee(member);
    const { id } = await request(member, account, { amount: '400.00' });
    expect(await codeOf(approve(id, '399.00'))).toBe('cashier.withdrawal-changed');
    const both = await Promise.all([codeOf(approve(id, '400.00')), codeOf(reject(id))]);
    expect(both.toSorted()).toEqual(['cashier.withdrawal-changed', 'taken']);
  });

  it('rejects, and the hold is released at once', async () => {
    const member = await rich(1_000_00n);
    const { id: account } = await payee(member);
    const { id } = await request(member, account, { amount: '400.00' });
    await reject(id);
    expect((await look(member, id)).state).toBe('REJECTED');
    expect(await balance(member)).toEqual({ cash: 1_000_00n, held: 0n });
    expect(t.letters.at(-1)).toBe('Your withdrawal of ৳400.00 was not approved');
  });

  it('pays by hand under a reference that no other payment has', async () => {
    const member = await rich(1_000_00n);
    const bank = await payee(member, { method: 'demo-bank', account: '12345678' });
    const first = await request(member, bank.id, { amount: '200.00' });
    const second = await request(member, bank.id, { amount: '300.00' });
    await approve(first.id, '200.00');
    await approve(second.id, '300.00');
    await t.pass(3_600);
    expect(await look(member, first.id)).toMatchObject({
      state: 'APPROVED',
      next: { owner: 'house' },
    });
    await paid(first.id, 'BANK-1');
    expect(await codeOf(paid(second.id, 'BANK-1'))).toBe('cashier.reference-taken');
    expect(await look(member, first.id)).toMatchObject({ state: 'PAID', reference: 'BANK-1' });
  });

  it('retries a failed payment, or rejects it', async () => {
    const member = await rich(1_000_00n);
    const { id: account } = await payee(member);
    const { id } = await request(member, account, { amount: '400.17' });
    await approve(id, '400.17');
    await t.pass(0);
    expect((await look(member, id)).state).toBe('FAILED');
    expect(await balance(member)).toEqual({ cash: 599_83n, held: 400_17n });
    const before = await house('payouts');
    await again(id);
    await t.pass(0);
    expect((await look(member, id)).state).toBe('PAID');
    expect((await house('payouts')) - before).toBe(400_17n);
  });

  it('sees the risks of a withdrawal with their reasons', async () => {
    const [member, other] = [await rich(1_000_00n), await rich(1_000_00n)];
    const account = '01999999999';
    await payee(other, { account });
    const { id } = await request(member, (await payee(member, { account })).id, {
      amount: '400.00',
    });
    const seen = await desk(id);
    expect(seen.risks).toEqual(['account-shared', 'account-new', 'first', 'quick']);
    expect(seen.fullAccount).toBe(account);
    expect(seen.sharedWith).toHaveLength(1);
    expect(seen.totals).toMatchObject({ deposited: '1000.00', withdrawn: '0.00' });
  });

  it('sees as withdrawn what was paid and not refunded', async () => {
    const { member, id } = await paidOut();
    await answer(member, id, { answer: 'partial', received: '150.00', proofs: PICTURES });
    await resolve(id, 'refund', '250.00');
    const { payees } = await t.db.read((tx) => tellTerms(t.room, tx, member));
    const next = await request(member, payees[0]?.id ?? '', { amount: '100.00' });
    expect((await desk(next.id)).totals.withdrawn).toBe('150.00');
  });
});
