import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { renameSync, rmSync, statSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, asAccount } from './account.ts';

export type Postmaster = { pid: number; port: number; ready: boolean };

const POLL_MS = 25;
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;

/** The server that runs on this cluster now, however it was started; null where there is none. */
export function runningPostmaster(cluster: string): Postmaster | null {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  if (!isServerOf(cluster, pid)) return null;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** A process id may belong to anyone after a reboot; a server runs in its cluster's folder. */
export function isServerOf(cluster: string, pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  if (existsSync('/proc/self/cwd')) return standsIn(cluster, pid);
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes(cluster);
}

/** Starts a server; resolves when it accepts connections, throws with its output when it ends. */
export async function launch(options: {
  postgres: string;
  cluster: string;
  account: Account;
  niceness: number;
  logFile: string;
  limitMs: number;
}): Promise<number> {
  const { cluster, logFile } = options;
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  const logFd = openLog(logFile);
  const from = statSync(logFile).size;
  // Detached: Ctrl-C must not reach it before the requests in flight are finished.
  const child = spawn(options.postgres, ['-D', cluster], {
    ...asAccount(options.account),
    cwd: '/',
    detached: true,
    env: { LC_ALL: 'C', PATH: '/usr/bin:/bin', TZ: 'UTC' },
    stdio: ['ignore', logFd, logFd],
  });
  closeSync(logFd);
  child.unref();
  // At once, so that child processes have it from the beginning.
  if (child.pid && options.niceness > 0) setPriority(child.pid, options.niceness);
  let ended = false;
  child.on('error', () => {
    ended = true;
  });
  child.on('exit', () => {
    ended = true;
  });
  const deadline = performance.now() + options.limitMs;
  while (performance.now() < deadline) {
    if (ended) throw new Error(`PostgreSQL did not start: ${saidSince(logFile, from)}`);
    const running = runningPostmaster(cluster);
    if (running?.ready && running.pid === child.pid) return running.pid;
    await sleep(POLL_MS);
  }
  throw new Error(`PostgreSQL was not ready within ${options.limitMs} ms`);
}

/** Waits until the process is gone; false when it is still there after the limit. */
async function waitGone(cluster: string, pid: number, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  while (isServerOf(cluster, pid)) {
    if (performance.now() > deadline) return false;
    await sleep(POLL_MS);
  }
  return true;
}

/**
 * Fast shutdown within its limit, then immediate, then SIGKILL: nothing acknowledged is lost in any
 * of them, the later ones only make the next start recover.
 */
export async function shutDown(cluster: string, pid: number, fastMs: number): Promise<void> {
  const ways: [NodeJS.Signals, number][] = [
    ['SIGINT', fastMs],
    ['SIGQUIT', 1500],
    ['SIGKILL', 1000],
  ];
  for (const [signal, limitMs] of ways) {
    if (!isServerOf(cluster, pid)) break;
    sendSignal(pid, signal);
    if (await waitGone(cluster, pid, limitMs)) break;
  }
  await clearOrphans(cluster, 1000);
}

/**
 * Children of a killed server hold its shared memory until they notice, and a new server refuses to
 * start before. They get `graceMs`, then they are killed: their postmaster is dead already.
 */
export async function clearOrphans(cluster: string, graceMs: number): Promise<void> {
  const deadline = performance.now() + graceMs;
  while (orphansOf(cluster).length > 0 && performance.now() < deadline) await sleep(POLL_MS);
  for (const pid of orphansOf(cluster)) sendSignal(pid, 'SIGKILL');
  const last = performance.now() + 2000;
  while (orphansOf(cluster).length > 0 && performance.now() < last) await sleep(POLL_MS);
}

function orphansOf(cluster: string): number[] {
  if (!existsSync('/proc/self/cwd')) return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1 && pid !== process.pid && standsIn(cluster, pid));
}

function standsIn(cluster: string, pid: number): boolean {
  try {
    const cwd = readlinkSync(`/proc/${pid}/cwd`);
    // By name too: a person's shell may be in that folder as well.
    return cwd === cluster && readFileSync(`/proc/${pid}/comm`, 'utf8') === 'postgres\n';
  } catch {
    return false; // gone, a zombie, or another account's process
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function openLog(logFile: string): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) renameSync(logFile, `${logFile}.1`);
  return openSync(logFile, 'a', 0o600);
}

function saidSince(logFile: string, from: number): string {
  const said = readFileSync(logFile).subarray(from).toString('utf8');
  return said.trim().slice(-2000);
}
