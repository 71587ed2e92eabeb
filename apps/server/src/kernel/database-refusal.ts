import { MigrationRefusal } from './migrate.ts';
import { StartRefusal } from './start-refusal.ts';

const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '28000', '3D000']);

/** The sentence for a database that cannot be used or migrated; any other error as it is. */
export function asDatabaseRefusal(err: unknown): unknown {
  if (err instanceof MigrationRefusal) return new StartRefusal(err.message);
  const { code = '', message } = err as { code?: string; message: string };
  if (!UNREACHABLE.has(code) && !message.includes('timeout')) return err;
  return new StartRefusal(
    `The database cannot be used (${message || code}): check DATABASE_URL (and DATABASE_OWNER_URL) and that its server runs.`,
  );
}
