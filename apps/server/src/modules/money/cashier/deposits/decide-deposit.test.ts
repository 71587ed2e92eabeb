import { beforeAll, expect, test } from 'vitest';
import type { MemberId } from '../../../../kernel/ids.ts';
import { setLimit } from '../../../stakes/limits/set-limit.ts';
import { creditAct, returnAct } from './decide-deposit.ts';
import { readDeposit } from './read-deposit.ts';
import { openTestCashier } from '../test-cashier.ts';
import { operator } from '../withdrawals/test-withdrawals.ts';

const t = openTestCashier();
beforeAll(() => t.clock.set('2026-04-15T06:00:00.000Z'));

/** A payment of 60.00 after another one that day, over a limit of 100.00 set in the meantime. */
async function waiting(): Promise<{ member: MemberId; id: string }> {
  const member = await t.member();
  const { id } = await t.ask(member, 60_00n);
  await t.ask(member, 60_00n, 'demo-wallet');
  const limit = { memberId: member, kind: 'deposit', period: 'D', amount: 100_00n } as const;
  await t.db.tx((tx) => setLimit(t.limits.room, tx, limit));
  await t.pass(10);
  expect(await look(member, id)).toMatchObject({ state: 'REVIEW', paid: '60.00', credited: null });
  t.letters.length = 0;
  return { member, id };
}
const look = (memberId: MemberId, id: string) =>
  t.db.read((tx) => readDeposit(t.room, tx, { memberId, id }));
const decide = (act: typeof creditAct, id: string, amount = '60.00') =>
  t.db
    .tx((tx) => act(t.room).run(tx, { id, amount, reason: 'the bank confirms' }, operator))
    .then(
      () => 'done',
      (err: Error & { code?: string }) => err.code ?? err.message,
    );

test('deposit in review: no operator can credit it over the member’s limit', async () => {
  const { member, id } = await waiting();
  expect(await decide(creditAct, id)).toBe('cashier.deposit-forbidden');
  expect(await t.cash(member)).toBe(60_00n);
  expect((await look(member, id)).state).toBe('REVIEW');
});

test('deposit in review: credited once, as paid, when the limit allows it', async () => {
  const { member, id } = await waiting();
  t.clock.advance(24 * 3_600_000);
  expect(await decide(creditAct, id, '59.00')).toBe('cashier.deposit-decided');
  expect(await decide(creditAct, id)).toBe('done');
  expect(await look(member, id)).toMatchObject({ state: 'CREDITED', credited: '60.00' });
  expect(await t.cash(member)).toBe(120_00n);
  expect(t.letters).toEqual(['Your deposit of ৳60.00 has arrived']);
  expect(await decide(creditAct, id)).toBe('cashier.deposit-decided');
});

test('deposit in review: returned once, and then no longer decided', async () => {
  const { member, id } = await waiting();
  expect(await decide(returnAct, id)).toBe('done');
  const after = await look(member, id);
  expect(after).toMatchObject({ state: 'RETURNED', reason: 'sent-back', credited: null });
  expect(t.letters).toEqual(['৳60.00 was returned to you']);
  expect(await decide(returnAct, id)).toBe('cashier.deposit-decided');
  expect(await decide(creditAct, id)).toBe('cashier.deposit-decided');
  expect(await t.cash(member)).toBe(60_00n);
});
