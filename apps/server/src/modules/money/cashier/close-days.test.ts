import { beforeAll, expect, test } from 'vitest';
import { daysSpan } from '../../../kernel/calendar.ts';
import { closeAgain, closeDays } from './close-days.ts';
import { moneyByDay } from './store/money-days.ts';
import { openTestCashier } from './test-cashier.ts';

const t = openTestCashier();
beforeAll(() => t.clock.set('2026-04-14T17:30:00.000Z'));

const days = async (from = '2026-04-10', to = '2026-04-30') => {
  const span = daysSpan(from, to);
  if (!span) throw new Error('no days');
  const rows = await t.db.read((tx) => moneyByDay(tx, span));
  return Object.fromEntries(rows.map(({ day, deposited }) => [day, deposited]));
};
const close = () => t.db.tx((tx) => closeDays(t.room, tx));
const change = (sql: string) => t.database.pool.query(sql);

test('closed days: an open day is read from its steps, a closed one from its totals', async () => {
  const member = await t.member();
  await t.ask(member, 60_00n, 'demo-wallet');
  t.clock.set('2026-04-14T18:30:00.000Z');
  await t.ask(member, 50_00n, 'demo-wallet');
  const whole = { '2026-04-14': 60_00n, '2026-04-15': 50_00n };
  // Half an hour after midnight a transaction of the evening may still be running.
  await close();
  await change(`update cashier_money_day set deposited = 1`);
  expect(await days()).toEqual(whole);
  t.clock.set('2026-04-14T19:20:00.000Z');
  await close();
  expect(await days()).toEqual(whole);
  await change(`update cashier_money_day set deposited = 1 where day = '2026-04-14'`);
  expect(await days()).toEqual({ ...whole, '2026-04-14': 1n });
  expect(await days('2026-04-15', '2026-04-15')).toEqual({ '2026-04-15': 50_00n });
});

test('closed days: the next night corrects a closed day that changed later', async () => {
  t.clock.set('2026-04-16T19:20:00.000Z');
  await change(`insert into cashier_money_day values ('2026-04-12', 3, 3)`);
  await close();
  expect(await days()).toEqual({ '2026-04-14': 60_00n, '2026-04-15': 50_00n });
});

test('closed days: the command recomputes every day', async () => {
  const before = await days();
  await change('update cashier_money_day set deposited = 7');
  await closeAgain(t.db, t.room);
  expect(await days()).toEqual(before);
});
