import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statementsSentBy } from '../harness/sql/sent.ts';
import { type CitusGround, openCitus, tell } from './ground.ts';

const SOURCES = join(import.meta.dirname, '../../apps/server/src');
const IS_SENT = /^\s*(with|select|insert|update|delete)\b/i;
/** What Citus says of a plan that it makes only for values, and not to be looked at. */
const WITH_VALUES_ONLY = /could not create distributed plan/;

/** A statement that was not put together as it is sent: PostgreSQL itself cannot read it. */
const NOT_READ = ['42601', '42P18', '42P01', '42809'];

let ground: CitusGround;
let client: pg.PoolClient;
beforeAll(async () => {
  ground = await openCitus();
  client = await ground.database.pool.connect();
});
afterAll(async () => {
  client.release();
  await ground.database.drop();
});

const VALUES: Readonly<Record<string, string>> = {
  uuid: '11111111-1111-4111-8111-111111111115',
  'timestamp with time zone': '2026-01-02T00:00:00Z',
  date: '2026-01-02',
  boolean: 'true',
  bytea: '\\x00',
  json: '{}',
  jsonb: '{}',
  text: 'BDT',
  wallet_account_state: 'open',
  vendors_status: 'OK',
};
const valueOf = (type: string): string => {
  const bare = type.replace('[]', '');
  const one = VALUES[bare] ?? (/int|numeric|double|real/.test(bare) ? '5' : 'BDT');
  return type.endsWith('[]') ? `{"${one.replace(/\\/g, '\\\\')}"}` : one;
};

/** How many shards a statement goes to, as the real planner says; throws its reason. */
async function tasksOf(text: string): Promise<number> {
  const valuesOf = async (): Promise<string[]> => {
    await client.query(`prepare looked_at as ${text}`);
    const { rows } = await client.query<{ types: string[] }>(
      `select parameter_types::text[] as types from pg_prepared_statements
       where name = 'looked_at'`,
    );
    return (rows[0]?.types ?? []).map(valueOf);
  };
  try {
    await client.query('begin');
    const values = await valuesOf();
    try {
      await client.query('savepoint before');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>({
        text: `explain (costs off) ${text}`,
        values,
      });
      const counts = rows.map((row) => /Task Count: (\d+)/.exec(row['QUERY PLAN'])?.[1] ?? '0');
      return Math.max(0, ...counts.map(Number));
    } catch (err) {
      if (!WITH_VALUES_ONLY.test(String(err))) throw err;
      await client.query('rollback to before');
      await client.query({ text, values });
      return 0;
    }
  } finally {
    await client.query('rollback');
    await client.query('deallocate all');
  }
}

it('every statement of the house that names a table of lanes is planned', async () => {
  const { rows } = await ground.database.pool.query<{ name: string }>(
    'select logicalrelid::regclass::text as name from pg_dist_partition',
  );
  const ofLanes = new RegExp(`\\b(${rows.map(({ name }) => name).join('|')})\\b`);
  const sending = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)test-|\/model\//.test(path))
    // What commands send is of Citus itself.
    .filter((path) => !path.startsWith('kernel/citus/'))
    .map((path) => join(SOURCES, path))
    .filter((path) => /sql`|\.query\(/.test(readFileSync(path, 'utf8')));
  const refused: string[] = [];
  const wide: string[] = [];
  const notRead: string[] = [];
  let planned = 0;
  for (const { path, line, texts, isPart } of statementsSentBy(sending)) {
    if (isPart) continue;
    for (const text of texts) {
      if (!IS_SENT.test(text) || !ofLanes.test(text)) continue;
      const place = `${path.slice(SOURCES.length + 1)}:${line}`;
      await tasksOf(text).then(
        (tasks) => {
          planned += 1;
          if (tasks > 1) wide.push(place);
        },
        (err: Error & { code?: string }) => {
          const which = NOT_READ.includes(err.code ?? '') ? notRead : refused;
          which.push(`${place}: ${err.message}`);
        },
      );
    }
  }
  tell(`${planned} statements are planned, ${wide.length} of them for more than one lane`);
  tell(`${notRead.length} were not put together as they are sent: ${notRead.join('; ')}`);
  expect(refused).toEqual([]);
  expect(notRead.length).toBeLessThan(planned / 10);
  expect(planned).toBeGreaterThan(150);
});

it('a batch of a lane is posted where the lane is', async () => {
  for (const name of ['wallet_post_lane', 'wallet_post_each']) {
    const { rows } = await ground.database.pool.query<{ nulls: string }>(
      `select string_agg(case n when 1 then '5' else 'null' end, ', ' order by n) as nulls
       from pg_proc, generate_series(1, pronargs) n where proname = $1`,
      [name],
    );
    const plan = await ground.database.pool.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) select ${name}(${rows[0]?.nulls})`,
    );
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    tell(`${name} is ${/Citus Adaptive/.test(text) ? 'delegated' : 'NOT delegated'}`);
    expect(text).toContain('Citus Adaptive');
  }
});
