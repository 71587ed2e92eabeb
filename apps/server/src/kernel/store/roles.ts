import pg from 'pg';
import type { Tx } from '../db.ts';
import { sql } from '../sql.ts';

/**
 * Append-only tables: the application may add rows to these and read them. It may write every other
 * table of the house, but change the form of none.
 */
export const APPEND_ONLY: readonly string[] = [
  'kernel_audit',
  'wallet_batch',
  'wallet_entry',
  'wallet_published_head',
  'wagers_wager',
  'wagers_settlement',
  'slots_round',
  'slots_free_round',
  'wagers_free_paid',
  'vendors_transaction',
  'cashier_callback',
  'cashier_deposit_step',
  'cashier_channel_terms',
];

/** What only the owner writes: migrations, and functions of the owner's. */
export const READ_ONLY: readonly string[] = ['kernel_migration', 'wallet_month', 'wallet_rider'];

type Table = { readonly name: string; readonly partition: boolean };

const TABLES = `
  select quote_ident(relname) as name, relispartition as partition
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and pg_has_role(relowner, 'usage')
   order by relname`;

/**
 * Sets the grants of this database, whatever they were. A partition is used through its table only.
 * One server at a time: two that grant at once would fail.
 */
export async function grantAll(client: pg.ClientBase, role: string): Promise<void> {
  const to = client.escapeIdentifier(role);
  const { rows } = await client.query<Table>(TABLES);
  const all = rows.map(({ name }) => name).join(', ');
  const used = rows.filter(({ partition }) => !partition).map(({ name }) => name);
  const fixed = used.filter((name) => READ_ONLY.includes(name) || APPEND_ONLY.includes(name));
  const give = async (rights: string, tables: readonly string[]) => {
    if (tables.length > 0)
      await client.query(`grant ${rights} on table ${tables.join(', ')} to ${to}`);
  };
  await client.query('lock table kernel_migration in exclusive mode');
  await giveFunctions(client, role);
  // One by one, as a worker of Citus takes them.
  for (const statement of [
    `revoke create on schema public from public, ${to}`,
    `revoke all on table ${all} from public, ${to}`,
    `grant usage on schema public to ${to}`,
    `grant usage, select on all sequences in schema public to ${to}`,
  ])
    await client.query(statement);
  await give('select', used);
  await give(
    'insert',
    used.filter((name) => !READ_ONLY.includes(name)),
  );
  await give(
    'update, delete',
    used.filter((name) => !fixed.includes(name)),
  );
}

/** To this role alone: everybody may call what was just made, and what a node of Citus was just given. */
export async function giveFunctions(
  client: Pick<pg.ClientBase, 'query'>,
  role: string,
): Promise<void> {
  await client.query(
    `do $$ begin execute format('revoke temporary on database %I from public', current_database()); end $$`,
  );
  await client.query('revoke execute on all functions in schema public from public');
  await client.query(
    `grant execute on all functions in schema public to ${pg.escapeIdentifier(role)}`,
  );
}

/**
 * Whether a role may use all there is, as after {@link grantAll}. Over Citus that asks every worker,
 * and a server has to start while one of them is gone.
 */
export async function mayUseAll(client: pg.ClientBase | pg.Pool, role: string): Promise<boolean> {
  const { rows } = await client.query<{ all: boolean }>(
    `select (select bool_and(has_table_privilege($1, oid, 'select')) from pg_class
              where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
                and not relispartition and pg_has_role(relowner, 'usage'))
        and (select bool_and(has_function_privilege($1, oid, 'execute')) from pg_proc
              where pronamespace = 'public'::regnamespace and pg_has_role(proowner, 'usage')) as all`,
    [role],
  );
  return rows[0]?.all === true;
}

const MIGHT = sql`
  select current_user as role, coalesce(bool_or(
           has_table_privilege(c.oid, 'update, delete, truncate, trigger')
           or pg_has_role(current_user, c.relowner, 'member')), false)
         or (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as may
    from pg_class c where c.oid = any (array[
      to_regclass('public.wallet_entry'), to_regclass('public.wallet_batch')]::oid[])`;

/**
 * Whether this connection's role could change append-only tables, by itself or by a role it can
 * take.
 */
export const mayRewrite = async (tx: Pick<Tx, 'one'>): Promise<boolean> =>
  (await tx.one<{ may: boolean }>(MIGHT)).may;
