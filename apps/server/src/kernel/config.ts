import { resolve } from 'node:path';
import { z } from 'zod';
import { checkLicensed } from './config-licensed.ts';
import { checkNames } from './config-names.ts';
import {
  direct,
  hostname,
  lanes,
  lanesOfHouse,
  logLevel,
  masterKey,
  mode,
  origin,
  port,
  proxies,
  urlOf,
} from './config-values.ts';
import type { LogLevel } from './log.ts';
import { StartRefusal } from './start-refusal.ts';

/** Everything set by the environment, read once. */
export type Config = {
  /** Play money, or real money under a licence (architecture.md 2). */
  mode: 'demo' | 'licensed';
  port: number;
  consolePort: number;
  host: string;
  /** As browsers write it: scheme, host, port, nothing behind. */
  publicOrigin: string;
  consoleOrigin: string;
  /** Addresses and ranges whose forwarded headers are trusted. */
  trustedProxies: readonly string[];
  /** Absolute. */
  dataDir: string;
  /** Null: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | null;
  /** For the role that owns the tables, used by migrations only; null: `databaseUrl` does both. */
  databaseOwnerUrl: string | null;
  /** Whether batches go straight to the workers of Citus, where lanes are on some. */
  citusDirect: boolean;
  /** How many lanes of the ledger new members are spread over; null: chosen by the database. */
  lanes: number | null;
  /** How many lanes a new house gets; null: as many as it has. */
  lanesOfHouse: number | null;
  /** Null: messages between servers go through PostgreSQL. */
  natsUrl: string | null;
  /** 32 bytes; null: the file under `dataDir` (openDataDir). */
  masterKey: Buffer | null;
  logLevel: LogLevel;
};

const Environment = z.object({
  MODE: mode.default('demo'),
  PORT: port('PORT').default(3000),
  CONSOLE_PORT: port('CONSOLE_PORT').default(3001),
  HOST: hostname.default('127.0.0.1'),
  PUBLIC_ORIGIN: origin('PUBLIC_ORIGIN').optional(),
  CONSOLE_ORIGIN: origin('CONSOLE_ORIGIN').optional(),
  TRUSTED_PROXIES: proxies.default([]),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: urlOf('DATABASE_URL', ['postgresql', 'postgres']).optional(),
  DATABASE_OWNER_URL: urlOf('DATABASE_OWNER_URL', ['postgresql', 'postgres']).optional(),
  CITUS_DIRECT: direct.default(true),
  LANES: lanes.optional(),
  LANES_OF_HOUSE: lanesOfHouse.optional(),
  NATS_URL: urlOf('NATS_URL', ['nats', 'tls']).optional(),
  MASTER_KEY: masterKey.optional(),
  LOG_LEVEL: logLevel.default('info'),
});

/**
 * @param env the environment; an empty value counts as none
 * @throws StartRefusal with one sentence for the first thing that is wrong
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  { repoRoot }: { repoRoot: string },
): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  checkNames(Object.keys(given), Object.keys(Environment.shape));
  const read = Environment.safeParse(given);
  if (!read.success) throw new StartRefusal(`${read.error.issues[0]?.message}.`);
  const values = read.data;
  const config: Config = {
    mode: values.MODE,
    port: values.PORT,
    consolePort: values.CONSOLE_PORT,
    host: values.HOST,
    publicOrigin: values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`,
    consoleOrigin: values.CONSOLE_ORIGIN ?? `http://localhost:${values.CONSOLE_PORT}`,
    trustedProxies: values.TRUSTED_PROXIES,
    dataDir: resolve(repoRoot, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseOwnerUrl: values.DATABASE_OWNER_URL ?? null,
    citusDirect: values.CITUS_DIRECT,
    lanes: values.LANES ?? null,
    lanesOfHouse: values.LANES_OF_HOUSE ?? null,
    natsUrl: values.NATS_URL ?? null,
    masterKey: values.MASTER_KEY ?? null,
    logLevel: values.LOG_LEVEL,
  };
  checkTogether(config);
  return config;
}

function checkTogether(config: Config): void {
  if (config.port === config.consolePort) {
    throw new StartRefusal(
      `PORT and CONSOLE_PORT are both ${config.port}: give the console a port of its own.`,
    );
  }
  if (config.publicOrigin === config.consoleOrigin) {
    throw new StartRefusal(
      `PUBLIC_ORIGIN and CONSOLE_ORIGIN are both ${config.publicOrigin}: ` +
        'the console must have an origin of its own.',
    );
  }
  if (config.databaseOwnerUrl && !config.databaseUrl) {
    throw new StartRefusal(
      'DATABASE_OWNER_URL is set and DATABASE_URL is not: set both, or neither for the embedded one.',
    );
  }
  if (config.mode === 'licensed') checkLicensed(config);
}
