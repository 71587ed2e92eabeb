import { expect, test } from 'vitest';
import type { MemberId } from '../../../../kernel/ids.ts';
import { setLimit } from '../../../stakes/limits/set-limit.ts';
import type { CallbackBody } from '../channels/callback-body.ts';
import { SIGNATURE_HEADER, sign, TIMESTAMP_HEADER } from '../channels/signature.ts';
import { listCallbacks } from './list-callbacks.ts';
import { readDeposit } from './read-deposit.ts';
import { openTestCashier } from '../test-cashier.ts';

const t = openTestCashier();

const paid = (depositId: string, amount: string, reference = depositId): CallbackBody => ({
  reference,
  depositId,
  outcome: 'paid',
  amount,
});
const failed = (depositId: string): CallbackBody => ({
  reference: depositId,
  depositId,
  outcome: 'failed',
});
const read = (memberId: MemberId, id: string) =>
  t.db.read((tx) => readDeposit(t.room, tx, { memberId, id }));
/** Effects of a deposit's callbacks, oldest first. */
const effects = async (depositId: string) => {
  const { rows } = await t.db.read((tx) => listCallbacks(tx, { pageSize: 100 }));
  return rows
    .filter((row) => row.depositId === depositId)
    .map((row) => row.effect)
    .toReversed();
};

test('callback: the same payment ten times at once is credited once and recorded ten times', async () => {
  const member = await t.member();
  const { id } = await t.ask(member, 300_00n);
  const answers = await Promise.all(Array.from({ length: 10 }, () => t.call(paid(id, '300.00'))));
  expect(answers).toEqual(Array.from({ length: 10 }, () => ({ state: 'CREDITED' })));
  expect(await t.cash(member)).toBe(300_00n);
  expect((await effects(id)).sort()).toEqual([
    'pay',
    ...Array.from({ length: 9 }, () => 'repeated'),
  ]);
  expect(t.pushed.map(({ message }) => message.type)).toEqual(['deposit']);
  expect(t.letters).toEqual(['Your deposit of ৳300.00 has arrived']);
});

test('callback: the amount actually paid is credited, with a note of the difference', async () => {
  const member = await t.member();
  const { id } = await t.ask(member, 300_00n);
  await t.call(paid(id, '299.50'));
  expect(await t.cash(member)).toBe(299_50n);
  expect(await read(member, id)).toMatchObject({
    state: 'CREDITED',
    amount: '300.00',
    credited: '299.50',
    reason: 'amount-differs',
  });
});

test('callback: a payment after the expiry is still credited', async () => {
  const member = await t.member();
  const { id } = await t.ask(member, 300_13n);
  await t.pass(1800);
  expect(await read(member, id)).toMatchObject({ state: 'EXPIRED', reason: 'not-paid' });
  await t.pass(10);
  const deposit = await read(member, id);
  expect(deposit).toMatchObject({ state: 'CREDITED', reason: 'late', credited: '300.13' });
  expect(deposit.steps.map((step) => step.state)).toEqual([
    'PENDING',
    'EXPIRED',
    'PAID',
    'CREDITED',
  ]);
  expect(await t.cash(member)).toBe(300_13n);
});

test('callback: a failure after a payment changes nothing, a payment after a failure counts', async () => {
  const member = await t.member();
  const [first, second] = [await t.ask(member, 50_00n), await t.ask(member, 70_00n)];
  expect(await t.call(paid(first.id, '50.00'))).toEqual({ state: 'CREDITED' });
  expect(await t.call(failed(first.id))).toEqual({ state: 'CREDITED' });
  expect(await t.call(failed(second.id))).toEqual({ state: 'FAILED' });
  expect(await t.call(paid(second.id, '70.00'))).toEqual({ state: 'CREDITED' });
  expect(await effects(first.id)).toEqual(['pay', 'ignored']);
  expect(await effects(second.id)).toEqual(['fail', 'pay']);
  expect((await read(member, second.id)).reason).toBeNull();
  expect(await t.cash(member)).toBe(120_00n);
});

test('callback: a second payment, or another deposit’s payment, moves no money', async () => {
  const member = await t.member();
  const [first, second] = [await t.ask(member, 50_00n), await t.ask(member, 50_00n)];
  await t.call(paid(first.id, '50.00', 'one'));
  expect(await t.call(paid(first.id, '50.00', 'two'))).toEqual({ state: 'CREDITED' });
  expect(await t.call(paid(second.id, '50.00', 'one'))).toEqual({ state: 'PENDING' });
  expect(await effects(first.id)).toEqual(['pay', 'second-payment']);
  expect(await effects(second.id)).toEqual(['reference-taken']);
  expect(await t.cash(member)).toBe(50_00n);
});

test('callback: a limit set after the request sends the payment to review', async () => {
  const member = await t.member();
  const { id } = await t.ask(member, 80_00n);
  await t.db.tx((tx) =>
    setLimit(t.limits.room, tx, { memberId: member, kind: 'deposit', period: 'W', amount: 79_99n }),
  );
  expect(await t.call(paid(id, '80.00'))).toEqual({ state: 'REVIEW' });
  expect(await t.call(paid(id, '80.00'))).toEqual({ state: 'REVIEW' });
  expect(await read(member, id)).toMatchObject({ reason: 'limits', credited: null });
  expect(await effects(id)).toEqual(['pay', 'repeated']);
  expect(await t.cash(member)).toBe(0n);
});

test('callback: a byte order mark is read past; a signed body of another form is malformed', async () => {
  const member = await t.member();
  const { id } = await t.ask(member, 300_00n);
  expect(await t.callText(`\uFEFF${JSON.stringify(paid(id, '300.00'))}`)).toEqual({
    state: 'CREDITED',
  });
  for (const text of ['{', 'null', JSON.stringify({ ...paid(id, '300.00'), outcome: 'perhaps' })])
    await expect(t.callText(text)).rejects.toMatchObject({ code: 'edge.malformed' });
});

test('callback: a wrong or old signature is refused and nothing is recorded', async () => {
  const member = await t.member();
  const { id } = await t.ask(member, 90_00n);
  const body = paid(id, '90.00');
  const refused = { code: 'edge.signature-wrong' };
  await expect(t.call(body, { [SIGNATURE_HEADER]: 'f'.repeat(64) })).rejects.toMatchObject(refused);
  await expect(t.call(body, { [TIMESTAMP_HEADER]: '1' })).rejects.toMatchObject(refused);
  const captured = sign(t.room.demoBankSecret, JSON.stringify(body), t.clock.now());
  t.clock.advance(301_000);
  await expect(t.call(body, captured)).rejects.toMatchObject(refused);
  expect(await effects(id)).toEqual([]);
  expect(await read(member, id)).toMatchObject({ state: 'PENDING' });
});

test('callback: a signed message in the wrong form is refused', async () => {
  const { id } = await t.ask(await t.member(), 90_00n);
  for (const amount of ['1e3', '-1', '0', '0.001', ''])
    await expect(t.call(paid(id, amount))).rejects.toMatchObject({ code: 'edge.malformed' });
});

test('callback: an unknown deposit, or one of another channel, is not credited', async () => {
  const member = await t.member();
  const wallet = await t.ask(member, 20_00n, 'demo-wallet');
  const was = await t.cash(member);
  expect(await t.call(paid(wallet.id, '20.00'))).toEqual({ state: 'REVIEW' });
  expect(await t.call(paid(`dep_${'0'.repeat(32)}`, '20.00'))).toEqual({ state: 'REVIEW' });
  expect([await t.cash(member), await effects(wallet.id)]).toEqual([was, []]);
});
