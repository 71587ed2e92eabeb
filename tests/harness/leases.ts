import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The folder that all test runs of this working tree share. */
export const HOME = join(import.meta.dirname, '../../.test');
const LEASES = join(HOME, 'leases');
const LOCK = join(HOME, 'lock');
const LOCK_LIMIT_MS = 120_000;

/** A run that uses the shared PostgreSQL, and the template it clones from. */
export type Lease = { pid: number; template: string };

/** @returns gives the lease back */
export function takeLease(template: string): () => void {
  mkdirSync(LEASES, { recursive: true });
  const file = join(LEASES, `${process.pid}-${Math.trunc(performance.now() * 1000)}`);
  writeFileSync(file, template);
  return () => rmSync(file, { force: true });
}

/** Those of runs that are dead are cleared away. */
export function liveLeases(): Lease[] {
  mkdirSync(LEASES, { recursive: true });
  return readdirSync(LEASES).flatMap((name) => {
    const pid = Number(name.split('-')[0]);
    const file = join(LEASES, name);
    if (isAlive(pid)) return [{ pid, template: readFileSync(file, 'utf8') }];
    rmSync(file, { force: true });
    return [];
  });
}

/** A folder as the lock of all runs; one whose holder is dead is taken over. */
export async function locked<T>(work: () => Promise<T>): Promise<T> {
  mkdirSync(HOME, { recursive: true });
  const deadline = performance.now() + LOCK_LIMIT_MS;
  while (!take()) {
    if (performance.now() > deadline) throw new Error(`another test run holds ${LOCK}`);
    await sleep(50);
  }
  try {
    return await work();
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

function take(): boolean {
  try {
    mkdirSync(LOCK);
    writeFileSync(join(LOCK, String(process.pid)), '');
    return true;
  } catch {
    const holder = lockHolder();
    if (holder !== null && !isAlive(holder)) rmSync(LOCK, { recursive: true, force: true });
    return false;
  }
}

function lockHolder(): number | null {
  const age = Date.now() - (statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  try {
    const [pid] = readdirSync(LOCK);
    return pid ? Number(pid) : age > 5000 ? 0 : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
