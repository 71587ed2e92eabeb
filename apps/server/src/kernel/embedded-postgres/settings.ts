/**
 * For one small machine of two cores, with every commit on the disk before it is answered.
 * Written to postgresql.conf at each start; `operator.conf` beside it and ALTER SYSTEM win.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  max_connections: '60',

  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',

  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  wal_buffers: '16MB',
  // Filling each new file of 16 MB with zeros delayed every commit by 50 ms, once a second under
  // load, until the first checkpoints left files to reuse.
  wal_init_zero: 'off',
  // The bundled programs have no lz4, and pglz costs more of two cores than the disk it saves.
  wal_compression: 'off',
  min_wal_size: '256MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  checkpoint_completion_target: '0.9',
  random_page_cost: '1.1',

  jit: 'off',
  // Both cores belong to the money path; a report may take one, never two.
  max_parallel_workers_per_gather: '0',
  autovacuum_naptime: '15s',
  autovacuum_vacuum_scale_factor: '0.05',
  idle_in_transaction_session_timeout: '60s',

  timezone: 'UTC',
  log_timezone: 'UTC',
  // Only the life of the server: a statement's error goes to its caller, with its values.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

const MB = 1024 * 1024;

/**
 * An eighth of the machine for its own cache, between 256 MB and 4 GB: the keys of recent months
 * are read at random. Half of it is what the planner may expect to be cached.
 */
function cacheFor(memoryBytes: number): Readonly<Record<string, string>> {
  const own = Math.min(4_096, Math.max(256, Math.floor(memoryBytes / 8 / MB)));
  const all = Math.max(1_024, Math.floor(memoryBytes / 2 / MB));
  return { shared_buffers: `${own}MB`, effective_cache_size: `${all}MB` };
}

export function settingsFile(of: {
  readonly port: number;
  readonly memoryBytes: number;
  readonly extra: Readonly<Record<string, string>>;
}): string {
  const { port, memoryBytes, extra } = of;
  const settings = { ...SETTINGS, ...cacheFor(memoryBytes), ...extra, port: String(port) };
  const lines = Object.entries(settings);
  return [
    '# Written by Nokshi at each start. Put your own settings into operator.conf beside this file.',
    ...lines.map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`),
    "include = 'operator.conf'",
    '',
  ].join('\n');
}
