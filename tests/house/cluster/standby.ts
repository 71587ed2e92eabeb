import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../../scripts/lib/free-ports.mjs';
import { startPostgres } from '../../../scripts/lib/outside-postgres.mjs';

/** Two PostgreSQL, the second a synchronous standby of the first, behind one address. */
export type Pair = {
  readonly url: string;
  /** What Patroni does when the leader is gone: the standby leads, the address goes to it. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
};

export async function startPair(): Promise<Pair> {
  const folder = mkdtempSync(join(tmpdir(), 'nokshi-pair-'));
  chmodSync(folder, 0o711);
  const first = await startPostgres({ folder: join(folder, 'first') });
  const data = join(first.data, '../standby');
  const as = `postgresql://root_of_all:${first.password}@127.0.0.1:${first.port}/postgres`;
  const copied = await first.run('pg_basebackup', ['-D', data, '-d', as, '-R', '-c', 'fast']);
  if (copied.code !== 0) throw new Error(copied.output);
  const [port = 0] = await freePorts(1);
  const second = first.beside({ data, port, settings: {} });
  await second.start();
  await first.asRoot(async (client) => {
    await client.query(`alter system set synchronous_standby_names = '*'`);
    await client.query('select pg_reload_conf()');
    const isSync = `select from pg_stat_replication where sync_state = 'sync'`;
    while ((await client.query(isSync)).rowCount === 0) await sleep(50);
  });
  const gate = await openGate(first.port);
  return {
    url: first.url.replace(`:${first.port}/`, `:${gate.port}/`),
    async failOver() {
      await first.kill();
      gate.leadTo(null);
      await second.asRoot((client) => client.query('select pg_promote()'));
      gate.leadTo(second.port);
    },
    async stop() {
      gate.close();
      await Promise.all([first.stop(), second.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** HAProxy's part: leads to the leader, and cuts every connection when that is another. */
async function openGate(first: number) {
  let leader: number | null = first;
  const open = new Set<Socket>();
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((near) => {
    if (leader === null) return near.destroy();
    const far = connect({ port: leader, host: '127.0.0.1' });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    leadTo(port: number | null) {
      leader = port;
      cut();
    },
    close() {
      cut();
      server.close();
    },
  };
}
