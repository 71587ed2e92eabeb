import type pg from 'pg';
import { postedSince } from '../rules/keys.ts';
import { uuidArray } from './binary-array.ts';

/** Which of these keys the lane has seen, as far back as each of them can have been posted. */
export async function knownKeys(
  client: pg.ClientBase,
  of: { readonly lane: number; readonly at: Date },
  keys: readonly string[],
): Promise<Set<string>> {
  const now = of.at.getTime();
  const since = Math.min(now, ...keys.map((key) => postedSince(key, now)));
  const { rows } = await client.query<{ key: string }>(
    'select key from wallet_entry where lane = $1 and key = any ($2::uuid[]) and at >= $3',
    [of.lane, uuidArray(keys), new Date(since).toISOString()],
  );
  return new Set(rows.map((row) => row.key));
}
