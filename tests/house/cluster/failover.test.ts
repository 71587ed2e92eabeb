import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installedPostgres } from '../../../scripts/lib/outside-postgres.mjs';
import { full } from '../../harness/extent.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { type Load, startLoad } from './load.ts';
import { startPair } from './standby.ts';

const possible = full && installedPostgres() !== null;
if (full && !possible) console.log('PostgreSQL 15 is not installed: no failover is tested');

describe.skipIf(!possible)('two servers on a database with a synchronous standby', () => {
  let pair: Awaited<ReturnType<typeof startPair>>;
  let cluster: Cluster;
  let load: Load;
  beforeAll(async () => {
    pair = await startPair();
    cluster = await startCluster(2, 'LISTEN/NOTIFY', pair);
    load = await startLoad(cluster, 8);
  }, 120_000);
  afterAll(async () => {
    await load?.rest().catch(() => {});
    await cluster?.close();
  }, 60_000);

  const moreRounds = (count: number) => {
    const wanted = load.acknowledged() + count;
    return expect
      .poll(() => load.acknowledged() >= wanted, { timeout: 60_000, interval: 20 })
      .toBe(true);
  };

  test('lose, double and forget nothing when the leader dies and the standby leads', async () => {
    await moreRounds(200);
    await pair.failOver();
    await moreRounds(200);
    expect(await load.differing()).toEqual([]);
    await load.rest();
    expect(load.unanswered()).toBeGreaterThan(0);
    for (const { expected, found } of await load.sums()) expect(found).toBe(expected);
    expect(await cluster.verify()).toContain('\n0 differences');
  }, 180_000);
});
