import { MOST_LINES } from '@nokshi/contract/console/statements.ts';
import { describe, expect, it } from 'vitest';
import { openTestCashier } from '../test-cashier.ts';
import { creditLineAct } from './credit-line.ts';
import { csvOf, statementActs } from './test-statements.ts';

const t = openTestCashier();
const { asked, tell, payment, preview, take, look, lines, line, match, undo, credit, close, demo } =
  statementActs(t);

const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (err: Error & { code?: string }) => err.code ?? err.message,
  );
/** The newest line with these words. */
const lineOf = async (reference: string) => {
  const found = (await lines()).find((one) => one.reference === reference);
  if (!found) throw new Error(`no line says ${reference}`);
  return found;
};
let strangers = 0;
/** A line that names no deposit. */
const stranger = async (amount: string) => {
  const reference = `rent ${++strangers}`;
  await take(csvOf(`2026-04-15,${amount},${reference},Rahim`));
  return lineOf(reference);
};

describe('a bank transfer', () => {
  it('waits three days; the member reports it once, with pictures, and no money moves', async () => {
    const { member, id } = await asked();
    expect(await payment(member, id)).toMatchObject({
      way: 'transfer',
      code: expect.stringMatching(/^NK[A-Z2-9]{8}$/),
      told: null,
    });
    expect(await tell(member, id)).toMatchObject({ told: { reference: 'TRX-1', pictures: 1 } });
    expect(await codeOf(tell(member, id, 'TRX-2'))).toBe('cashier.told-already');
    expect(await codeOf(tell(await t.member(), id))).toBe('cashier.deposit-unknown');
    expect(await t.cash(member)).toBe(0n);
    await t.pass(3 * 86_400 - 1);
    expect((await look(member, id)).state).toBe('PENDING');
    await t.pass(1);
    expect((await look(member, id)).state).toBe('EXPIRED');
    expect(await payment(member, id)).toEqual({ way: 'none' });
  });
});

describe('a line that an earlier file had', () => {
  it('is known, or another payment when the operator says so, each time once', async () => {
    const same = '2026-04-15,77.00,rent again,Rahim';
    await take(csvOf(same, same, same));
    expect(await take(csvOf(same))).toMatchObject({ taken: 0, known: 1 });
    expect((await preview(csvOf(same))).lines[0]).toMatchObject({ fate: 'known' });
    expect((await preview(csvOf(same), [2])).lines[0]).toMatchObject({ fate: 'unmatched' });
    expect(await take(csvOf(same), [2])).toMatchObject({ taken: 1, known: 0 });
    const taken = (await lines()).filter(({ reference }) => reference === 'rent again');
    expect(taken).toHaveLength(4);
    expect(await take(csvOf(same, same), [2, 3])).toMatchObject({ taken: 2, known: 0 });
  });
});

describe('a bank statement', () => {
  it('is previewed without writing anything, then imported', async () => {
    const { member, id, code } = await asked();
    const { code: other } = await asked(300_00n);
    const csv = csvOf(
      `2026-04-15,500.00,pay ${code.toLowerCase()},Karim`,
      `2026-04-15,290.00,${other},Selim`,
      '2026-04-15,9.00,flowers,Nadia',
      'yesterday,1.00,x,y',
    );
    expect(await preview(csv)).toMatchObject({
      lines: [
        { number: 2, fate: 'exact', deposit: { depositId: id, asked: '500.00' } },
        { number: 3, fate: 'amount-differs', deposit: { asked: '300.00' } },
        { number: 4, fate: 'unmatched', deposit: null },
      ],
      refused: [{ number: 5, fault: 'date' }],
      credited: '500.00',
    });
    expect((await look(member, id)).state).toBe('PENDING');
    expect(await take(csv)).toEqual({ taken: 3, known: 0, matched: 1, refused: 1 });
    expect(await look(member, id)).toMatchObject({ state: 'CREDITED', reason: null });
    expect(await t.cash(member)).toBe(500_00n);
  });

  it('imported twice, at once or as part of another file, credits each line once', async () => {
    const { member, code } = await asked();
    const first = `2026-04-14,500.00,${code},Karim`;
    const csv = csvOf(first, `2026-04-14,5.00,twin,Karim`, `2026-04-14,5.00,twin,Karim`);
    const [one, two] = await Promise.all([take(csv), take(csv)]);
    expect([one.taken + two.taken, one.known + two.known]).toEqual([3, 3]);
    const more = csvOf('2026-04-14,8.00,new,Karim', first);
    expect(await take(more)).toMatchObject({ taken: 1, known: 1 });
    expect(await t.cash(member)).toBe(500_00n);
    expect((await lines()).filter(({ reference }) => reference === 'twin').length).toBe(2);
  });

  it('credits the amount that was asked for, also after the time to pay', async () => {
    const { member, id, code } = await asked();
    await t.pass(4 * 86_400);
    await take(csvOf(`2026-04-13,500.00,${code},Karim`));
    expect(await look(member, id)).toMatchObject({ state: 'CREDITED', credited: '500.00' });
  });

  it('leaves another amount than asked for, and much money, to people', async () => {
    const [{ member, code }, large] = [await asked(10_00n), await asked(30_000_00n)];
    const csv = csvOf(
      `2026-04-13,9999999.00,${code},Karim`,
      `2026-04-13,30000.00,${large.code},Karim`,
    );
    const fates = (await preview(csv)).lines.map(({ fate }) => fate);
    expect(fates).toEqual(['amount-differs', 'above']);
    await take(csv);
    expect([await t.cash(member), await t.cash(large.member)]).toEqual([0n, 0n]);
    const [{ id: lineId }] = [await lineOf(code)];
    await match(lineId, (await line(lineId)).candidates[0]?.depositId ?? '');
    const wish = { id: lineId, amount: '9999999.00', reason: 'as the bank says' };
    expect(await t.db.tx(async (tx) => creditLineAct(t.room).takesTwo?.(tx, wish))).toBe(true);
  });

  it('leaves a second payment with the same code to an operator', async () => {
    const { member, code } = await asked();
    await take(csvOf(`2026-04-12,500.00,${code},A`, `2026-04-12,500.00,${code},B`));
    await take(csvOf(`2026-04-12,500.00,${code},C`));
    expect(await t.cash(member)).toBe(500_00n);
    const states = (await lines()).filter((one) => one.reference === code).map((one) => one.state);
    expect(states.sort()).toEqual(['CREDITED', 'UNMATCHED', 'UNMATCHED']);
  });

  it('is refused as a whole when it is no statement or too long', async () => {
    expect(await codeOf(take('day;sum'))).toBe('cashier.statement-unreadable');
    const long = Array.from({ length: MOST_LINES + 1 }, (_, at) => `2026-04-15,1.00,${at},x`);
    expect(await codeOf(preview(csvOf(...long)))).toBe('cashier.statement-too-long');
  });
});

