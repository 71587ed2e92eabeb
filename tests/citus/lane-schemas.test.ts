import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lanesOf, nodesOf } from '../../apps/server/src/kernel/citus/standing.ts';
import { type CitusGround, openCitus, tell } from './ground.ts';
import { beginLoad } from './load.ts';

const LANES = 16;
const LANE = 5;

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

/** What a statement answers on each worker, by the worker's port. */
async function onWorkers(statement: string): Promise<Map<number, string>> {
  const { rows } = await ground.database.pool.query<{ port: number; said: string }>(
    'select nodeport as port, result as said from run_command_on_workers($1)',
    [statement],
  );
  return new Map(rows.map(({ port, said }) => [port, said]));
}

const portsWith = async (lane: number): Promise<number[]> =>
  [...(await onWorkers(`select count(*) from pg_namespace where nspname = 'lane_${lane}'`))]
    .filter(([, count]) => count === '1')
    .map(([port]) => port);

describe('the schema of a lane', () => {
  it('lies on the worker that has the lane, and nowhere else', async () => {
    for (const { lane } of await lanesOf(ground.database.pool))
      expect(await portsWith(lane)).toEqual([load.portOf(lane)]);
    expect(load.ways()).toEqual({ direct: LANES, ownSchema: LANES });
  });

  it('may be gone: the lane is posted to by the distributed functions, and nobody is refused', async () => {
    load.countAnew();
    await onWorkers(`do $$ begin
      perform set_config('citus.enable_ddl_propagation', 'off', true);
      drop schema if exists lane_${LANE} cascade;
    end $$`);
    await sleep(2_000);
    expect(load.ways()).toEqual({ direct: LANES, ownSchema: LANES - 1 });
    expect(load.lanes[LANE]?.taken).toBeGreaterThan(0);
    expect(load.summary(() => true).refused).toBe(0);
    for (const line of load.words()) tell(line);
    await expect(ground.run('citus', 'status')).rejects.toThrow(
      `WRONG: no schema of now for lanes ${LANE} on`,
    );
    expect(await ground.run('citus', 'functions')).toContain('of their own made: 1');
    expect(await ground.run('citus', 'status')).toContain('Everything is in its place.');
  });

  it('gets the functions of a later release with the migrations, while it is posted to', async () => {
    const { pool } = ground.database;
    const { rows } = await pool.query<{ text: string }>(
      `select pg_get_functiondef('wallet_current_batch(int)'::regprocedure) as text`,
    );
    const [now] = rows;
    if (!now) throw new Error('there is no such function');
    load.countAnew();
    await pool.query(now.text.replace('begin', 'begin -- a later release'));
    await ground.run('migrate-database');
    const copies = await onWorkers(`select count(*) from pg_proc p
      join pg_namespace n on n.oid = p.pronamespace
      where n.nspname like 'lane_%' and p.prosrc like '%a later release%'`);
    expect([...copies.values()].reduce((sum, count) => sum + Number(count), 0)).toBe(LANES);
    await pool.query(now.text);
    await ground.run('citus', 'functions');
    expect(load.summary(() => true).refused).toBe(0);
  });

  it('goes with its lane to another worker', async () => {
    const nodes = await nodesOf(ground.database.pool);
    const from = nodes.find(({ port }) => port === load.portOf(LANE));
    const to = nodes.find(({ id, holdsLanes }) => holdsLanes && id !== from?.id);
    if (!from || !to) throw new Error('there is one worker: a lane cannot move');
    load.countAnew();
    await ground.run('citus', 'move', `${LANE}`, `${to.id}`);
    expect(await portsWith(LANE)).toEqual([to.port]);
    await ground.run('citus', 'move', `${LANE}`, `${from.id}`);
    expect(await portsWith(LANE)).toEqual([from.port]);
    const own = load.summary((lane) => lane === LANE);
    tell(`lane ${LANE} there and back: ${own.taken} postings, longest pause ${own.gapMs} ms`);
    for (const line of load.words()) tell(line);
    expect(load.summary(() => true).refused).toBe(0);
    await load.end();
    expect((await load.prove()).differences).toBe(0);
  });
});
