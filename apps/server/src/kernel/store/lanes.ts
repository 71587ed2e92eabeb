import type pg from 'pg';
import type { Db } from '../db.ts';
import { sql } from '../sql.ts';

type Asked = Pick<pg.ClientBase, 'query'>;

/** How many lanes the ledger of this house has. */
export const laneCountOf = async (db: Pick<Db, 'rows'>): Promise<number> =>
  (await db.rows<{ lanes: number }>(sql`select wallet_lane_count() as lanes`))[0]?.lanes ?? 0;

export async function askLaneCount(client: Asked): Promise<number> {
  const { rows } = await client.query<{ lanes: number }>('select wallet_lane_count() as lanes');
  return rows[0]?.lanes ?? 0;
}

/** Whether somebody has an account, or the house itself. */
export async function hasAccounts(client: Asked): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>('select wallet_is_used() as used');
  return rows[0]?.used ?? false;
}

/** Each room that keeps a row for each lane has a function that makes them; all are called at once. */
export async function makeLanes(client: Asked, lanes: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select proname::text as name from pg_proc
     where pronamespace = current_schema()::regnamespace and proname like '%\\_make\\_lanes'
     order by proname`,
  );
  await client.query(`select ${rows.map(({ name }) => `${name}($1)`).join(', ')}`, [lanes]);
}
