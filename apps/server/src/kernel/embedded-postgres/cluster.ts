import { spawn } from 'node:child_process';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from '../start-refusal.ts';
import { asAccount } from './account.ts';
import type { Binaries } from './binaries.ts';
import { ADMIN, type Credentials } from './credentials.ts';
import type { Place } from './place.ts';

export function clusterOf(place: Place): string {
  return join(place.folder, 'cluster');
}

export function clusterExists(place: Place): boolean {
  return existsSync(join(clusterOf(place), 'PG_VERSION'));
}

/**
 * Creates the cluster under another name first, so that a killed start leaves nothing half made.
 */
export async function makeCluster(
  place: Place,
  binaries: Binaries,
  credentials: Credentials,
): Promise<void> {
  const fresh = join(place.folder, 'cluster.new');
  const secret = join(place.folder, 'password');
  rmSync(fresh, { recursive: true, force: true });
  writeForAccount(place, secret, credentials.adminPassword);
  try {
    await initdb(place, binaries, ['-D', fresh, `--pwfile=${secret}`]);
  } finally {
    rmSync(secret, { force: true });
  }
  renameSync(fresh, clusterOf(place));
}

/** A cluster of another PostgreSQL version is not opened and not changed. */
export function checkVersion(place: Place, binaries: Binaries): void {
  const version = Number(readFileSync(join(clusterOf(place), 'PG_VERSION'), 'utf8'));
  if (version === binaries.major) return;
  throw new StartRefusal(
    `The database in ${place.folder} was made by PostgreSQL ${version} and this release brings ` +
      `${binaries.major}: start the release that made it, back up, and restore here ` +
      '(docs/operations.md).',
  );
}

export function writeForAccount(place: Place, file: string, text: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, text, { mode: 0o600 });
  if (!place.account.own) chownSync(file, place.account.uid, place.account.gid);
}

async function initdb(place: Place, binaries: Binaries, extra: string[]): Promise<void> {
  const child = spawn(binaries.initdb, [...INITDB, ...extra], {
    ...asAccount(place.account),
    cwd: '/',
    env: { LC_ALL: 'C', PATH: '/usr/bin:/bin', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  if (code !== 0) throw initdbFailure(said, place);
}

const INITDB = [
  `--username=${ADMIN}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--data-checksums',
  '--no-instructions',
];

function initdbFailure(said: string, place: Place): Error {
  if (said.includes('No space left on device')) {
    return new StartRefusal(
      `The disk that holds ${place.folder} is full: free some space and start again.`,
    );
  }
  if (said.includes('could not look up effective user ID')) {
    return new StartRefusal(
      `The user id ${place.account.uid} has no name on this machine, which PostgreSQL needs: ` +
        'add it to /etc/passwd, or set DATABASE_URL.',
    );
  }
  return new Error(`initdb failed: ${said.trim()}`);
}
