import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findMasterKey } from './kernel/backup/master-key.ts';
import { createServerBus } from './kernel/bus.ts';
import { systemClock } from './kernel/clock.ts';
import type { Config } from './kernel/config.ts';
import { createDb } from './kernel/db.ts';
import { createLog } from './kernel/log.ts';
import { openBesideHouse } from './kernel/open-database.ts';
import { systemRandom } from './kernel/random.ts';
import { createSecrets } from './kernel/secrets.ts';

type Parts = Awaited<ReturnType<typeof openParts>>;

/** For a command beside the house, running or not: the bus tells every server what it did. */
export async function besideHouse(
  config: Config,
  work: (parts: Omit<Parts, 'close'>) => Promise<void>,
): Promise<void> {
  const { close, ...parts } = await openParts(config);
  try {
    await work(parts);
  } finally {
    await close();
  }
}

async function openParts(config: Config) {
  const log = createLog('error');
  const masterKey = findMasterKey(config);
  const database = await openBesideHouse({ config, log });
  const db = createDb({ url: database.url, log, connections: 2 });
  const { natsUrl } = config;
  const bus = await createServerBus({
    log,
    random: systemRandom,
    databaseUrl: database.url,
    natsUrl,
  });
  return {
    db,
    bus,
    log,
    clock: systemClock,
    secrets: createSecrets({ masterKey, random: systemRandom }),
    close: async () => {
      await bus.close();
      await db.close();
      await database.close();
    },
  };
}

/** A secret that is created once and stored beside the house until it was handed over. */
export function sharedSecret({ dataDir }: Config, file: string): { key: Buffer; told: string } {
  const path = join(dataDir, file);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600 });
  const told = `Its secret is in ${path}: hand it over on a safe way, then delete the file.`;
  return { key: Buffer.from(readFileSync(path, 'utf8').trim(), 'hex'), told };
}
