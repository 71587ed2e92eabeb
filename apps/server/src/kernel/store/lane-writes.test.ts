import { expect, it } from 'vitest';
import { laneWritesOf } from './lane-writes.ts';

const writes = laneWritesOf({
  tables: ['wallet_hold', 'wallet_entry'],
  functions: ['wallet_post_each'],
});

it.each([
  'update wallet_hold set captured = 1',
  'INSERT INTO wallet_hold (id) values ($1)',
  'with gone as (delete from wallet_hold returning id) select * from gone',
  'select * from wallet_post_each($1, $2)',
  'select id from wallet_hold where lane = $1 for update',
])('%s may write in a lane', (text) => expect(writes(text)).toBe(true));

it.each([
  'select * from wallet_entry where lane = $1',
  'update cashier_deposit set state = $1',
  'insert into wallet_hold_note (id) values ($1)',
  'select updated_at from wallet_entry',
])('%s does not', (text) => expect(writes(text)).toBe(false));

it('nothing writes in a lane where there is none', () => {
  const none = laneWritesOf({ tables: [], functions: [] });
  expect(none('insert into thing values (1)')).toBe(false);
  expect(none('')).toBe(false);
});
