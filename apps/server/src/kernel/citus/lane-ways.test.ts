import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/harness/database.ts';
import { silentLog } from '../log.ts';
import { createLaneWays, type LaneWays } from './lane-ways.ts';
import { urlOfNode } from './workers.ts';

/** What a server asks of a worker, on one PostgreSQL; kernel_lane_here is there once it is made. */
const STAND_IN = `
  create table pg_dist_partition (logicalrelid regclass, partmethod "char");
  create function kernel_lane_here(int) returns int language sql as 'select $1'`;

const LANES = [0, 1, 2, 3];
/** Nobody listens there. */
const CLOSED = 1;

let worker: TestDatabase;
let port: number;
let lines: string[];
/** What the coordinator says: node of each lane, the nodes' ports, which of them it reaches. */
let nodeOf: number[];
let portOf: Record<number, number>;
let reached: boolean;
let extension: boolean;
let opened: string[];

beforeAll(async () => {
  worker = await createTestDatabase();
  await worker.pool.query(STAND_IN);
  port = Number(new URL(worker.ownerUrl).port);
});
afterAll(() => worker.drop());
beforeEach(() => {
  [lines, opened, nodeOf, reached, extension] = [[], [], [2, 3, 2, 3], true, true];
  portOf = { 2: port, 3: port };
});

const answer = (text: string): unknown[] => {
  if (text.includes('pg_extension')) return extension ? [{}] : [];
  if (text.includes('citus_check_connection_to_node')) return [{ reached }];
  if (text.includes('pg_dist_shard'))
    return LANES.map((lane) => ({ lane, shardId: `${100 + lane}`, nodeId: nodeOf[lane] }));
  if (text.includes('pg_dist_node'))
    return [1, 2, 3].map((id) => ({
      id,
      host: id === 3 ? 'localhost' : '127.0.0.1',
      port: portOf[id] ?? 0,
      isCoordinator: id === 1,
    }));
  return [{}];
};
const coordinator = {
  async query(text: string) {
    const rows = answer(text);
    return { rows, rowCount: rows.length };
  },
} as unknown as pg.Pool;

const say = (level: string) => (message: string, facts?: object) =>
  void lines.push(`${level} ${message} ${Object.values(facts ?? {})[0] ?? ''}`.trim());

/** A map of lanes whose pools are only noted. */
function openWays(): LaneWays {
  return createLaneWays({
    url: worker.ownerUrl,
    log: { ...silentLog, info: say('info'), warn: say('warn') },
    pool: coordinator,
    openPool(url) {
      opened.push(url);
      return {
        url,
        end: async () => void opened.push(`end ${new URL(url).host}`),
      } as unknown as pg.Pool;
    },
  });
}
const hostOf = (ways: LaneWays, lane: number): string => {
  const { pool } = ways.of(lane);
  return pool === coordinator
    ? 'coordinator'
    : new URL((pool as unknown as { url: string }).url).host;
};

it('on one PostgreSQL every lane takes the connections of the house, and nobody is asked', async () => {
  extension = false;
  const ways = openWays();
  await ways.open();
  await ways.readAgain();
  expect(LANES.map((lane) => hostOf(ways, lane))).toEqual(LANES.map(() => 'coordinator'));
  expect(ways.of(0).schema).toBeNull();
  expect([...lines, ...opened]).toEqual([]);
  await ways.close();
});

it('each worker has a pool of its own, with the settings of the house', async () => {
  const ways = openWays();
  await ways.open();
  expect(LANES.map((lane) => hostOf(ways, lane))).toEqual([
    `127.0.0.1:${port}`,
    `localhost:${port}`,
    `127.0.0.1:${port}`,
    `localhost:${port}`,
  ]);
  expect(ways.of(0)).toMatchObject({ schema: 'public' });
  expect(ways.count()).toEqual({ direct: 4, ownSchema: 0 });
  expect(opened).toHaveLength(2);
  const [own] = opened;
  expect(new URL(own ?? '').username).toBe(new URL(worker.ownerUrl).username);
  await ways.close();
  expect(opened.slice(2).sort()).toEqual([`end 127.0.0.1:${port}`, `end localhost:${port}`]);
});

it('a worker that only the coordinator reaches is used through it, which is said once', async () => {
  portOf[3] = CLOSED;
  const ways = openWays();
  await ways.open();
  await ways.readAgain();
  expect(
    LANES.map((lane) => hostOf(ways, lane)).filter((host) => host === 'coordinator'),
  ).toHaveLength(2);
  expect(lines.filter((line) => line.startsWith('warn'))).toEqual([
    `warn batches go through the coordinator: a worker cannot be used from here localhost:${CLOSED}`,
  ]);
  await ways.close();
});

it('a worker that is down holds its own pool and no connection of the house', async () => {
  [portOf[3], reached] = [CLOSED, false];
  const ways = openWays();
  await ways.open();
  expect(hostOf(ways, 1)).toBe(`localhost:${CLOSED}`);
  expect(lines).toContain(`warn a worker is down localhost:${CLOSED}`);
  await ways.close();
});

it('a lane is found again where it has moved to, and a worker without lanes loses its pool', async () => {
  const ways = openWays();
  await ways.open();
  nodeOf = [2, 2, 2, 2];
  await ways.readAgain();
  expect(hostOf(ways, 1)).toBe(`127.0.0.1:${port}`);
  expect(opened).toContain(`end localhost:${port}`);
  await ways.close();
});

it('where an operator forbids it, all batches go through the coordinator', async () => {
  const ways = openWays();
  await ways.open(false);
  expect(hostOf(ways, 0)).toBe('coordinator');
  expect(lines).toEqual(['info batches go through the coordinator, as CITUS_DIRECT says']);
  await ways.close();
});

it('a worker has the address of its node, and nothing else of the coordinator’s', () => {
  const url = 'postgresql://a:b%40c@coordinator:5432/nokshi?sslmode=verify-full&host=elsewhere';
  expect(urlOfNode(url, { host: '10.0.0.31', port: 5433 })).toBe(
    'postgresql://a:b%40c@10.0.0.31:5433/nokshi?sslmode=verify-full',
  );
  expect(urlOfNode(url, { host: 'fd00::1', port: 5432 })).toContain('@[fd00::1]:5432/');
});
