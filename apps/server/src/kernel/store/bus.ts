import { type Sql, sql } from '../sql.ts';

/** A notification waits for no disk and no standby: it need not survive anything. */
export const listen = 'set synchronous_commit = off; listen nokshi_bus';

export const notify = (text: string): Sql => sql`select pg_notify('nokshi_bus', ${text})`;
