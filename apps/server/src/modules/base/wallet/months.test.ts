import { expect, it } from 'vitest';
import type { MemberId } from '../../../kernel/ids.ts';
import { openTestWallet } from './test-wallet.ts';

const t = openTestWallet();
const deposit = (member: MemberId) =>
  t.posting(member, [{ amount: 5n, contra: 'clearing:cashier', kind: 'deposit' }]);
const months = async () =>
  (await t.database.pool.query<{ month: string }>('select month::text from wallet_month')).rows
    .map(({ month }) => month.slice(0, 7))
    .sort();

it('the start opens this month and the next before anything is posted', async () => {
  t.clock.set('2026-03-20T12:00:00.000Z');
  await t.wallet.start();
  await t.wallet.start();
  expect(await months()).toEqual(expect.arrayContaining(['2026-03', '2026-04']));
});

it('a month that turns inside a story is opened beside it, whatever becomes of the story', async () => {
  t.clock.set('2026-05-31T23:59:59.000Z');
  const member = await t.member();
  const story = t.db.tx(async (tx) => {
    await t.wallet.transfer(tx, deposit(member));
    t.clock.set('2026-06-01T00:00:00.000Z');
    await t.wallet.transfer(tx, deposit(member));
    // The story still holds its lane; others have the month already.
    expect(await months()).toContain('2026-07');
    throw new Error('the story ends otherwise');
  });
  await expect(story).rejects.toThrow('ends otherwise');
  expect(await months()).toContain('2026-07');
  await t.db.tx((tx) => t.wallet.transfer(tx, deposit(member)));
  expect(await t.cash(member)).toBe(5n);
  expect((await t.wallet.verify('full')).differences).toBe(0);
});

it('stories that hold every connection of the pool all pass the turn of a month', async () => {
  t.clock.set('2026-10-31T23:59:00.000Z');
  const members = await Promise.all(Array.from({ length: 24 }, () => t.member()));
  const stories = members.map((member) =>
    t.db.tx(async (tx) => {
      t.clock.set('2026-12-01T00:00:01.000Z');
      await t.wallet.transfer(tx, deposit(member));
    }),
  );
  await Promise.all(stories);
  expect(await Promise.all(members.map(t.cash))).toEqual(members.map(() => 5n));
});
