import { parseDecimal } from '@nokshi/money';
import { describe, expect, it } from 'vitest';
import { hostedActs } from '../channels/test-hosted.ts';
import { openTestCashier } from '../test-cashier.ts';
import { tellTerms } from '../withdrawals/terms.ts';
import { operator, withdrawalActs } from '../withdrawals/test-withdrawals.ts';
import { collectAct, writeOffAct } from './acts.ts';
import { listDebts } from './list.ts';

const t = openTestCashier();
const { ask, call, paid, told, look } = hostedActs(t);

const house = async (name: string): Promise<bigint> => {
  const { rows } = await t.db.read((tx) => t.wallet.totals(tx));
  return parseDecimal(rows.find(({ kind }) => kind === name)?.balance ?? '0.00') ?? 0n;
};
const open = async () => (await t.db.read((tx) => listDebts(t.room, tx, { pageSize: 25 }))).rows;
const decide = (act: typeof collectAct, id: string, amount: string) =>
  t.db
    .tx((tx) => act(t.room).run(tx, { id, amount, reason: 'talked to the member' }, operator))
    .then(
      () => 'done',
      (err: Error & { code?: string }) => err.code ?? err.message,
    );

/** A deposit of 500.00, of which 120.00 are left when it is reversed. */
async function spent() {
  const member = await t.member();
  const { id } = await ask(member);
  await t.pass(0);
  await call(paid(id));
  await t.wallet.post({
    memberId: member,
    asset: 'BDT',
    key: t.ids.next(),
    digest: Buffer.alloc(32),
    legs: [{ amount: -380_00n, contra: 'house:slots', kind: 'stake', reference: t.ids.next() }],
    rides: [],
  });
  t.letters.length = 0;
  return { member, id };
}

describe('a reversed payment', () => {
  it('is debited from the balance once, and the member is notified', async () => {
    const member = await t.member();
    const { id } = await ask(member);
    await t.pass(0);
    await call(paid(id));
    const clearing = await house('clearing:cashier');
    await call(told(id, 'reversed'));
    await call(told(id, 'reversed'));
    await call(paid(id));
    expect(await t.cash(member)).toBe(0n);
    expect(await look(member, id)).toMatchObject({ state: 'REVERSED', reason: 'taken-back' });
    expect((await house('clearing:cashier')) - clearing).toBe(500_00n);
    expect(await open()).toEqual([]);
    expect(t.letters.at(-1)).toBe('Your payment of ৳500.00 was reversed');
  });

  it('holds back what is still owed from withdrawals, to the taka', async () => {
    const { member, id } = await spent();
    await call(told(id, 'reversed'));
    await t.ask(member, 500_00n, 'demo-wallet');
    await t.stake(member, 500_00n);
    const { payee, request } = withdrawalActs(t);
    const payeeId = (await payee(member)).id;
    const terms = () => t.db.read((tx) => tellTerms(t.room, tx, member));
    expect(await terms()).toMatchObject({
      cash: '500.00',
      available: '120.00',
      debt: { owed: '380.00', held: '380.00', depositId: id },
    });
    await expect(request(member, payeeId, { amount: '120.01' })).rejects.toMatchObject({
      code: 'cashier.debt-open',
      facts: { value: { available: '120.00', held: '380.00' } },
    });
    await request(member, payeeId, { amount: '120.00' });
    expect(await terms()).toMatchObject({ cash: '380.00', available: '0.00' });
    expect(await decide(collectAct, id, '380.00')).toBe('done');
    expect(await terms()).toMatchObject({ cash: '0.00', debt: null });
  });

  it('never takes a balance below zero: the rest is a debt at the desk', async () => {
    const { member, id } = await spent();
    const before = await house('receivables');
    await call(told(id, 'reversed'));
    expect(await t.cash(member)).toBe(0n);
    expect(await open()).toMatchObject([
      { depositId: id, amount: '500.00', collected: '120.00', owed: '380.00' },
    ]);
    expect((await house('receivables')) - before).toBe(-380_00n);
    expect(await decide(collectAct, id, '380.00')).toBe('cashier.nothing-there');

    await t.ask(member, 100_00n, 'demo-wallet');
    expect(await decide(collectAct, id, '379.00')).toBe('cashier.debt-changed');
    expect(await decide(collectAct, id, '380.00')).toBe('done');
    expect(await t.cash(member)).toBe(0n);
    expect(await decide(writeOffAct, id, '280.00')).toBe('done');
    expect(await open()).toEqual([]);
    expect((await house('receivables')) - before).toBe(0n);
    expect(await decide(writeOffAct, id, '280.00')).toBe('cashier.debt-changed');
  });

  it('that was never reported as paid is not credited', async () => {
    const member = await t.member();
    const { id } = await ask(member);
    await t.pass(0);
    await call(told(id, 'reversed'));
    await call(paid(id));
    expect((await look(member, id)).state).toBe('PENDING');
    expect(await t.cash(member)).toBe(0n);
  });

  it('reported ten times at once beside a stake leaves one debt', async () => {
    const { member, id } = await spent();
    await Promise.all(Array.from({ length: 10 }, () => call(told(id, 'reversed'))));
    expect(await open()).toMatchObject([{ depositId: id, owed: '380.00' }]);
    expect(await t.cash(member)).toBe(0n);
  });
});
