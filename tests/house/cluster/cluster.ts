import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { startEmbeddedPostgres } from '../../../apps/server/src/kernel/embedded-postgres/start.ts';
import { silentLog } from '../../../apps/server/src/kernel/log.ts';
import { freePorts } from '../../../scripts/lib/free-ports.mjs';
import { startNats } from '../../../scripts/lib/outside-nats.mjs';
import { installedPostgres, startPostgres } from '../../../scripts/lib/outside-postgres.mjs';
import { ledgerVerify } from '../../harness/ledger-verify.ts';
import { testPool } from '../../harness/test-pool.ts';
import { type ClusterServer, clusterServer, prepareServers } from './cluster-server.ts';

export type Carrier = 'LISTEN/NOTIFY' | 'NATS';

export type Cluster = {
  readonly servers: readonly ClusterServer[];
  /** As browsers write it; no server listens there. */
  readonly origin: string;
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
  killCarrier(): Promise<void>;
  startCarrier(): Promise<void>;
  /** What `npm run ledger:verify` prints. */
  verify(): Promise<string>;
  close(): Promise<void>;
};

type Database = { readonly url: string; stop(): Promise<unknown> };

/** Servers on one outside PostgreSQL with all durability on; they start side by side. */
export async function startCluster(
  count: number,
  carrier: Carrier,
  given?: Database,
): Promise<Cluster> {
  await prepareServers();
  const folder = mkdtempSync(join(tmpdir(), 'nokshi-cluster-'));
  // Root hands its database to another account, which has to pass.
  chmodSync(folder, 0o711);
  const database = given ?? (await openDatabase(folder));
  const [natsPort = 0, ...ports] = await freePorts(1 + 2 * count);
  let nats = carrier === 'NATS' ? await startNats({ port: natsPort }) : null;
  const origin = 'http://play.example:3000';
  const servers = Array.from({ length: count }, (_, at) =>
    clusterServer({
      name: `server-${at + 1}`,
      databaseUrl: database.url,
      natsUrl: nats?.url ?? null,
      ports: { player: ports[2 * at] ?? 0, console: ports[2 * at + 1] ?? 0 },
      publicOrigin: origin,
      consoleOrigin: 'http://desk.example:3001',
    }),
  );
  const pool = testPool(database.url, 2);
  await pool.query('create table cluster_run (job text, tick text, server text)');
  const cluster: Cluster = {
    servers,
    origin,
    databaseUrl: database.url,
    pool,
    killCarrier: async () => nats?.kill(),
    async startCarrier() {
      if (carrier === 'NATS') nats = await startNats({ port: natsPort });
    },
    verify: () => ledgerVerify(database.url),
    async close() {
      await Promise.all(servers.map((server) => server.stop()));
      await pool.end();
      await nats?.stop();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  // All at once: they meet over the migrations and the first operator.
  const started = await Promise.allSettled(servers.map((server) => server.start()));
  const failed = started.find((one) => one.status === 'rejected');
  if (failed) {
    await cluster.close();
    throw failed.reason;
  }
  return cluster;
}

/** Debian's PostgreSQL where it is installed, else the embedded one, with a line that says so. */
async function openDatabase(folder: string): Promise<Database> {
  if (installedPostgres()) return startPostgres({ folder: join(folder, 'postgres') });
  console.log('PostgreSQL 15 is not installed: this runs on the embedded one');
  return startEmbeddedPostgres({ dataDir: folder, log: silentLog });
}
