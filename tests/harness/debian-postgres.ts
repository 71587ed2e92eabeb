import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  asAccount,
  chooseAccount,
} from '../../apps/server/src/kernel/embedded-postgres/account.ts';
import { freePorts } from '../../scripts/lib/free-ports.mjs';
import { withClient } from './test-cluster.ts';

const BIN = '/usr/lib/postgresql/15/bin';

/** Debian's package of the oldest version we serve; tests that need it skip themselves without. */
export const hasDebianPostgres = existsSync(join(BIN, 'postgres'));

export type DebianPostgres = {
  /** Of an ordinary role that may create databases. */
  readonly url: string;
  stop(): Promise<void>;
};

/** A cluster of its own on a free port of 127.0.0.1, gone with `stop`. */
export async function startDebianPostgres(): Promise<DebianPostgres> {
  const account = chooseAccount(null);
  const folder = mkdtempSync(join(tmpdir(), 'nokshi-debian-'));
  if (!account.own) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'cluster');
  const as = { ...asAccount(account), cwd: '/' };
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  const made = spawnSync(join(BIN, 'initdb'), initdb, { ...as, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const [port = 0] = await freePorts(1);
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const args = ['-D', data, '-p', `${port}`, ...settings.flatMap((one) => ['-c', one])];
  const server = spawn(join(BIN, 'postgres'), args, { ...as, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const admin = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  await answering(admin);
  await withClient(admin, (client) => client.query('create role nokshi login createdb'));
  return {
    url: `postgresql://nokshi@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const failed = await withClient(url, () => Promise.resolve(null)).catch((err: Error) => err);
    if (!failed) return;
    if (tries > 200) throw failed;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
