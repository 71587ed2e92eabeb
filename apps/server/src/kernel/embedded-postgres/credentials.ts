import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartRefusal } from '../start-refusal.ts';

/** DATA_DIR/postgres.json, 0600. */
export type Credentials = {
  port: number;
  adminPassword: string;
  ownerPassword: string;
  password: string;
};

/** The superuser of the cluster: creates the two others, and nothing else. */
export const ADMIN = 'nokshi_admin';
/** Owns the database with every table and function; runs migrations. */
export const OWNER = 'nokshi_owner';
/** What the server runs as; also the name of the database. */
export const APPLICATION = 'nokshi';

/**
 * Adds a password for the owner to a file of an earlier version.
 * @throws StartRefusal when the file is damaged
 */
export function readCredentials(dataDir: string): Credentials | null {
  const file = join(dataDir, 'postgres.json');
  if (!existsSync(file)) return null;
  const { ownerPassword = secret(), ...rest } = parsed(file);
  return { ...rest, ownerPassword };
}

const stored = z.object({
  port: z.number().int().min(1).max(65_535),
  adminPassword: z.string().min(1),
  ownerPassword: z.string().min(1).optional(),
  password: z.string().min(1),
});

function parsed(file: string) {
  try {
    return stored.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new StartRefusal(
      `${file} with the database's password is damaged: restore it from a backup of its folder.`,
    );
  }
}

export function writeCredentials(dataDir: string, credentials: Credentials): void {
  const file = join(dataDir, 'postgres.json');
  writeFileSync(`${file}.new`, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

export function newCredentials(port: number): Credentials {
  return { port, adminPassword: secret(), ownerPassword: secret(), password: secret() };
}

const secret = (): string => randomBytes(24).toString('base64url');

export function urlOf({ port, password }: Credentials, database = APPLICATION): string {
  return `postgresql://${APPLICATION}:${password}@127.0.0.1:${port}/${database}`;
}

export function ownerUrlOf({ port, ownerPassword }: Credentials, database = APPLICATION): string {
  return `postgresql://${OWNER}:${ownerPassword}@127.0.0.1:${port}/${database}`;
}

export function adminUrlOf({ port, adminPassword }: Credentials, database = 'postgres'): string {
  return `postgresql://${ADMIN}:${adminPassword}@127.0.0.1:${port}/${database}`;
}
