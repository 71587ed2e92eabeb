import type { Asked } from './standing.ts';

export type Patience = {
  /** Milliseconds after which one statement takes another connection to the same worker. */
  readonly ms: number;
  readonly database: string;
  /** Whether this role may set it. */
  readonly owned: boolean;
};

export async function readPatience(client: Asked): Promise<Patience> {
  const { rows } = await client.query<Patience>(`
    select (extract(epoch from
        current_setting('citus.executor_slow_start_interval')::interval) * 1000)::int as ms,
      quote_ident(datname) as database, pg_has_role(datdba, 'usage') as owned
    from pg_database where datname = current_database()`);
  return rows[0] as Patience;
}

/** For the sessions that begin from now on, of every role. */
export async function setPatience(client: Asked, { database, ms }: Omit<Patience, 'owned'>) {
  await client.query(`alter database ${database} set citus.executor_slow_start_interval = ${ms}`);
}
