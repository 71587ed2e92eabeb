import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { renameSync, statfsSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataDir } from './data-dir-lock.ts';
import type { RandomSource } from './random.ts';
import { fileRefusal, StartRefusal } from './start-refusal.ts';

/** Version of this folder's layout; the tables have migrations. */
const DATA_VERSION = 1;
const SMALLEST_FREE_BYTES = 100 * 1024 * 1024;

export type DataDir = { path: string; masterKey: Buffer; release(): void };

export type DataDirOptions = {
  path: string;
  /** From the environment; null: the file, created on the first start. */
  masterKey: Buffer | null;
  random: RandomSource;
  smallestFreeBytes?: number;
};

/**
 * Creates or opens the data folder for this process.
 * @throws StartRefusal when it is in use, newer, another user's, full or read-only
 */
export function openDataDir(options: DataDirOptions): DataDir {
  const { path } = options;
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    checkOwner(path);
    checkSpace(path, options.smallestFreeBytes ?? SMALLEST_FREE_BYTES);
    const release = lockDataDir(path);
    try {
      const fresh = !existsSync(join(path, 'version'));
      if (!fresh) checkVersion(path);
      const masterKey = openMasterKey(options, fresh);
      if (fresh) writeDurably(join(path, 'version'), `${DATA_VERSION}\n`);
      return { path, masterKey, release };
    } catch (error) {
      release();
      throw error;
    }
  } catch (error) {
    throw fileRefusal(error, path) ?? error;
  }
}

function checkOwner(path: string): void {
  const version = statSync(join(path, 'version'), { throwIfNoEntry: false });
  if (!version || version.uid === process.getuid?.()) return;
  throw new StartRefusal(
    `${path} belongs to user id ${version.uid}: start as that user, ` +
      'or set DATA_DIR to another folder.',
  );
}

function checkSpace(path: string, smallest: number): void {
  const { bavail, bsize } = statfsSync(path);
  if (bavail * bsize >= smallest) return;
  throw new StartRefusal(`The disk that holds ${path} is full: free some space and start again.`);
}

function checkVersion(path: string): void {
  const text = readFileSync(join(path, 'version'), 'utf8').trim();
  if (text === String(DATA_VERSION)) return;
  throw new StartRefusal(
    Number(text) > DATA_VERSION
      ? `${path} was written by a newer Nokshi (data version ${text}, this release knows ` +
          `${DATA_VERSION}): start that release, or set DATA_DIR to another folder.`
      : `${join(path, 'version')} is damaged: restore ${path} from a backup, ` +
          'or set DATA_DIR to another folder.',
  );
}

/** Data encrypted with one key is lost with another, so a key is never created a second time. */
function openMasterKey({ path, masterKey, random }: DataDirOptions, fresh: boolean): Buffer {
  const file = join(path, 'master-key');
  if (existsSync(file)) return readMasterKey(file, masterKey);
  if (masterKey) return masterKey;
  if (!fresh) {
    throw new StartRefusal(
      `The master key is missing: set MASTER_KEY as before, or restore ${file} from a backup.`,
    );
  }
  const made = random.bytes(32);
  writeDurably(file, `${made.toString('hex')}\n`);
  return made;
}

export function readMasterKey(file: string, given: Buffer | null): Buffer {
  const text = readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/i.test(text)) {
    throw new StartRefusal(`${file} is damaged: restore it from a backup.`);
  }
  const kept = Buffer.from(text, 'hex');
  if (given && !given.equals(kept)) {
    throw new StartRefusal(
      `MASTER_KEY is not the key in ${file}, with which this data was written: ` +
        'remove MASTER_KEY, or set it to that key.',
    );
  }
  return kept;
}

/** 0600, whole or not at all, and on the disk when this returns. */
function writeDurably(file: string, text: string): void {
  const fd = openSync(`${file}.new`, 'w', 0o600);
  try {
    writeSync(fd, text);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(`${file}.new`, file);
}
