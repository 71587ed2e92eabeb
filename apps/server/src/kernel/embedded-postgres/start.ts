import { existsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import { fileRefusal, StartRefusal } from '../start-refusal.ts';
import { type Step, silentStep } from '../step.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { answersFor } from './connect.ts';
import { checkVersion, clusterExists, clusterOf, makeCluster, writeForAccount } from './cluster.ts';
import {
  type Credentials,
  newCredentials,
  ownerUrlOf,
  readCredentials,
  urlOf,
  writeCredentials,
} from './credentials.ts';
import { freePort } from './free-port.ts';
import { findPlace, OUTSIDE, type Place } from './place.ts';
import { clearOrphans, launch, runningPostmaster, shutDown } from './postmaster.ts';
import { makeDatabase } from './roles.ts';
import { settingsFile } from './settings.ts';
import { supervise } from './supervise.ts';

export type EmbeddedPostgres = {
  /** For the application's role, which may use the tables of the database `nokshi`. */
  url: string;
  /** For the role that owns them and may create databases: for migrations and tools. */
  ownerUrl: string;
  pid(): number;
  /** Fast shutdown within 5 s, then immediate; 8 s at the very most. */
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** An existing folder that only this process uses (openDataDir). */
  dataDir: string;
  log: Log;
  /** Called after PostgreSQL died and was restarted; pools reconnect by themselves. */
  onRestart?: (pid: number) => void;
  step?: Step;
  /** The priority of its processes (nice), 0 to 19. */
  niceness?: number;
  /** Settings of postgresql.conf that differ, for tests. */
  settings?: Readonly<Record<string, string>>;
};

/**
 * The priority beside a server: its one thread is what everybody waits for, and must not be
 * preempted each time a commit returns. 11 % more spins a second on two cores (decision 0050).
 */
export const BEHIND_SERVER = 5;

const READY_LIMIT_MS = 120_000;
const ADOPT_LIMIT_MS = 10_000;
const FAST_STOP_MS = 5_000;
const ORPHAN_GRACE_MS = 3_000;
/** PostgreSQL's `invalid_password`. */
const WRONG_PASSWORD = '28P01';
const OPERATOR_CONF = '# Your own settings for PostgreSQL; they win over postgresql.conf.\n';

/**
 * The bundled PostgreSQL on 127.0.0.1, with its data under `dataDir`: creates the cluster on the
 * first start, adopts a server that outlived its parent, and keeps it running until stop().
 * @throws StartRefusal where somebody has to change something first
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  try {
    return await start(options);
  } catch (error) {
    throw fileRefusal(error, options.dataDir) ?? error;
  }
}

async function start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, step = silentStep } = options;
  const house = await prepare(options);
  const { cluster } = house;
  const pid = await step('PostgreSQL', async () => {
    const running = await adopt(house, log);
    return running ?? (await launchAnew(house));
  });
  await makeDatabase(house.credentials).catch(async (error: Error & { code?: string }) => {
    await shutDown(cluster, pid, FAST_STOP_MS);
    throw error.code === WRONG_PASSWORD ? foreignCredentials(dataDir) : error;
  });
  const supervision = supervise({
    cluster,
    pid,
    log,
    restart: () => launchAnew(house, 'same port'),
    onRestart: options.onRestart ?? (() => {}),
  });
  log.debug('PostgreSQL runs', { pid, port: house.credentials.port, dataDir });
  return {
    url: urlOf(house.credentials),
    ownerUrl: ownerUrlOf(house.credentials),
    pid: () => supervision.pid(),
    async stop() {
      await supervision.end();
      await shutDown(cluster, supervision.pid(), FAST_STOP_MS);
    },
  };
}

type House = {
  dataDir: string;
  place: Place;
  cluster: string;
  binaries: Binaries;
  credentials: Credentials;
  niceness: number;
  settings: Readonly<Record<string, string>>;
};

async function prepare(options: EmbeddedPostgresOptions): Promise<House> {
  const { dataDir, log, step = silentStep, niceness = 0, settings = {} } = options;
  const place = findPlace(dataDir);
  if (place.outside) {
    log.info('The database lives outside the data folder, which is closed to its account', {
      folder: place.folder,
    });
  }
  const { account } = place;
  const copies = account.own ? join(dataDir, 'postgres-binaries') : join(OUTSIDE, 'binaries');
  const binaries = findBinaries(account, copies);
  const exists = clusterExists(place);
  const credentials = readCredentials(dataDir) ?? newCredentials(await freePort());
  if (exists && !readCredentials(dataDir)) throw lostCredentials(dataDir);
  writeCredentials(dataDir, credentials);
  if (exists) checkVersion(place, binaries);
  else await step('New database', () => makeCluster(place, binaries, credentials));
  const cluster = clusterOf(place);
  return { dataDir, place, cluster, binaries, credentials, niceness, settings };
}

function lostCredentials(dataDir: string): StartRefusal {
  return new StartRefusal(
    `${join(dataDir, 'postgres.json')} with the database's password is missing: ` +
      'restore it from a backup.',
  );
}

function foreignCredentials(dataDir: string): StartRefusal {
  return new StartRefusal(
    `${join(dataDir, 'postgres.json')} has another password than its database: ` +
      'restore it from a backup of its folder.',
  );
}

/** A server that outlived a killed parent is kept; one that does not answer is replaced. */
async function adopt(house: House, log: Log): Promise<number | null> {
  const running = runningPostmaster(house.cluster);
  if (!running) return null;
  const credentials = { ...house.credentials, port: running.port };
  if (await answersFor(house.cluster, credentials, ADOPT_LIMIT_MS)) {
    house.credentials.port = running.port;
    log.info('Went on with the PostgreSQL that was running', { pid: running.pid });
    return runningPostmaster(house.cluster)?.pid ?? null;
  }
  await shutDown(house.cluster, running.pid, FAST_STOP_MS);
  return null;
}

/** A container may have less than its machine. */
const memoryOfMachine = () => Math.min(totalmem(), process.constrainedMemory() || Infinity);

/** @param samePort for a restart, when pools hold the address already */
async function launchAnew(house: House, samePort?: 'same port'): Promise<number> {
  const { place, cluster, credentials, dataDir } = house;
  await clearOrphans(cluster, ORPHAN_GRACE_MS);
  if (!samePort) {
    credentials.port = await freePort(credentials.port);
    writeCredentials(dataDir, credentials);
  }
  const conf = settingsFile({
    port: credentials.port,
    memoryBytes: memoryOfMachine(),
    extra: house.settings,
  });
  writeForAccount(place, join(cluster, 'postgresql.conf'), conf);
  const own = join(cluster, 'operator.conf');
  if (!existsSync(own)) writeForAccount(place, own, OPERATOR_CONF);
  try {
    return await launch({
      postgres: house.binaries.postgres,
      cluster,
      account: place.account,
      niceness: house.niceness,
      logFile: join(dataDir, 'postgres.log'),
      limitMs: READY_LIMIT_MS,
    });
  } catch (error) {
    if (!String(error).includes('No space left on device')) throw error;
    throw new StartRefusal(
      `The disk that holds ${place.folder} is full: free some space and start again.`,
    );
  }
}
