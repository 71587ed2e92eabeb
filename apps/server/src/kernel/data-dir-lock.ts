import { spawnSync } from 'node:child_process';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from './start-refusal.ts';

/** A process id may be reused by another program, so the start time is stored with it. */
type Holder = { pid: number; began: string };

/**
 * Takes DATA_DIR/lock for this process; replaces one left by a killed process.
 * @returns releases it
 * @throws StartRefusal while another process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = join(dataDir, 'lock');
  const mine = `${lock}.${process.pid}`;
  const text = JSON.stringify({ pid: process.pid, began: beginningOf(process.pid) ?? '' });
  writeFileSync(mine, text, { mode: 0o600 });
  try {
    // A link is created whole or not at all, so nobody ever reads half a lock.
    while (!tryLink(mine, lock)) removeStale(dataDir, lock);
  } finally {
    rmSync(mine, { force: true });
  }
  return () => {
    if (existsSync(lock) && readFileSync(lock, 'utf8') === text) rmSync(lock, { force: true });
  };
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function removeStale(dataDir: string, lock: string): void {
  const text = readLock(lock);
  if (text === null) return;
  const holder = holderOf(text);
  if (holder && beginningOf(holder.pid) === holder.began) throw inUse(dataDir, holder.pid);
  // Renamed first: if another start was quicker, we hold its lock now and put it back.
  const aside = `${lock}.stale.${process.pid}`;
  renameSync(lock, aside);
  if (readFileSync(aside, 'utf8') !== text) tryLink(aside, lock);
  rmSync(aside, { force: true });
}

function readLock(lock: string): string | null {
  try {
    return readFileSync(lock, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function holderOf(text: string): Holder | null {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return null; // written to a full disk: nobody's lock
  }
}

function inUse(dataDir: string, pid: number): StartRefusal {
  return new StartRefusal(
    `Another Nokshi (process ${pid}) uses ${dataDir}: stop it, or set DATA_DIR, PORT and ` +
      'CONSOLE_PORT for this one.',
  );
}

/**
 * The start time of a process in a form that no other process of that id has; null when it is gone.
 */
function beginningOf(pid: number): string | null {
  if (existsSync('/proc/self/stat')) return beginningInProc(pid);
  const asked = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return asked.stdout.trim() || null;
}

function beginningInProc(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name, which may contain anything: field 3 is the state, field 22 the start.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : `${boot} ${fields[19]}`;
  } catch {
    return null; // gone between two reads
  }
}
