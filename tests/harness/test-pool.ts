import pg from 'pg';

/**
 * For a test's own statements. A database dropped or a server killed breaks its idle clients, also
 * in the moment after its end; that is no failure.
 */
export function testPool(connectionString: string, max = 1): pg.Pool {
  const pool = new pg.Pool({ connectionString, max });
  pool.on('error', () => {});
  return pool;
}
