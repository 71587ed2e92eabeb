import type pg from 'pg';
import { uuidArray } from './binary-arrays.ts';

/** Which of these keys the lane has seen. */
export async function knownKeys(
  client: pg.ClientBase,
  lane: number,
  keys: readonly string[],
): Promise<Set<string>> {
  const { rows } = await client.query<{ key: string }>(
    'select key from wallet_entry where lane = $1 and key = any ($2::uuid[])',
    [lane, uuidArray(keys)],
  );
  return new Set(rows.map((row) => row.key));
}
