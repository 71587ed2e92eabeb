import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killsEach } from '../harness/extent.ts';
import { freePorts } from '../harness/free-ports.ts';
import { type HeldHouse, holdHouse, prepareHouse } from './house-holder.ts';
import { invitePlayers, type Players } from './players.ts';

const PLAYERS = 12;
const AT_LEAST = 120;

let dataDir: string;
let ports: number[];
let house: HeldHouse;
let load: Players;

beforeAll(async () => {
  await prepareHouse();
  dataDir = mkdtempSync(join(tmpdir(), 'nokshi-crash-'));
  ports = await freePorts(2);
  house = await holdHouse(dataDir, ports);
  load = await invitePlayers(`http://localhost:${ports[0]}`, PLAYERS);
}, 120_000);
afterAll(async () => {
  await load?.rest().catch(() => {});
  await house?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

/** So many more rounds are acknowledged. */
const moreRounds = (count: number) => {
  const wanted = load.acknowledged() + count;
  return expect
    .poll(() => load.acknowledged() >= wanted, { timeout: 60_000, interval: 20 })
    .toBe(true);
};

const LIMIT = 120_000 + killsEach * 15_000;

test(
  `loses, doubles and forgets nothing over ${killsEach} kill -9 of the server under load`,
  async () => {
    for (let kill = 1; kill <= killsEach; kill += 1) {
      await moreRounds(AT_LEAST + kill * 7);
      await house.kill();
      house = await holdHouse(dataDir, ports);
      expect(await load.differing()).toEqual([]);
    }
  },
  LIMIT,
);

test(
  `loses, doubles and forgets nothing over ${killsEach} kill -9 of PostgreSQL under load`,
  async () => {
    for (let kill = 1; kill <= killsEach; kill += 1) {
      await moreRounds(AT_LEAST + kill * 7);
      const before = await house.postgres();
      process.kill(before.pid, 'SIGKILL');
      const restarted = async () => (await house.postgres()).pid !== before.pid;
      await expect.poll(restarted, { timeout: 60_000, interval: 50 }).toBe(true);
      await moreRounds(1);
      expect(await load.differing()).toEqual([]);
    }
  },
  LIMIT,
);

test('afterwards every wallet is what its answers add up to, and the ledger proves itself', async () => {
  await load.rest();
  expect(load.unanswered()).toBeGreaterThan(0);
  for (const { expected, found } of await load.sums()) expect(found).toBe(expected);
  const { url } = await house.postgres();
  const run = promisify(execFile);
  const { stdout } = await run(
    process.execPath,
    ['scripts/run.mjs', 'apps/server/src/ledger-verify.ts'],
    {
      env: { PATH: process.env['PATH'], DATABASE_URL: url },
      cwd: join(import.meta.dirname, '../..'),
    },
  );
  expect(stdout).toContain('\n0 differences');
}, 120_000);
