import { createHmac, timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { readMasterKey } from '../data-dir.ts';
import { createSecrets, type Secrets } from '../secrets.ts';
import { StartRefusal } from '../start-refusal.ts';
import { hasTable } from './catalog.ts';
import { SEALED } from './plan.ts';

/** The key that the house uses; never creates one. */
export function findMasterKey(given: { dataDir: string; masterKey: Buffer | null }): Buffer {
  const file = join(given.dataDir, 'master-key');
  if (existsSync(file)) return readMasterKey(file, given.masterKey);
  if (given.masterKey) return given.masterKey;
  throw new StartRefusal(
    `The master key is missing: set MASTER_KEY as the house has it, or put its file at ${file}.`,
  );
}

/** Identifies a key without revealing anything about it. */
export const keyCheckOf = (masterKey: Buffer): string =>
  createHmac('sha256', secretsOf(masterKey).derive('kernel.backup'))
    .update('the master key of this house')
    .digest('hex');

export function isKeyOf(masterKey: Buffer, check: string): boolean {
  const [mine, theirs] = [keyCheckOf(masterKey), check].map((text) => Buffer.from(text, 'hex'));
  return mine !== undefined && theirs?.length === mine.length && timingSafeEqual(mine, theirs);
}

/**
 * An identity made from the wrong key would refuse the right one later, so the key is tried on a
 * sealed value first.
 */
export async function proveKey(client: pg.ClientBase, masterKey: Buffer): Promise<void> {
  const secrets = secretsOf(masterKey);
  for (const { table, id, column, purpose } of SEALED) {
    if (!(await hasTable(client, table))) continue;
    const { rows } = await client.query<{ id: string; sealed: Buffer }>(
      `select ${id}::text as id, ${column} as sealed from ${table} limit 1`,
    );
    for (const row of rows) if (!opens(secrets, purpose, row)) throw wrongKey();
  }
}

/**
 * Whether the database was written with this key, before anything is sealed with it.
 * @throws StartRefusal
 */
export async function checkMasterKey(connectionString: string, masterKey: Buffer): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await proveKey(client, masterKey);
  } finally {
    await client.end();
  }
}

function opens(secrets: Secrets, purpose: string, row: { id: string; sealed: Buffer }): boolean {
  try {
    secrets.open(purpose, row.sealed, row.id);
    return true;
  } catch {
    return false;
  }
}

const wrongKey = () =>
  new StartRefusal(
    'The master key here is not the one this database was written with: set MASTER_KEY as the ' +
      'house has it, or put its file back.',
  );

const secretsOf = (masterKey: Buffer): Secrets =>
  createSecrets({ masterKey, random: { bytes: () => Buffer.alloc(0) } });
