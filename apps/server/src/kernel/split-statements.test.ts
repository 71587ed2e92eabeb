import { join } from 'node:path';
import { parse } from 'libpg-query';
import { expect, test } from 'vitest';
import { migrationsOf } from '../modules/wings.ts';
import { splitStatements } from './split-statements.ts';

const MIGRATIONS = migrationsOf(join(import.meta.dirname, '..'));

const PLACE = /^(location|(rexpr_)?list_(start|end))$/;

/** As PostgreSQL's own parser sees them, without the places where they stand. */
async function parsed(text: string): Promise<unknown[]> {
  const { stmts = [] } = await parse(text);
  return stmts.map(({ stmt }) =>
    JSON.parse(JSON.stringify(stmt, (key, value) => (PLACE.test(key) ? undefined : value))),
  );
}

test('statements are split where PostgreSQL splits them, in every migration and function of the house', async () => {
  expect(MIGRATIONS.length).toBeGreaterThan(150);
  for (const { room, name, text } of MIGRATIONS) {
    const apart = await Promise.all(splitStatements(text).map(parsed));
    expect(
      apart.every((statements) => statements.length === 1),
      `${room}/${name}`,
    ).toBe(true);
    expect(apart.flat(), `${room}/${name}`).toEqual(await parsed(text));
  }
});

test.each([
  ['select 1; select 2;', ['select 1', 'select 2']],
  ["select ';'; select 'it''s;'", ["select ';'", "select 'it''s;'"]],
  ["select e'\\';'; select 2", ["select e'\\';'", 'select 2']],
  ["select name'\\'; select 2", ["select name'\\'", 'select 2']],
  ['select 1 as "a;""b"; select 2', ['select 1 as "a;""b"', 'select 2']],
  ['do $$ begin; $x$ ; $$; select $1', ['do $$ begin; $x$ ; $$', 'select $1']],
  ['do $x$ ; $$ ; $x$; select a$b$c; select 3', ['do $x$ ; $$ ; $x$', 'select a$b$c', 'select 3']],
  ['-- a; b\nselect 1 -- c;\n;-- d', ['-- a; b\nselect 1 -- c;']],
  ['/* a; /* b; */ c; */ select 1; /* ; */', ['/* a; /* b; */ c; */ select 1']],
  ['/* never ends ;', []],
  [';;  ;', []],
])('%s is split', (text, statements) => {
  expect(splitStatements(text)).toEqual(statements);
});
