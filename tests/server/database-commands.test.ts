import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../harness/commands.ts';
import { createTestDatabase, type TestDatabase } from '../harness/database.ts';

let database: TestDatabase;
let settings: NodeJS.ProcessEnv;
beforeAll(async () => {
  database = await createTestDatabase();
  settings = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl };
});
afterAll(() => database?.drop());

const migrate = () => runCommand('migrate-database', [], settings);
const citus = (...args: string[]) => runCommand('citus', args, settings);
const REFUSED = 78;

describe('npm run migrate', () => {
  it('applies what is missing, names each file, and does nothing the second time', async () => {
    await database.pool.query(
      `delete from kernel_migration where room = 'limits' and name like 'functions/%'`,
    );
    const first = await migrate();
    expect(first.code).toBe(0);
    expect(first.out).toMatch(
      /^ {2}limits\/functions\/ride\.sql\n {2}limits\/functions\/rolling\.sql\n2 of \d+ migrations/,
    );
    const second = await migrate();
    expect(second.code).toBe(0);
    expect(second.out).toMatch(/^0 of \d+ migrations were missing and are applied\.\n$/);
  });

  it('gives the role of the servers its rights on what is new', async () => {
    await database.pool.query('create table made_by_hand (n int)');
    const may = async () =>
      (
        await database.pool.query(
          `select has_table_privilege($1, 'made_by_hand', 'insert') as may`,
          [decodeURIComponent(new URL(database.url).username)],
        )
      ).rows[0].may;
    expect(await may()).toBe(false);
    expect((await migrate()).code).toBe(0);
    expect(await may()).toBe(true);
  });

  it('refuses the database of a newer version in one sentence', async () => {
    await database.pool.query(
      `insert into kernel_migration (room, name, checksum) values ('site', '9999-later.sql', '')`,
    );
    const said = await migrate();
    await database.pool.query(`delete from kernel_migration where name = '9999-later.sql'`);
    expect(said.code).toBe(REFUSED);
    expect(said.output).toBe(
      'The database has the migration site/9999-later.sql of a newer version; start that version, or give another database.\n',
    );
  });
});

describe('npm run citus', () => {
  it.each(['distribute', 'functions', 'status', 'move 3 2'])(
    '-- %s refuses a database without Citus in one sentence',
    async (words) => {
      const said = await citus(...words.split(' '));
      expect(said.code).toBe(REFUSED);
      expect(said.output).toBe(
        'Citus is not in this database: make the extension on the coordinator and on each worker ' +
          'first (docs/operations.md, "Shards").\n',
      );
    },
  );

  it.each([
    '',
    'scatter',
    'distribute --fast',
    'status all',
    'move 3',
    'move x 2',
    'add-node',
    'add-node a b',
  ])('says what it can do when it is asked for “%s”', async (words) => {
    const said = await citus(...words.split(' ').filter(Boolean));
    expect(said.code).toBe(REFUSED);
    expect(said.output).toContain('npm run citus -- distribute [--with-members]');
  });

  it('-- add-node wants a superuser, and a coordinator with Citus', async () => {
    const add = (more: NodeJS.ProcessEnv) =>
      runCommand('citus', ['add-node', '10.0.0.33'], { ...settings, ...more });
    const without = await add({});
    expect(without.code).toBe(REFUSED);
    expect(without.output).toMatch(/^Only a superuser adds a node: set DATABASE_ADMIN_URL to /);
    const plain = await add({ DATABASE_ADMIN_URL: database.ownerUrl });
    expect(plain.code).toBe(REFUSED);
    expect(plain.output).toMatch(/^Citus is not in this database: /);
  });

  it('refuses the PostgreSQL that the house starts itself', async () => {
    const said = await runCommand('citus', ['status'], {});
    expect(said.code).toBe(REFUSED);
    expect(said.output).toContain('set DATABASE_URL to one');
  });
});
