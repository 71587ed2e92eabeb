import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { type Seen, seenOf } from './drive.ts';

export type Pgbench = { run(args: readonly string[], seconds: number): Promise<Seen> };

/** A row of branches for each client and more, as its manual asks for; a million accounts. */
export const SCALE = 10;

export const MISSING =
  'pgbench is not on this machine: apt-get install postgresql-contrib (Debian: it comes with ' +
  'postgresql-15), or put it on the PATH.';

const run = promisify(execFile);

/** From the PATH, else of the newest PostgreSQL that Debian has installed. */
export function findPgbench(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.sort((a, b) => Number(b) - Number(a)).map((v) => join(debian, v, 'bin')),
  ];
  return folders.map((folder) => join(folder, 'pgbench')).find((file) => existsSync(file)) ?? null;
}

/** pgbench with its own tables, filled, in a database of its own. */
export async function openPgbench(program: string, url: string): Promise<Pgbench> {
  await run(program, ['--initialize', '--quiet', `--scale=${SCALE}`, url]);
  return {
    async run(args, seconds) {
      const folder = mkdtempSync(join(tmpdir(), 'nokshi-pgbench-'));
      const log = `--log-prefix=${join(folder, 'log')}`;
      try {
        await run(program, [...args, '--no-vacuum', `--time=${seconds}`, '--log', log, url]);
        return seenOf(
          readdirSync(folder).flatMap((name) => took(join(folder, name))),
          seconds * 1e3,
        );
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Its log has a line a transaction; the third word is the microseconds it took. */
const took = (file: string): number[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => (line ? [Number(line.split(' ')[2]) / 1_000] : []));
