import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { TryKind, TryLimit } from '../rules/try-limits.ts';

export type HeldRow = {
  key: Buffer;
  kind: TryKind;
  about: string | null;
  failures: number;
  lastAt: Date;
  nextAt: Date;
};

type Limits = Readonly<Record<TryKind, TryLimit>>;

/** Each limit with the time after which a count is over it. */
const overAt = (limits: Limits, now: Date) => {
  const rows = Object.entries(limits).map(([kind, { burst, everySeconds }]) => ({
    kind,
    seconds: everySeconds * (burst - 1),
  }));
  return sql`(select kind, seconds, ${now}::timestamptz + make_interval(secs => seconds) as over_at
    from jsonb_to_recordset(${JSON.stringify(rows)}) as r (kind text, seconds double precision))`;
};

/** Who has to wait now, the longest first. */
export const heldNow = (tx: Tx, q: { limits: Limits; now: Date; limit: number }) =>
  tx.rows<HeldRow>(sql`
    select a.key, a.kind, a.about, a.failures, a.last_at as "lastAt",
      a.free_at - make_interval(secs => l.seconds) as "nextAt"
    from access_try a join ${overAt(q.limits, q.now)} l on l.kind = a.kind
    where a.free_at > l.over_at
    order by "nextAt" desc, a.key limit ${q.limit}`);

/** How many are counted under each limit now, and how many of them have to wait. */
export const countedNow = (tx: Tx, q: { limits: Limits; now: Date }) =>
  tx.rows<{ kind: TryKind; counted: number; held: number }>(sql`
    select a.kind, count(*)::integer as counted,
      count(*) filter (where a.free_at > l.over_at)::integer as held
    from access_try a join ${overAt(q.limits, q.now)} l on l.kind = a.kind
    where a.free_at > ${q.now}
    group by a.kind`);

/** Clears what is counted under this key; answers what it was. */
export const releaseTry = (tx: Tx, key: Buffer, now: Date) =>
  tx.maybe<{ kind: TryKind; about: string | null }>(sql`
    update access_try set free_at = ${now}, failures = 0
    where key = ${key} and free_at > ${now} returning kind, about`);
