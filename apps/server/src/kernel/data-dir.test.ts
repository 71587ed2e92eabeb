import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seededRandom } from '../../../../tests/harness/random.ts';
import { type DataDir, type DataDirOptions, openDataDir } from './data-dir.ts';
import { fileRefusal, StartRefusal } from './start-refusal.ts';

const isRoot = process.getuid?.() === 0;
const hasProc = existsSync('/proc/self/stat');
let home = '';
let path = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'nokshi-data-'));
  path = join(home, 'data');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const open = (options: Partial<DataDirOptions> = {}): DataDir =>
  openDataDir({ path, masterKey: null, random: seededRandom(), ...options });
const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);

test('data folder: only its owner can read the folder and the master key', () => {
  const { masterKey, release } = open();
  expect(modeOf(path)).toBe('700');
  expect(modeOf(join(path, 'master-key'))).toBe('600');
  expect(readFileSync(join(path, 'master-key'), 'utf8')).toBe(`${masterKey.toString('hex')}\n`);
  release();
  expect(existsSync(join(path, 'lock'))).toBe(false);
});

test('data folder: the key stays the same across starts', () => {
  const first = open();
  first.release();
  const second = open({ random: seededRandom('another') });
  expect(second.masterKey).toEqual(first.masterKey);
  second.release();
});

test('data folder: a second instance is refused, and the first is named', () => {
  const { release } = open();
  expect(() => open()).toThrow(StartRefusal);
  expect(() => open()).toThrow(`Another Nokshi (process ${process.pid}) uses ${path}`);
  release();
  open().release();
});

test.runIf(hasProc)('data folder: the lock of a killed process is taken over', async () => {
  open().release();
  const child = spawn('sleep', ['60'], { stdio: 'ignore' });
  const began = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(' ')[21];
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  const lock = JSON.stringify({ pid: child.pid, began: `${boot} ${began}` });
  writeFileSync(join(path, 'lock'), lock);
  expect(() => open()).toThrow(`process ${child.pid}`);
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  open().release();
});

test.each([
  ['whose process id went to another program', JSON.stringify({ pid: process.pid, began: 'once' })],
  ['cut off by a full disk', '{"pid":'],
])('data folder: a lock %s is taken over', (_case, lock) => {
  open().release();
  writeFileSync(join(path, 'lock'), lock);
  const { release } = open();
  expect(readFileSync(join(path, 'lock'), 'utf8')).toContain(`"pid":${process.pid},`);
  release();
});

test('data folder: a newer version’s is refused and left unchanged', () => {
  open().release();
  writeFileSync(join(path, 'version'), '2\n');
  expect(() => open()).toThrow(/was written by a newer Nokshi \(data version 2, .* knows 1\)/);
  expect(readFileSync(join(path, 'version'), 'utf8')).toBe('2\n');
  expect(existsSync(join(path, 'lock'))).toBe(false);
});

test('data folder: another MASTER_KEY than the original is refused', () => {
  const { masterKey, release } = open();
  release();
  expect(() => open({ masterKey: Buffer.alloc(32) })).toThrow(/^MASTER_KEY is not the key in/);
  open({ masterKey }).release();
});

test('data folder: a lost master key is never replaced by a new one', () => {
  open({ masterKey: Buffer.alloc(32, 1) }).release();
  expect(existsSync(join(path, 'master-key'))).toBe(false);
  expect(() => open()).toThrow(/^The master key is missing: set MASTER_KEY as before/);
});

test('data folder: a disk without space is refused', () => {
  const smallestFreeBytes = Number.MAX_SAFE_INTEGER;
  expect(() => open({ smallestFreeBytes })).toThrow(/is full: free some space and start again/);
});

test.each(['ENOSPC', 'EROFS', 'EACCES', 'ENOTDIR'])(
  'data folder: %s becomes one sentence',
  (code) => {
    const refusal = fileRefusal(Object.assign(new Error(code), { code }), '/srv/x');
    expect(refusal?.message).toMatch(/^[^.]*\/srv\/x[^.]*\.$/);
  },
);

test('data folder: a file in its place is refused', () => {
  writeFileSync(path, '');
  expect(() => open()).toThrow(StartRefusal);
});

test.runIf(isRoot)('data folder: root does not take over an ordinary user’s', () => {
  mkdirSync(path);
  writeFileSync(join(path, 'version'), '1\n');
  chownSync(join(path, 'version'), 1000, 1000);
  expect(() => open()).toThrow(/belongs to user id 1000: start as that user/);
});
