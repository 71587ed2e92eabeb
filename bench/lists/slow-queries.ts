import pg from 'pg';

export type Asked = { readonly text: string; readonly values: readonly unknown[]; ms: number };

/** Remembers what this process asks the database, and how long each took. */
export function watchQueries() {
  let asked: Asked[] = [];
  const first = pg.Client.prototype.query;
  const watched = function (this: pg.Client, ...args: unknown[]) {
    const [query] = args as [{ text?: string; values?: unknown[] } | string];
    const began = performance.now();
    const answer = (first as (...of: unknown[]) => unknown).apply(this, args);
    const text = typeof query === 'object' ? query.text : query;
    if (answer instanceof Promise && text !== undefined && READS.test(text)) {
      const given = typeof query === 'object' ? query.values : (args[1] as unknown[] | undefined);
      const one = { text, values: given ?? [], ms: 0 };
      asked.push(one);
      void answer.finally(() => (one.ms = performance.now() - began)).catch(() => {});
    }
    return answer;
  };
  pg.Client.prototype.query = watched as typeof first;
  return {
    /** All since it was asked before, the slowest first. */
    taken(): Asked[] {
      const found = asked.sort((a, b) => b.ms - a.ms);
      asked = [];
      return found;
    },
  };
}

const READS = /^\s*(select|with)\b(?![\s\S]*\bfor (update|share)\b)/i;

/** How the database goes about it, as it says itself; nothing of it is kept. */
export async function planOf(pool: pg.Pool, { text, values }: Asked): Promise<string[]> {
  const rows = await explained(pool, { text, values, ms: 0 }, 'analyze, buffers');
  return rows.map((row) => String(row['QUERY PLAN'] ?? ''));
}

type Planned = { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };

/** How many pages of 8 kB these read from tables and indexes: what no other work on the machine changes. */
export async function pagesOf(pool: pg.Pool, asked: readonly Asked[]): Promise<number> {
  let pages = 0;
  for (const one of asked) {
    const [row] = await explained(pool, one, 'analyze, buffers, timing off, format json');
    const found = row?.['QUERY PLAN'] as [{ Plan: Planned }] | undefined;
    const plan = found?.[0].Plan;
    pages += plan ? plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] : 0;
  }
  return pages;
}

async function explained(pool: pg.Pool, { text, values }: Asked, how: string) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const found = await client.query(`explain (${how}) ${text}`, [...values]);
    return found.rows as Record<string, unknown>[];
  } finally {
    await client.query('rollback');
    client.release();
  }
}
