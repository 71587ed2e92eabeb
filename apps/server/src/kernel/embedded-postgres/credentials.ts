import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** DATA_DIR/postgres.json, 0600. */
export type Credentials = { port: number; adminPassword: string; password: string };

export const ADMIN = 'nokshi_admin';
export const APPLICATION = 'nokshi';

export function readCredentials(dataDir: string): Credentials | null {
  const file = join(dataDir, 'postgres.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

export function writeCredentials(dataDir: string, credentials: Credentials): void {
  const file = join(dataDir, 'postgres.json');
  writeFileSync(`${file}.new`, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

export function newCredentials(port: number): Credentials {
  const secret = (): string => randomBytes(24).toString('base64url');
  return { port, adminPassword: secret(), password: secret() };
}

export function urlOf({ port, password }: Credentials, database = APPLICATION): string {
  return `postgresql://${APPLICATION}:${password}@127.0.0.1:${port}/${database}`;
}

export function adminUrlOf({ port, adminPassword }: Credentials): string {
  return `postgresql://${ADMIN}:${adminPassword}@127.0.0.1:${port}/postgres`;
}
