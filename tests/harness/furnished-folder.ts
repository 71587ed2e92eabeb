import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  readCredentials,
  writeCredentials,
} from '../../apps/server/src/kernel/embedded-postgres/credentials.ts';
import { findPlace } from '../../apps/server/src/kernel/embedded-postgres/place.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/kernel/embedded-postgres/start.ts';
import { silentLog } from '../../apps/server/src/kernel/log.ts';
import { prepareDatabase } from '../../apps/server/src/kernel/prepare-database.ts';
import { migrationsOf } from '../../apps/server/src/modules/wings.ts';
import { freePorts } from '../../scripts/lib/free-ports.mjs';
import { HOME, locked } from './leases.ts';

const MIGRATIONS = migrationsOf(join(import.meta.dirname, '../../apps/server/src'));
const FURNISHED = join(HOME, 'furnished');

/**
 * Gives an empty data folder a PostgreSQL of its own with every migration applied: a copy of one
 * that is made once. For tests whose point is neither initdb nor the migrations.
 */
export async function furnishFolder(dataDir: string): Promise<void> {
  const template = await locked(furnishedTemplate);
  const credentials = readCredentials(template);
  const [port = 0] = await freePorts(1);
  // Two copies that start at once would both find the first one's port free.
  if (credentials) writeCredentials(dataDir, { ...credentials, port });
  copyAsIs(join(template, 'cluster'), findPlace(dataDir).folder);
}

/** The name holds the checksums of all migrations; one of other migrations gives way. */
async function furnishedTemplate(): Promise<string> {
  const sum = createHash('sha256');
  for (const { room, name, checksum } of MIGRATIONS) sum.update(`${room}/${name} ${checksum}\n`);
  const template = join(FURNISHED, sum.digest('hex').slice(0, 12));
  if (existsSync(template)) return template;
  rmSync(FURNISHED, { recursive: true, force: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'nokshi-furnish-'));
  try {
    const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
    const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog, settings });
    await prepareDatabase(postgres, MIGRATIONS).finally(() => postgres.stop());
    const building = `${template}-building`;
    mkdirSync(building, { recursive: true });
    cpSync(join(dataDir, 'postgres.json'), join(building, 'postgres.json'));
    const folder = realpathSync(join(dataDir, 'postgres'));
    copyAsIs(join(folder, 'cluster'), building);
    rmSync(folder, { recursive: true });
    renameSync(building, template);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  return template;
}

/** With its owner and its modes, which PostgreSQL insists on. */
const copyAsIs = (from: string, into: string) => execFileSync('cp', ['-a', from, into]);
