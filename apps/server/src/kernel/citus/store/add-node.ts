import type { Asked } from './standing.ts';

export type Place = { readonly host: string; readonly port: number };

/** What has to be the same on every node, and what a node is by itself. */
export type NodeFacts = {
  /** Its major version. */
  readonly postgres: number;
  /** Null where the extension is not made. */
  readonly citus: string | null;
  readonly walLevel: string;
  readonly prepared: number;
  readonly encoding: string;
  readonly collation: string;
  /** Whether a house lives there by itself: its coordinator alone has this table. */
  readonly house: boolean;
  readonly roles: readonly string[];
};

const FACTS = `select json_build_object(
  'postgres', current_setting('server_version_num')::int / 10000,
  'citus', (select extversion from pg_extension where extname = 'citus'),
  'walLevel', current_setting('wal_level'),
  'prepared', current_setting('max_prepared_transactions')::int,
  'encoding', pg_encoding_to_char(encoding),
  'collation', datcollate,
  'house', to_regclass('public.kernel_migration') is not null,
  'roles', (select json_agg(rolname order by rolname) from pg_roles where rolcanlogin)
)::text from pg_database where datname = current_database()`;

/** Passwords by role, as hashes, so that comparing shows none. */
const PASSWORDS = `select coalesce(json_object_agg(rolename, md5(authinfo)), '{}')::text
  from pg_dist_authinfo where nodeid = 0`;

type Answer = { readonly success: boolean; readonly result: string };

/** As this connection's role, through the coordinator; the node need not be known to Citus. */
async function askAt(client: Asked, { host, port }: Place, text: string): Promise<Answer> {
  const { rows } = await client.query<Answer>(
    'select success, result from master_run_on_worker(array[$1], array[$2::int], array[$3], false)',
    [host, port, text],
  );
  return rows[0] ?? { success: false, result: 'no answer' };
}

/** @throws what the node says when it cannot be asked */
async function readAt<T>(client: Asked, place: Place | null, text: string): Promise<T> {
  const answer = place ? await askAt(client, place, text) : await readHere(client, text);
  if (!answer.success) throw new Unreached(answer.result);
  return JSON.parse(answer.result) as T;
}

export class Unreached extends Error {}

async function readHere(client: Asked, text: string): Promise<Answer> {
  const { rows } = await client.query<{ result: string }>(`select (${text}) as result`);
  return { success: true, result: rows[0]?.result ?? 'null' };
}

/** Of a node, or of the coordinator itself. */
export const readNodeFacts = (admin: Asked, place: Place | null): Promise<NodeFacts> =>
  readAt(admin, place, FACTS);

export const readPasswords = (
  admin: Asked,
  place: Place | null,
): Promise<Readonly<Record<string, string>>> => readAt(admin, place, PASSWORDS);

/** Whether this connection's role can log in there, and what stands for triggers then. */
export const readTriggers = (role: Asked, place: Place): Promise<Answer> =>
  askAt(role, place, `select current_setting('citus.enable_unsafe_triggers', true)`);

export type Admin = {
  readonly role: string;
  readonly database: string;
  readonly isSuperuser: boolean;
  readonly isCoordinator: boolean;
};

export async function readAdmin(admin: Asked): Promise<Admin> {
  const { rows } = await admin.query<Admin>(`
    select current_user as role, current_database() as database,
      (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
      (select groupid = 0 from pg_dist_local_group) as "isCoordinator"`);
  return rows[0] as Admin;
}

type Joining = (admin: Asked, place: Place) => Promise<number>;

const joining =
  (by: 'citus_add_node' | 'citus_activate_node'): Joining =>
  async (admin, { host, port }) => {
    const { rows } = await admin.query<{ id: number }>(`select ${by}($1, $2) as id`, [host, port]);
    return rows[0]?.id ?? 0;
  };

/** Gives the node the catalog and the functions; answers its number. */
export const joinNode = joining('citus_add_node');

/** The same for one that was known and switched off. */
export const activateNode = joining('citus_activate_node');

/** Ways between two nodes that this connection's role cannot take. */
export async function readBrokenWays(client: Asked): Promise<string[]> {
  const { rows } = await client.query<{ way: string }>(`
    select format('%s:%s does not reach %s:%s as %s', from_nodename, from_nodeport, to_nodename,
      to_nodeport, current_user) as way
    from citus_check_cluster_node_health() where result is not true order by 1`);
  return rows.map(({ way }) => way);
}
