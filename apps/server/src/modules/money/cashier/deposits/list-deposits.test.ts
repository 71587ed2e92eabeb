import { expect, test } from 'vitest';
import { toWire } from '../../../../kernel/ids.ts';
import { listCallbacks } from './list-callbacks.ts';
import { listAllDeposits, listDeposits } from './list-deposits.ts';
import { readDeposit } from './read-deposit.ts';
import { openTestCashier } from '../test-cashier.ts';

const t = openTestCashier();

async function deposited(count: number) {
  const memberId = await t.member();
  const ids: string[] = [];
  for (let i = 0; i < count; i += 1) {
    t.clock.advance(1000);
    ids.push((await t.ask(memberId, 10_00n + BigInt(i), 'demo-wallet')).id);
  }
  return { memberId, newestFirst: ids.toReversed() };
}

test('deposits: pages follow each other without a gap and end', async () => {
  const { memberId, newestFirst } = await deposited(5);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await t.db.read((tx) =>
      listDeposits(t.room, tx, { memberId, pageSize: 2, cursor }),
    );
    seen.push(...page.rows.map((row) => row.id));
    cursor = page.next ?? undefined;
  } while (cursor);
  expect(seen).toEqual(newestFirst);
});

test('deposits: a member never sees another member’s', async () => {
  const [mine, theirs] = [await deposited(1), await deposited(1)];
  const id = theirs.newestFirst[0] ?? '';
  const unknown = { code: 'cashier.deposit-unknown' };
  const read = t.db.read((tx) => readDeposit(t.room, tx, { memberId: mine.memberId, id }));
  await expect(read).rejects.toMatchObject(unknown);
  const nonsense = t.db.read((tx) => readDeposit(t.room, tx, { memberId: mine.memberId, id: 'x' }));
  await expect(nonsense).rejects.toMatchObject(unknown);
});

test('deposits: an operator lists everyone’s by state, with owner and name', async () => {
  const { memberId, newestFirst } = await deposited(1);
  const all = await t.db.read((tx) =>
    listAllDeposits(t.room, tx, { pageSize: 1, state: 'CREDITED' }),
  );
  expect(all.rows).toMatchObject([
    { id: newestFirst[0], memberId: toWire('mbr', memberId), username: `m${memberId.slice(-6)}` },
  ]);
  const none = await t.db.read((tx) => listAllDeposits(t.room, tx, { pageSize: 5, state: 'NO' }));
  expect(none).toEqual({ rows: [], next: null });
});

test('deposits: an unknown cursor is refused', async () => {
  const { memberId } = await deposited(1);
  const wrong = { code: 'edge.invalid-input', facts: { field: 'cursor' } };
  const asked = { pageSize: 2, cursor: "' or 1=1" };
  await expect(
    t.db.read((tx) => listDeposits(t.room, tx, { ...asked, memberId })),
  ).rejects.toMatchObject(wrong);
  await expect(t.db.read((tx) => listCallbacks(tx, asked))).rejects.toMatchObject(wrong);
});
