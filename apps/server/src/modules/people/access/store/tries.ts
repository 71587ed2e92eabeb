import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { TryKind, TryLimit } from '../rules/try-limits.ts';

type Try = {
  key: Buffer;
  kind: TryKind;
  limit: TryLimit;
  now: Date;
  about: string | null;
};

/**
 * Takes one try, or answers when the next is free. One row and one instant are the whole state
 * (GCRA): `free_at` advances by one step a try and may be ahead of now by `burst` steps. A value
 * even further ahead was written before the clock was set back: this try is free, and the next one
 * a step later.
 */
export async function takeTry(tx: Tx, { key, kind, limit, now, about }: Try): Promise<Date | null> {
  const { everySeconds, burst } = limit;
  const inSteps = (count: number) => new Date(now.getTime() + count * everySeconds * 1_000);
  const next = sql`greatest(a.free_at, ${now}) + make_interval(secs => ${everySeconds})`;
  const taken = await tx.run(sql`
    insert into access_try as a (key, kind, free_at, last_at, about)
    values (${key}, ${kind}, ${inSteps(1)}, ${now}, ${about})
    on conflict (key) do update set last_at = excluded.last_at, about = coalesce(${about}, a.about),
      free_at = least(${next}, ${inSteps(burst)})
    where ${next} <= ${inSteps(burst)} or a.free_at > ${inSteps(burst + 1)}`);
  if (taken === 1) return null;
  const { at } = await tx.one<{ at: Date }>(sql`
    select free_at - make_interval(secs => ${everySeconds * (burst - 1)}) as at
    from access_try where key = ${key}`);
  return at;
}

/** A try that turned out right does not count. */
export const returnTry = (tx: Tx, key: Buffer, limit: TryLimit) =>
  tx.run(sql`
    update access_try
    set free_at = free_at - make_interval(secs => ${limit.everySeconds}) where key = ${key}`);

/** Adds a failure; those before `forgetBefore` no longer count. Answers how many there are. */
export const addFailure = async (
  tx: Tx,
  f: { key: Buffer; kind: string; now: Date; forgetBefore: Date },
) =>
  (
    await tx.one<{ failures: number }>(sql`
      insert into access_try as a (key, kind, free_at, failures, last_at)
      values (${f.key}, ${f.kind}, ${f.now}, 1, ${f.now})
      on conflict (key) do update set last_at = ${f.now},
        failures = case when a.last_at < ${f.forgetBefore} then 1 else a.failures + 1 end
      returning failures`)
  ).failures;

export const failuresOf = async (tx: Tx, key: Buffer, forgetBefore: Date) =>
  (
    await tx.maybe<{ failures: number }>(sql`
      select failures from access_try where key = ${key} and last_at >= ${forgetBefore}`)
  )?.failures ?? 0;

export const forgetFailures = (tx: Tx, keys: readonly Buffer[]) =>
  tx.run(sql`update access_try set failures = 0 where key = any(${keys}::bytea[])`);

export const deleteOldTries = (tx: Tx, lastBefore: Date) =>
  tx.run(sql`delete from access_try where last_at < ${lastBefore}`);

/** Since the last success, however long ago. */
export const allFailuresOf = async (tx: Tx, key: Buffer) =>
  (await tx.maybe<{ failures: number }>(sql`select failures from access_try where key = ${key}`))
    ?.failures ?? 0;

/** The member or address a count is about. */
export const nameTry = (tx: Tx, { key, about }: { key: Buffer; about: string | null }) =>
  tx.run(sql`update access_try set about = ${about} where key = ${key}`);
