import { beforeAll, expect, test } from 'vitest';
import { type MemberId, toWire } from '../../../../kernel/ids.ts';
import { openTestCashier } from '../test-cashier.ts';
import { operator } from '../withdrawals/test-withdrawals.ts';
import { adjustAct } from './adjust.ts';
import { listAdjustments } from './list.ts';

const t = openTestCashier();
beforeAll(() => t.clock.set('2026-05-02T06:00:00.000Z'));

const wish = { way: 'give', amount: '25.00', cause: 'goodwill', words: 'Sorry for the wait.' };
const adjust = (memberId: MemberId, part: object = {}, proposedBy = 'maker') => {
  const input = { ...wish, id: toWire('mbr', memberId), reason: 'waited a day', ...part };
  const act = adjustAct(t.room);
  return t.db
    .tx((tx) => act.run(tx, act.input.parse(input), { ...operator, proposedBy }))
    .then(
      () => 'done',
      (err: Error & { code?: string }) => err.code ?? err.message,
    );
};
const listed = (memberId: MemberId) =>
  t.db.read((tx) =>
    listAdjustments(t.room, tx, { memberId: toWire('mbr', memberId), pageSize: 10 }),
  );

test('adjustment: a credit arrives at once, and the inbox quotes the operator', async () => {
  const member = await t.member();
  t.letters.length = 0;
  expect(await adjust(member)).toBe('done');
  expect(await t.cash(member)).toBe(25_00n);
  expect(t.letters).toEqual(['৳25.00 was added to your balance']);
  expect((await listed(member)).rows).toMatchObject([
    { way: 'give', amount: '25.00', proposedBy: 'maker', words: 'Sorry for the wait.' },
  ]);
});

test('adjustment: a debit larger than the balance is refused and leaves no trace', async () => {
  const member = await t.member();
  await adjust(member);
  const taken = { way: 'take', cause: 'recovery' };
  expect(await adjust(member, { ...taken, amount: '25.01' })).toBe('wallet.insufficient');
  expect((await listed(member)).rows).toHaveLength(1);
  expect(await adjust(member, { ...taken, amount: '25.00' })).toBe('done');
  expect(await t.cash(member)).toBe(0n);
});

test('adjustment: a proposal names its amount as it is read, however it was typed', async () => {
  const member = await t.member();
  const input = { ...wish, amount: '30000', id: toWire('mbr', member), reason: 'waited a day' };
  const act = adjustAct(t.room);
  const { label } = await t.db.read((tx) => act.preview(tx, act.input.parse(input), operator));
  expect(label).toMatch(/ \+৳30,000\.00$/);
});

test('adjustment: a recovery cannot credit and goodwill cannot debit', async () => {
  const { input } = adjustAct(t.room);
  const whole = { ...wish, id: 'mbr', reason: 'by mistake' };
  expect(input.safeParse({ ...whole, cause: 'recovery' }).success).toBe(false);
  expect(input.safeParse({ ...whole, way: 'take' }).success).toBe(false);
  expect(input.safeParse(whole).success).toBe(true);
});

test('adjustment: the proposer cannot approve, not even by editing the database', async () => {
  const member = await t.member();
  const same = operator.operator?.username ?? '';
  expect(await adjust(member, {}, same)).toBe('23514');
  expect(await t.cash(member)).toBe(0n);
});
