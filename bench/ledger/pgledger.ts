import { readFileSync } from 'node:fs';
import pg from 'pg';
import { anyOf } from './drive.ts';
import { CONNECTIONS, type Rival } from './naive.ts';

const ACCOUNTS = `
  select a.id from generate_series(1, $1::int) n,
    lateral pgledger_create_account($2 || n, 'BDT') a`;

/**
 * pgledger from its own schema files (it needs pgsql-ulid before it): one call of its transfer
 * function a bet.
 */
export async function openPgledger(
  url: string,
  { files, members }: { files: readonly string[]; members: number },
): Promise<Rival> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  // A query that is under way says it better.
  pool.on('error', () => {});
  for (const file of files) await pool.query(readFileSync(file, 'utf8'));
  const make = async (count: number, name: string): Promise<string[]> =>
    (await pool.query<{ id: string }>(ACCOUNTS, [count, name])).rows.map((row) => row.id);
  const all = await make(members, 'member ');
  const houses = await make(64, 'house ');
  await pool.query('vacuum analyze');
  const transfer = (from: string, to: string) =>
    pool.query({
      name: 'transfer',
      text: 'select id from pgledger_create_transfer($1, $2, 1)',
      values: [from, to],
    });
  return {
    bet: (count) => transfer(anyOf(all), anyOf(houses.slice(0, count))),
    close: () => pool.end(),
  };
}