describe('a statement line that names no deposit', () => {
  it('is matched by an operator, unmatched, matched again, and then credited', async () => {
    const { member, id } = await asked(200_00n);
    await tell(member, id, 'rent 1');
    const { id: lineId } = await stranger('200.00');
    expect((await line(lineId)).candidates[0]).toMatchObject({ depositId: id, told: 'rent 1' });
    await match(lineId, id);
    await t.pass(3600);
    expect(await t.cash(member)).toBe(0n);
    await undo(lineId);
    expect(await codeOf(credit(lineId, '200.00'))).toBe('cashier.line-changed');
    await match(lineId, id);
    expect(await codeOf(credit(lineId, '199.00'))).toBe('cashier.line-changed');
    await credit(lineId, '200.00');
    expect(await t.cash(member)).toBe(200_00n);
    expect(await codeOf(undo(lineId))).toBe('cashier.line-changed');
    expect(await codeOf(credit(lineId, '200.00'))).toBe('cashier.line-changed');
  });

  it('is decided by one of two operators, and a deposit has one line', async () => {
    const [{ id }, { id: other }] = [await asked(), await asked()];
    const [first, second] = [await stranger('500.00'), await stranger('500.00')];
    const both = await Promise.all([codeOf(match(first.id, id)), codeOf(match(first.id, other))]);
    expect(both.sort()).toEqual(['cashier.line-changed', 'done']);
    const paid = (await line(first.id)).line.deposit?.depositId ?? '';
    expect(await codeOf(match(second.id, paid))).toBe('cashier.deposit-decided');
    const twice = await Promise.all([
      codeOf(credit(first.id, '500.00')),
      codeOf(credit(first.id, '500.00')),
    ]);
    expect(twice.sort()).toEqual(['cashier.line-changed', 'done']);
  });

  it('is closed as not ours or sent back, with a reason', async () => {
    const [first, second] = [await stranger('1.00'), await stranger('2.00')];
    await close(first.id, 'IGNORED');
    await close(second.id, 'RETURNED');
    expect(await codeOf(close(first.id, 'RETURNED'))).toBe('cashier.line-changed');
    expect((await line(second.id)).line).toMatchObject({
      state: 'RETURNED',
      operator: 'fatima',
      reason: 'as the bank writes it',
    });
    const wallet = await t.ask(await t.member(), 20_00n, 'demo-wallet');
    const third = await stranger('3.00');
    expect(await codeOf(match(third.id, wallet.id))).toBe('cashier.deposit-unknown');
  });

  it('waits for an operator when its deposit was paid otherwise', async () => {
    const { member, id, code } = await asked();
    const { id: lineId } = await stranger('500.00');
    await match(lineId, id);
    await take(csvOf(`2026-04-15,500.00,${code},Karim`));
    expect(await t.cash(member)).toBe(0n);
    await credit(lineId, '500.00');
    expect(await t.cash(member)).toBe(500_00n);
    expect((await lineOf(code)).state).toBe('UNMATCHED');
  });
});

it('demo bank: its statement has the reported transfers, one short and one unknown', async () => {
  const [first, second] = [await asked(100_00n), await asked(200_00n)];
  await tell(first.member, first.id);
  await tell(second.member, second.id);
  const { lines: read } = await preview(await demo());
  const of = (code: string) => read.find(({ reference }) => reference === code);
  expect(of(first.code)).toMatchObject({ fate: 'exact', amount: '100.00' });
  expect(of(second.code)).toMatchObject({ fate: 'amount-differs', amount: '190.00' });
  expect(read.at(-1)?.fate).toBe('unmatched');
});
