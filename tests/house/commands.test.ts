import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proveLedger } from '../../apps/server/src/prove-ledger.ts';
import { type HeldHouse, holdHouse, prepareHouse } from './faults/house-holder.ts';
import { invitePlayers } from '../harness/players.ts';
import { backupBench } from '../harness/backups.ts';
import { httpClient } from '../harness/client.ts';
import { type Command, runCommand, runNode } from '../harness/commands.ts';
import { createTestDatabase } from '../harness/database.ts';
import { some } from '../harness/extent.ts';
import { furnishFolder } from '../harness/furnished-folder.ts';
import { inFull } from '../harness/in-full.ts';
import { freePorts } from '../../scripts/lib/free-ports.mjs';
import { PASSWORD } from '../harness/house.ts';

/** The commands as a person types them, with the embedded PostgreSQL. */
const folder = mkdtempSync(join(tmpdir(), 'nokshi-commands-'));
const [here, there] = [join(folder, 'here'), join(folder, 'there')];
const file = join(folder, 'house');

let house: HeldHouse | undefined;
let ports: number[];
let origin: string;
const visitor = () => httpClient(origin.replace('localhost', '127.0.0.1'), origin);
beforeAll(async () => {
  await prepareHouse();
  ports = await freePorts(2);
  mkdirSync(here);
  await furnishFolder(here);
  house = await holdHouse(here, ports);
  origin = `http://localhost:${ports[0]}`;
  const { register } = playerRoutes.identity;
  const form = { username: 'rahima', password: PASSWORD, confirmPassword: PASSWORD, agree: true };
  await visitor().call(register, form);
}, 120_000);
afterAll(async () => {
  await house?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const npmRun = (command: Command, dataDir: string, ...args: string[]) =>
  npmRunWith({ DATA_DIR: dataDir }, command, ...args);
const npmRunWith = (settings: NodeJS.ProcessEnv, command: Command, ...args: string[]) =>
  runCommand(command, args, { INIT_CWD: folder, ...settings });

test('npm run backup writes the house that runs, and npm run restore leaves it alone', async () => {
  const load = await invitePlayers(origin, 2);
  const backup = await npmRun('backup', here, 'house');
  await load.rest();
  expect(backup).toMatchObject({ code: 0 });
  expect(backup.output).toMatch(/[\d,]+ rows, [\d.]+ MB, [\d.]+ s; \d+ tables/);
  expect(backup.output).toContain('The master key is not in it');
  expect(existsSync(file)).toBe(true);
  const restore = await npmRun('restore', here, file);
  expect(restore).toMatchObject({ code: 78 });
  expect(restore.output).toMatch(/Another Nokshi \(process \d+\) uses/);
}, 60_000);

test('npm run vendor:register makes a vendor known to the house that runs, however often', async () => {
  const words = { EN: 'Typed', BN: 'টাইপ' };
  const game = { gameId: 'typed-wheel', category: 'RNG', name: words, description: words };
  const facts = { minBet: 100, rtp: '95.00', hitRate: '50.00', volatility: 'low', maxWin: '5' };
  const gameUrl = 'http://localhost:3002/';
  const vendor = { vendor: 'TYPED', name: words, gameUrl, games: [{ ...game, ...facts }] };
  writeFileSync(join(folder, 'vendor.json'), JSON.stringify(vendor));
  for (let n = 0; n < 2; n += 1) {
    const said = await npmRunWith({ DATA_DIR: here }, 'vendor-register', 'vendor.json');
    expect(said).toMatchObject({ code: 0 });
    expect(said.output).toContain('TYPED is known, with 1 games.');
  }
  expect(readFileSync(join(here, 'studios/TYPED.key'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
}, 60_000);

test('npm run ledger:verify proves the house that runs', async () => {
  // This once by the script that npm runs, which bundles the command first.
  const script = ['scripts/run.mjs', 'apps/server/src/ledger-verify.ts'];
  const { code, output } = await runNode(script, { DATA_DIR: here });
  expect(output).toMatch(
    /^[1-9]\d* entries, [1-9]\d* batches, \d+ accounts, \d+ ms\n0 differences\n$/,
  );
  expect(code).toBe(0);
}, 60_000);

test('npm run ledger:verify proves a house that stands still, and makes none', async () => {
  await house?.stop();
  house = undefined;
  const still = await npmRun('ledger-verify', here);
  expect(still).toMatchObject({ code: 0, output: expect.stringContaining('\n0 differences\n') });
  expect(existsSync(join(here, 'lock'))).toBe(false);
  const empty = await npmRun('ledger-verify', there);
  expect(empty).toMatchObject({
    code: 78,
    output: expect.stringContaining('There is no house in'),
  });
  expect(existsSync(there)).toBe(false);
}, 60_000);

test('npm run ledger:verify is ended by Ctrl-C', async () => {
  const { url } = await createTestDatabase();
  await expect(proveLedger(url, AbortSignal.abort())).rejects.toThrow('aborted');
  expect(await proveLedger(url, new AbortController().signal)).toMatchObject({ differences: 0 });
});

test('npm run backup starts the database of a house that stands still, and stops it', async () => {
  expect(await npmRun('backup', here)).toMatchObject({ code: 0 });
  expect(readdirSync(join(here, 'backups'))).toEqual([
    expect.stringMatching(/^nokshi-\d{8}T\d{6}Z\.backup\.gz$/),
  ]);
  expect(existsSync(join(here, 'lock'))).toBe(false);
}, 60_000);

inFull('npm run backup makes no house where there is none', async () => {
  const empty = await npmRun('backup', there);
  expect(empty).toMatchObject({ code: 78 });
  expect(existsSync(there)).toBe(false);
});

test('npm run restore makes the house again where its key is, and members come in', async () => {
  const without = await npmRun('restore', there, file);
  expect(without).toMatchObject({ code: 78 });
  expect(without.output).toContain('The master key is missing');
  expect(existsSync(there)).toBe(false);

  mkdirSync(there);
  cpSync(join(here, 'master-key'), join(there, 'master-key'));
  const restore = await npmRun('restore', there, 'house');
  expect(restore.output).toContain('\n0 differences in the ledger');
  expect(restore.output).toContain('restored chain equals the backup: 16 of 16 heads');
  expect(restore).toMatchObject({ code: 0 });

  house = await holdHouse(there, ports);
  const credentials = { username: 'rahima', password: PASSWORD };
  const { userInfo } = await visitor().call(playerRoutes.identity.login, credentials);
  expect(userInfo.account).toBe('rahima');
}, 120_000);

inFull(
  'both work with a PostgreSQL of your own',
  async () => {
    const bench = backupBench();
    const settings = { DATA_DIR: join(folder, 'own'), MASTER_KEY: 'ab'.repeat(32) };
    const from = { ...settings, DATABASE_URL: (await createTestDatabase()).url };
    expect(await npmRunWith(from, 'backup', 'of-my-own')).toMatchObject({ code: 0 });
    const into = { ...settings, DATABASE_URL: await bench.emptyDatabase() };
    const { code, output } = await npmRunWith(into, 'restore', 'of-my-own');
    expect(output).toContain('16 of 16 heads');
    expect(code).toBe(0);
    const other = { ...into, DATA_DIR: join(folder, 'other'), MASTER_KEY: 'cd'.repeat(32) };
    const refused = await npmRunWith(other, 'restore', 'of-my-own');
    expect(refused).toMatchObject({ code: 78 });
    expect(refused.output).toContain('master key here is not the one of the house in this backup');
    await bench.close();
  },
  60_000,
);

const MISUSED = [['restore', '--all'], ['backup', 'a', 'b'], ['restore']] as const;

test('both say how they are used', async () => {
  for (const [command, ...args] of some(MISUSED, 2)) {
    const { code, output } = await npmRun(command, here, ...args);
    expect({ code, output }).toEqual({ code: 78, output: expect.stringContaining('npm run') });
  }
});
