import pg from 'pg';

const NETWORK = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/;
const SAID = /connection|terminated|timeout/i;

/**
 * The database went away, was never there, or is a standby now (25006); whether a statement under
 * way ran is not known.
 */
export function isLostConnection(err: unknown): boolean {
  if (err instanceof pg.DatabaseError) return /^(57P|08|25006)/.test(err.code ?? '');
  if (!(err instanceof Error)) return false;
  const code = (err as NodeJS.ErrnoException).code;
  return code === undefined ? SAID.test(err.message) : NETWORK.test(code);
}
