import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { longFaults } from '../../harness/extent.ts';
import { withClient } from '../../harness/test-cluster.ts';
import { type Ground, layGround } from './ground.ts';
import { CLEAN, proveAtRest, sayFigures } from './prove.ts';
import { openSmallDisk } from './small-disk.ts';

const FULL_FOR_MS = 20_000;
const ONE_SEGMENT_AND_MORE = 24;

/** Half a minute of waiting: for `npm run test:faults` and `npm run test:full`. */
const disk = longFaults ? openSmallDisk(256 * 1024 * 1024) : { why: 'not asked for' };
if ('why' in disk && longFaults) process.stdout.write(`SKIPPED disk full: ${disk.why}\n`);

let ground: Ground | undefined;
afterAll(async () => {
  if (!('why' in disk)) disk.free();
  await ground?.clear();
  if (!('why' in disk)) disk.release();
}, 60_000);

/** Log that PostgreSQL has to write, until it finds no room for it and stops itself (PANIC). */
async function writeAhead(url: string): Promise<void> {
  await withClient(url, async (client) => {
    client.on('error', () => {});
    for (let megabyte = 1; megabyte <= ONE_SEGMENT_AND_MORE; megabyte += 1)
      await client.query(`select pg_logical_emit_message(false, 'room', repeat('x', 1048576))`);
  });
}

test.skipIf('why' in disk)(
  'a full disk is answered 503, keeps what was acknowledged, and needs nobody when there is room',
  async () => {
    if ('why' in disk) return;
    ground = await layGround({
      dataDir: disk.folder,
      settings: { max_wal_size: '32MB', min_wal_size: '32MB', checkpoint_timeout: '30s' },
    });
    const { house, load } = ground;
    await ground.rounds(100);
    const before = await house.postgres();
    disk.fill();
    // First tables find no room, then the log of PostgreSQL itself, which it does not survive.
    await expect(writeAhead(before.url)).rejects.toThrow();
    const dead = performance.now();
    const kept = load.acknowledged();
    const busy = load.seen.busy;
    await sleep(FULL_FOR_MS);
    expect(load.acknowledged() - kept).toBeLessThanOrEqual(load.players);
    // Who asks meanwhile hears 503, sooner or later by how long each call waits for a connection.
    const refused = () => load.seen.busy > busy;
    await expect.poll(refused, { timeout: 60_000, interval: 100 }).toBe(true);
    disk.free();
    const free = performance.now();
    await ground.rounds(100);
    const seconds = ((performance.now() - free) / 1_000).toFixed(1);
    expect((await house.postgres()).pid).not.toBe(before.pid);
    const figures = await proveAtRest(house, load);
    const full = ((free - dead) / 1_000).toFixed(1);
    sayFigures(`disk full for ${full} s, play again ${seconds} s after there was room`, figures);
    expect(figures).toMatchObject(CLEAN);
  },
  300_000,
);
