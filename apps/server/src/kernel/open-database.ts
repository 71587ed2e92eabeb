import type { Config } from './config.ts';
import { type DataDir, openDataDir } from './data-dir.ts';
import { clusterOf } from './embedded-postgres/cluster.ts';
import { answersFor } from './embedded-postgres/connect.ts';
import { readCredentials, urlOf } from './embedded-postgres/credentials.ts';
import { findPlace } from './embedded-postgres/place.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres/start.ts';
import type { Log } from './log.ts';
import { systemRandom } from './random.ts';
import type { DatabaseUrls } from './prepare-database.ts';
import { StartRefusal } from './start-refusal.ts';

export type OpenedDatabase = { readonly url: string; close(): Promise<void> };

const ANSWER_LIMIT_MS = 2_000;

type Given = { readonly config: Config; readonly log: Log };

/** The database of the house: the running one, or started for now when the house is stopped. */
export async function openBesideHouse({ config, log }: Given): Promise<OpenedDatabase> {
  if (config.databaseUrl) return { url: config.databaseUrl, close: async () => {} };
  const credentials = readCredentials(config.dataDir);
  if (!credentials)
    throw new StartRefusal(`There is no house in ${config.dataDir}: set DATA_DIR or DATABASE_URL.`);
  let data: DataDir;
  try {
    data = openHere(config);
  } catch (refusal) {
    const cluster = clusterOf(findPlace(config.dataDir));
    if (!(await answersFor(cluster, credentials, ANSWER_LIMIT_MS))) throw refusal;
    return { url: urlOf(credentials), close: async () => {} };
  }
  const { urls, close } = await startIn(data, log);
  return { url: urls.url, close };
}

/** As both roles, of which the owner creates the tables. */
export type OpenedByOwner = { readonly urls: DatabaseUrls; close(): Promise<void> };

/**
 * The database of a stopped house, as the owner of its tables: the data folder is locked until it
 * is closed.
 */
export async function openInsteadOfHouse({ config, log }: Given): Promise<OpenedByOwner> {
  const data = openHere(config);
  const { databaseUrl: url, databaseOwnerUrl: ownerUrl } = config;
  if (url) return { urls: { url, ownerUrl }, close: async () => data.release() };
  return startIn(data, log);
}

const openHere = ({ dataDir, masterKey }: Config): DataDir =>
  openDataDir({ path: dataDir, masterKey, random: systemRandom });

async function startIn(data: DataDir, log: Log): Promise<OpenedByOwner> {
  let embedded: EmbeddedPostgres;
  try {
    embedded = await startEmbeddedPostgres({ dataDir: data.path, log });
  } catch (error) {
    data.release();
    throw error;
  }
  return {
    urls: embedded,
    async close() {
      await embedded.stop();
      data.release();
    },
  };
}
