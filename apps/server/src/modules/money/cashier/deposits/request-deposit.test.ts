import { expect, test } from 'vitest';
import { setLimit } from '../../../stakes/limits/set-limit.ts';
import { requestDeposit } from './request-deposit.ts';
import { openTestCashier } from '../test-cashier.ts';

const t = openTestCashier();

test('deposit: an instant channel credits in the answer and notifies open pages', async () => {
  const member = await t.member();
  const deposit = await t.ask(member, 250_50n, 'demo-wallet');
  expect(deposit).toMatchObject({ state: 'CREDITED', amount: '250.50', credited: '250.50' });
  expect(deposit.steps.map((step) => step.state)).toEqual(['PENDING', 'PAID', 'CREDITED']);
  expect(await t.cash(member)).toBe(250_50n);
  const message = { type: 'deposit', depositId: deposit.id, state: 'CREDITED' };
  expect(t.pushed).toEqual([{ to: member, message }]);
});

test('deposit: a channel with callbacks leaves it pending and the balance unchanged', async () => {
  const member = await t.member();
  const deposit = await t.ask(member, 500_00n);
  expect(deposit).toMatchObject({ state: 'PENDING', credited: null, reason: null });
  expect(Date.parse(deposit.expiresAt) - Date.parse(deposit.createdAt)).toBe(30 * 60_000);
  expect(await t.cash(member)).toBe(0n);
  expect(t.pushed).toEqual([]);
});

test.each([
  [9_99n, '10.00', '50000.00'],
  [50_000_01n, '10.00', '50000.00'],
])(
  'deposit: %d paisa are out of range, and the refusal names the range',
  async (amount, minimum, maximum) => {
    const member = await t.member();
    await expect(t.ask(member, amount)).rejects.toMatchObject({
      code: 'cashier.amount-out-of-range',
      facts: { field: 'amount', value: { minimum, maximum } },
    });
  },
);

test('deposit: the minimum and maximum themselves are accepted', async () => {
  const member = await t.member();
  await t.ask(member, 10_00n, 'demo-wallet');
  await t.ask(member, 50_000_00n, 'demo-wallet');
  expect(await t.cash(member)).toBe(50_010_00n);
});

test('deposit: a channel that is unknown or off is refused before the amount is checked', async () => {
  const member = await t.member();
  await expect(t.ask(member, 1n, 'no-bank')).rejects.toMatchObject({
    code: 'cashier.channel-unknown',
  });
  const channels = t.room.channels.map((c) => ({ ...c, terms: { ...c.terms, on: false } }));
  const off = { ...t.room, channels };
  const ask = t.db.tx((tx) =>
    requestDeposit(off, tx, { memberId: member, channel: 'demo-bank', amount: 1n }),
  );
  await expect(ask).rejects.toMatchObject({ code: 'cashier.channel-off' });
});

test('deposit: a sixth pending one is refused, also when ten are requested at once', async () => {
  const member = await t.member();
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => t.ask(member, 20_00n)));
  const codes = asked.map((one) => (one.status === 'rejected' ? one.reason.code : 'asked'));
  expect(codes.filter((code) => code === 'asked')).toHaveLength(5);
  expect(codes.filter((code) => code === 'cashier.too-many-pending')).toHaveLength(5);
  const other = await t.member();
  expect(await t.ask(other, 20_00n)).toMatchObject({ state: 'PENDING' });
});

test('deposit: a limit refuses the request and nothing is stored', async () => {
  const member = await t.member();
  await t.db.tx((tx) =>
    setLimit(t.limits.room, tx, {
      memberId: member,
      kind: 'deposit',
      period: 'D',
      amount: 100_00n,
    }),
  );
  await t.ask(member, 60_00n, 'demo-wallet');
  await expect(t.ask(member, 40_01n, 'demo-wallet')).rejects.toMatchObject({
    code: 'limits.deposit-limit',
    facts: { value: { limit: '100.00', used: '60.00' } },
  });
  expect(await t.cash(member)).toBe(60_00n);
});

test('deposit: without demo mode there are no channels', async () => {
  const { createCashier } = await import('../index.ts');
  const jobs = { ...t.room.jobs, register() {}, registerOutside() {} };
  expect(createCashier({ ...t.room, jobs, mode: 'licensed' }).channels).toEqual([]);
});
