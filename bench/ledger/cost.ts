import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** What the machine has spent since it began: bytes, and microseconds of processor. */
export type Spent = {
  readonly disk: number;
  readonly wal: number;
  readonly server: number;
  readonly node: number;
};

const TICK_US = 10_000;
const SPENT = `
  select pg_backend_pid() as backend, (pg_current_wal_insert_lsn() - '0/0')::float8 as wal,
         (select sum(pg_total_relation_size(c.oid))::float8 from pg_class c
           where c.relkind = 'r' and c.relname like $1) as disk`;

/** Tables of these names with their indexes, the log, and the processors of PostgreSQL and Node. */
export async function spent(pool: pg.Pool, tables = 'wallet\\_%'): Promise<Spent> {
  const { rows } = await pool.query<{ backend: number; wal: number; disk: number }>(SPENT, [
    tables,
  ]);
  const { backend = 0, wal = 0, disk = 0 } = rows[0] ?? {};
  const { user, system } = process.cpuUsage();
  return { disk, wal, server: serverUs(backend), node: user + system };
}

export const between = (before: Spent, after: Spent, count: number): Spent => {
  const each = (of: keyof Spent) => Math.round(((after[of] - before[of]) / count) * 10) / 10;
  return { disk: each('disk'), wal: each('wal'), server: each('server'), node: each('node') };
};

/** Bytes of each table and index of the wallet. */
export async function sizes(pool: pg.Pool): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ name: string; bytes: number }>(
    `select relname as name, pg_relation_size(oid)::float8 as bytes from pg_class
      where relkind in ('r', 'i') and relname like 'wallet\\_%'`,
  );
  return new Map(rows.map(({ name, bytes }) => [name, bytes]));
}

/** All its processes, those that ended too; NaN where there is no /proc. */
function serverUs(backend: number): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN;
  const postmaster = Number(statOf(String(backend))[1]);
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = statOf(pid);
    if (Number(pid) === postmaster) ticks += sum(stat.slice(11, 15));
    else if (Number(stat[1]) === postmaster) ticks += sum(stat.slice(11, 13));
  }
  return ticks * TICK_US;
}

/** The words behind the program's name: state, parent, …; none when the process has just ended. */
function statOf(pid: string): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch (err) {
    const { code } = err as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return [];
    throw err;
  }
}

const sum = (words: readonly string[]) => words.reduce((total, word) => total + Number(word), 0);
