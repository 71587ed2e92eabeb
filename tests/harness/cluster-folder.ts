import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  rmSync,
  statfsSync,
  symlinkSync,
} from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { HOME } from './leases.ts';

/** Of Linux: files that are kept in memory and nowhere else. */
const MEMORY = '/dev/shm';
const GB = 1024 ** 3;

/**
 * The folder of the cluster that test runs share. Each test file makes a database of a thousand small
 * files and takes it away again, which costs nearly twice as much on a disk: where memory is plenty
 * it lies there, and `.test/pg` is a link to it.
 */
export function clusterFolder(): string {
  const door = join(HOME, 'pg');
  mkdirSync(HOME, { recursive: true });
  // After the machine was restarted the link leads to nothing, and nothing is lost.
  if (lstatSync(door, { throwIfNoEntry: false }) && !existsSync(door)) rmSync(door);
  if (!existsSync(door)) makeFolder(door);
  return realpathSync(door);
}

function makeFolder(door: string): void {
  if (!hasPlenty()) return void mkdirSync(door, { mode: 0o700 });
  const name = `nokshi-test-${createHash('sha256').update(HOME).digest('hex').slice(0, 12)}`;
  const folder = join(MEMORY, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  symlinkSync(folder, door);
}

function hasPlenty(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem()) > 4 * GB;
}
