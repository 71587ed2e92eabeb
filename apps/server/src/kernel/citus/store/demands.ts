import type { Asked } from './standing.ts';

export type Facts = {
  readonly version: string;
  readonly role: string;
  readonly migrated: boolean;
  /** `off`, or missing, where tables with triggers are not taken. */
  readonly triggers: string | null;
};

export async function readFacts(client: Asked): Promise<Facts> {
  const { rows } = await client.query<Facts>(`
    select extversion as version, current_user as role,
      to_regclass('public.wallet_lane') is not null as migrated,
      current_setting('citus.enable_unsafe_triggers', true) as triggers
    from pg_extension where extname = 'citus'`);
  return rows[0] as Facts;
}

/** Nodes that refuse this role, or do not answer, with their reason. */
export async function readUnreached(client: Asked): Promise<string[]> {
  const { rows } = await client.query<{ what: string }>(`
    select format('%s:%s (%s)', nodename, nodeport, result) as what
    from run_command_on_workers('select 1') where not success order by 1`);
  return rows.map(({ what }) => what);
}

/** Servers that are open; they would go on as on one machine. */
export async function countServers(client: Asked): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`
    select count(distinct coalesce(client_addr::text, ''))::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'nokshi'`);
  return rows[0]?.count ?? 0;
}

export type Held = { readonly members: boolean; readonly bytes: string };

/** Whether there is a member yet, and how much would be copied. */
export async function readHeld(client: Asked): Promise<Held> {
  const { rows } = await client.query<Held>(`
    select exists (select from identity_member) as members,
      coalesce((select sum(pg_total_relation_size(c.oid)) from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'lane'
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'), 0)::text as bytes`);
  return rows[0] as Held;
}

/** In seconds: for how long a lane waits after a node was lost within a two-phase commit. */
export async function readRecovery(client: Asked): Promise<number> {
  const { rows } = await client.query<{ ms: number }>(`
    select setting::int as ms from pg_settings where name = 'citus.recover_2pc_interval'`);
  return Math.round((rows[0]?.ms ?? 0) / 1000);
}
