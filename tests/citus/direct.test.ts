import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CitusGround, openCitus, tell } from './ground.ts';
import { beginLoad } from './load.ts';

const LANES = 16;

let ground: CitusGround;
let load: Awaited<ReturnType<typeof beginLoad>>;
beforeAll(async () => {
  ground = await openCitus();
  load = await beginLoad(ground.database.url);
});
afterAll(async () => {
  await load.close();
  await ground.database.drop();
});

/** Connections of servers whose last statement posted, on the coordinator or on all workers. */
const POSTING = `select count(*) from pg_stat_activity
  where application_name = 'nokshi' and query ~ 'wallet_post_(lane|each)'`;

it('batches go straight to the workers, and the coordinator sees none of them', async () => {
  await sleep(3_000);
  const { servers } = ground;
  const here = await servers.query<{ count: string }>(POSTING);
  const there = await servers.query<{ count: number }>(
    'select sum(result::int)::int as count from run_command_on_workers($1) where success',
    [POSTING],
  );
  await load.end();
  const { taken, refused } = load.summary(() => true);
  tell(`${taken} postings in 3 s, ${there.rows[0]?.count} connections to workers posted`);
  expect(load.ways()).toEqual({ direct: LANES, ownSchema: LANES });
  expect(here.rows[0]?.count).toBe('0');
  expect(there.rows[0]?.count).toBeGreaterThan(0);
  expect(taken).toBeGreaterThan(0);
  expect(refused).toBe(0);
  expect((await load.prove()).differences).toBe(0);
});
