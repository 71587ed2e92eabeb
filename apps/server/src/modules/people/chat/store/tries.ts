import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { TryLimit } from '../rules/try-limits.ts';

type Try = { key: Buffer; limit: TryLimit; now: Date };

/**
 * Takes one try, or answers when the next is free. One instant is the whole state (GCRA): it
 * advances by one step a try and may be ahead of now by `burst` steps. A value even further ahead
 * was written before the clock was set back, and counts as full.
 */
export async function takeTry(tx: Tx, { key, limit, now }: Try): Promise<Date | null> {
  const { everyMs, burst } = limit;
  const after = (steps: number) => new Date(now.getTime() + steps * everyMs);
  const seconds = everyMs / 1_000;
  const next = sql`greatest(t.free_at, ${now}) + make_interval(secs => ${seconds})`;
  const taken = await tx.run(sql`
    insert into chat_try as t (key, free_at) values (${key}, ${after(1)})
    on conflict (key) do update set free_at = least(${next}, ${after(burst)})
    where ${next} <= ${after(burst)} or t.free_at > ${after(burst + 1)}`);
  if (taken === 1) return null;
  const { freeAt } = await tx.one<{ freeAt: Date }>(
    sql`select free_at as "freeAt" from chat_try where key = ${key}`,
  );
  return new Date(freeAt.getTime() - everyMs * (burst - 1));
}

export const deletePastTries = (tx: Tx, before: Date) =>
  tx.run(sql`delete from chat_try where free_at < ${before}`);
