import pg from 'pg';

type Asked = { readonly text: string; readonly values: readonly unknown[]; ms: number };

/** Remembers what this process asks the database, and how long each took. */
export function watchQueries() {
  let asked: Asked[] = [];
  const first = pg.Client.prototype.query;
  const watched = function (this: pg.Client, ...args: unknown[]) {
    const [query] = args as [{ text?: string; values?: unknown[] } | string];
    const began = performance.now();
    const answer = (first as (...of: unknown[]) => unknown).apply(this, args);
    if (answer instanceof Promise && typeof query === 'object' && query.text) {
      const one = { text: query.text, values: query.values ?? [], ms: 0 };
      asked.push(one);
      void answer.finally(() => (one.ms = performance.now() - began)).catch(() => {});
    }
    return answer;
  };
  pg.Client.prototype.query = watched as typeof first;
  return {
    /** The slowest since it was asked before. */
    slowest(): Asked | undefined {
      const [found] = asked.sort((a, b) => b.ms - a.ms);
      asked = [];
      return found;
    },
  };
}

/** How the database goes about it, as it says itself; nothing of it is kept. */
export async function planOf(pool: pg.Pool, { text, values }: Asked): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const found = await client.query(`explain (analyze, buffers) ${text}`, [...values]);
    return found.rows.map((row: Record<string, string>) => row['QUERY PLAN'] ?? '');
  } finally {
    await client.query('rollback');
    client.release();
  }
}
