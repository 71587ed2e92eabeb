import { type Sql, sql } from '../sql.ts';

export const listen = 'listen nokshi_bus';

export const notify = (text: string): Sql => sql`select pg_notify('nokshi_bus', ${text})`;
