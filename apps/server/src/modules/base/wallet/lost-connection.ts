import pg from 'pg';

const NETWORK = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/;
const SAID = /connection|terminated|timeout/i;

/**
 * The database is down, unreachable, or a standby (25006); whether a running statement was applied
 * is unknown.
 */
export function isLostConnection(err: unknown): boolean {
  if (err instanceof pg.DatabaseError) return /^(57P|08|25006)/.test(err.code ?? '');
  if (!(err instanceof Error)) return false;
  const code = (err as NodeJS.ErrnoException).code;
  return code === undefined ? SAID.test(err.message) : NETWORK.test(code);
}
