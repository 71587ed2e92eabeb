import { expect, test } from 'vitest';
import { join, sql } from './sql.ts';

test('sql: values never become part of the statement', () => {
  const evil = "'; drop table x; --";
  expect(sql`select 1 where a = ${evil}`).toMatchObject({
    text: 'select 1 where a = $1',
    values: [evil],
  });
});

test('sql: nested statements are inserted with their parameters renumbered', () => {
  const conditions = join([sql`a = ${1}`, sql`b in (${2}, ${3})`], ' and ');
  expect(sql`select 1 from t where c = ${0} and ${conditions} limit ${9}`).toMatchObject({
    text: 'select 1 from t where c = $1 and a = $2 and b in ($3, $4) limit $5',
    values: [0, 1, 2, 3, 9],
  });
});

test('sql: an empty list of conditions is true', () => expect(join([], ' and ').text).toBe('true'));
