import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installedPostgres } from '../../../../scripts/lib/outside-postgres.mjs';
import { createTestDatabase, type TestDatabase } from '../../../harness/database.ts';
import { startHouse } from '../../../harness/house.ts';
import { laneTypes, tablesWithLane } from './lane-catalog.ts';

const SCRIPTS = join(import.meta.dirname, '../../../../scripts/citus');
const psql = installedPostgres()?.bin;
if (!psql) console.log('psql is not installed: the script for Citus is not run against stand-ins');

describe.skipIf(!psql)('the script for Citus, against stand-ins of its functions', () => {
  let database: TestDatabase;
  const run = (file: string, settings = '-c citus.enable_unsafe_triggers=on') =>
    promisify(execFile)(
      join(psql ?? '', 'psql'),
      [database.ownerUrl, '--no-psqlrc', '-v', 'ON_ERROR_STOP=1', '-f', join(SCRIPTS, file)],
      { env: { PGOPTIONS: `-c search_path=public,stand_in ${settings}` } },
    );
  const calls = async (like: string) =>
    (
      await database.pool.query<{ what: string }>(
        'select what from stand_in.call where what like $1 order by what',
        [like],
      )
    ).rows.map(({ what }) => what);
  beforeAll(async () => {
    database = await createTestDatabase();
    const standIns = readFileSync(join(import.meta.dirname, 'stand-ins.sql'), 'utf8');
    await database.pool.query(standIns);
    await expect(run('distribute.sql', '')).rejects.toThrow('as superuser first');
    await run('distribute.sql');
  });
  afterAll(() => database?.drop());

  it('distributes every table with a lane, all lanes of one type', async () => {
    const tables = await tablesWithLane(database.pool);
    expect(await calls('table %')).toEqual(tables.map((table) => `table ${table}`));
    const types = await laneTypes(database.pool, tables);
    expect(new Set(types.values())).toEqual(new Set(['integer']));
  });

  it('gives each lane a shard, in turn to the workers', async () => {
    expect(await calls('shard %')).toHaveLength(16);
    const moves = await calls('move %');
    expect(moves).toHaveLength(8);
    for (const move of moves) expect(move).toMatch(/^move (1|3|5|7|9|11|13|15) to worker-2$/);
  });

  it('hands over every function, and may be repeated for them after a release', async () => {
    await run('functions.sql');
    expect(await calls('function % p_lane')).toHaveLength(4);
    expect(await calls('function limits_guard')).toHaveLength(2);
    const { rows } = await database.pool.query(
      `select proname from pg_proc, unnest(proconfig) setting
       where setting = 'plan_cache_mode=force_generic_plan'`,
    );
    expect(rows).toEqual([]);
  });

  it('leaves a database on which members play and the ledger proves itself', async () => {
    const house = await startHouse({ database, spinIntervalMs: 0 });
    const member = await house.member();
    const deposit = { channel: 'demo-wallet', amount: '500.00' };
    await member.call(playerRoutes.cashier.requestDeposit, deposit, { key: 'deposit-1' });
    const game = { gameId: 'kantha-lines' };
    const { launchToken } = await member.call(playerRoutes.slots.launch, game);
    for (const key of ['spin-first', 'spin-second', 'spin-first'])
      await member.call(playerRoutes.slots.spin, { stake: '0.20' }, { key, bearer: launchToken });
    expect(await house.prove()).toMatchObject({ differences: 0 });
    await house.house.stop();
  });
});
