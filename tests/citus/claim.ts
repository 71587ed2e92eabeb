import { withClient } from '../harness/test-cluster.ts';

/** Says that everything beside it was made by tests. */
const CLAIM = 'nokshi_tested_on_citus';

const RELATIONS = `
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname <> '${CLAIM}'
    and not exists (select from pg_depend d
      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** @throws where the database holds something that is no test's */
export async function claimDatabase(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ claimed: boolean; held: boolean }>(
      `select to_regclass('public.${CLAIM}') is not null as claimed,
         exists (select ${RELATIONS} and c.relkind in ('r', 'p')) as held`,
    );
    const [found] = rows;
    if (found?.claimed) return;
    if (found?.held)
      throw new Error(
        'This database has tables already: give an empty one, which tests may empty.',
      );
    await client.query(`create table ${CLAIM} ()`);
  });
}

/** For a moment in which nothing but the house shall be there, as for its backup. */
export async function withoutClaim<T>(url: string, work: () => Promise<T>): Promise<T> {
  await withClient(url, (client) => client.query(`drop table ${CLAIM}`));
  try {
    return await work();
  } finally {
    await withClient(url, (client) => client.query(`create table ${CLAIM} ()`));
  }
}

/** Takes away the house that an earlier test made. */
export async function emptyDatabase(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const drop = async (found: string, statement: (names: string) => string): Promise<void> => {
      const { rows } = await client.query<{ names: string | null }>(
        `select string_agg(name, ', ') as names from (${found}) found`,
      );
      const names = rows[0]?.names;
      if (names) await client.query(statement(names));
    };
    const claimed = await client.query(`select to_regclass('public.${CLAIM}') as name`);
    if (claimed.rows[0]?.name === null) throw new Error('nobody claimed this database for tests');
    await drop(
      `select c.oid::regclass::text as name ${RELATIONS} and c.relkind in ('r', 'p')
         and not c.relispartition`,
      (names) => `drop table ${names} cascade`,
    );
    await drop(
      `select c.oid::regclass::text as name ${RELATIONS} and c.relkind = 'S'`,
      (names) => `drop sequence ${names} cascade`,
    );
    await drop(
      `select p.oid::regprocedure::text as name from pg_proc p
       where p.pronamespace = 'public'::regnamespace and p.proowner = current_user::regrole
         and not exists (select from pg_depend d
           where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`,
      (names) => `drop routine ${names} cascade`,
    );
    await drop(
      `select t.oid::regtype::text as name from pg_type t
       where t.typnamespace = 'public'::regnamespace and t.typowner = current_user::regrole
         and (t.typtype in ('e', 'd') or t.typtype = 'c' and exists (
           select from pg_class c where c.oid = t.typrelid and c.relkind = 'c'))`,
      (names) => `drop type ${names} cascade`,
    );
  });
}
