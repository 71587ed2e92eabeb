import type { Proof } from '@nokshi/contract/console/wallet.ts';
import type { Asset } from '@nokshi/money';
import pg from 'pg';
import type { Tx } from '../../../kernel/db.ts';
import type { Uuid } from '../../../kernel/ids.ts';
import { type Sql, sql } from '../../../kernel/sql.ts';
import { CHECKS, FULL_ONLY } from './checks.ts';

export type Scope = 'full' | 'tail';
export type Difference = Proof['examples'][number];

const MOST_EXAMPLES = 50;
const LOCKED = '55P03';
const CHANGED_SINCE = '40001';

const SPANS: Readonly<Record<Scope, Sql>> = {
  full: sql`
    select lane, 0::bigint as batch, decode(repeat('00', 32), 'hex') as hash from wallet_lane`,
  tail: sql`select lane, batch, hash from wallet_proven`,
};

/**
 * Makes the transaction one snapshot of one proof, with time for millions of entries; false when
 * another proof is running.
 */
export async function beginProof(tx: Tx): Promise<boolean> {
  await tx.run(sql`set transaction isolation level repeatable read`);
  await tx.run(sql`set local statement_timeout = '60min'`);
  await tx.run(sql`set local work_mem = '64MB'`);
  try {
    await tx.run(sql`select lane from wallet_proven order by lane for update nowait`);
    return true;
  } catch (err) {
    const code = err instanceof pg.DatabaseError ? err.code : '';
    if (code === LOCKED || code === CHANGED_SINCE) return false;
    throw err;
  }
}

/** The differences that one snapshot shows: how many, and the first 50. */
export async function findDifferences(
  tx: Tx,
  scope: Scope,
): Promise<{ count: number; examples: Difference[] }> {
  const since = await entriesSince(tx, scope);
  let count = 0;
  const examples: Difference[] = [];
  for (const [check, query] of Object.entries(CHECKS)) {
    if (scope === 'tail' && FULL_ONLY.has(check)) continue;
    const rows = await tx.rows<Omit<Difference, 'check'> & { total: bigint }>(sql`
      with span as materialized (${SPANS[scope]}),
        entries as not materialized (select * from wallet_entry where at >= ${since}),
        differences as (${query})
      select *, count(*) over () as total from differences limit ${MOST_EXAMPLES}`);
    count += Number(rows[0]?.total ?? 0n);
    for (const { lane, where, expected, found } of rows)
      examples.push({
        check,
        lane,
        where,
        expected: expected ?? 'nothing',
        found: found ?? 'nothing',
      });
  }
  return { count, examples: examples.slice(0, MOST_EXAMPLES) };
}

/** The time of the first batch of the span: what is older is not read. */
async function entriesSince(tx: Tx, scope: Scope): Promise<Date | string> {
  if (scope === 'full') return '-infinity';
  const { at } = await tx.one<{ at: Date | null }>(sql`
    select min(b.at) as at from wallet_proven p
      cross join lateral (
        select at from wallet_batch where lane = p.lane and no > p.batch) b`);
  return at ?? 'infinity';
}

export type Heads = readonly { lane: number; batch: bigint; hash: Buffer }[];

export const selectHeads = (tx: Tx): Promise<Heads> =>
  tx.rows(sql`select lane, batch, hash from wallet_lane order by lane`);

export const countSpan = (tx: Tx, scope: Scope) =>
  tx.one<{ entries: bigint; batches: bigint; accounts: bigint }>(sql`
    with span as materialized (${SPANS[scope]})
    select coalesce(sum(b.count), 0)::bigint as entries, count(b.no) as batches,
           (select count(*) from wallet_account) as accounts
      from span s join wallet_batch b on b.lane = s.lane and b.no > s.batch`);

export type ProofRow = {
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly tookMs: number;
  readonly entries: bigint;
  readonly batches: bigint;
  readonly accounts: bigint;
  readonly differences: number;
  readonly examples: readonly Difference[];
};

export const insertProof = (tx: Tx, p: ProofRow & { readonly id: Uuid; readonly scope: Scope }) =>
  tx.run(sql`
    insert into wallet_proof (id, scope, started_at, finished_at, took_ms, entries, batches,
                              accounts, differences, examples)
    values (${p.id}, ${p.scope}, ${p.startedAt}, ${p.finishedAt}, ${p.tookMs}, ${p.entries},
            ${p.batches}, ${p.accounts}, ${p.differences}, ${JSON.stringify(p.examples)})`);

/** What is proven is not proven again by the tail; it never goes back. */
export const moveProven = (tx: Tx, heads: Heads) =>
  tx.run(sql`
    update wallet_proven p set batch = h.batch, hash = h.hash
      from unnest(${heads.map((h) => h.lane)}::int[], ${heads.map((h) => h.batch)}::bigint[],
                  ${heads.map((h) => h.hash.toString('hex'))}::text[]) u (lane, batch, hex)
      cross join lateral (select u.lane, u.batch, decode(u.hex, 'hex') as hash) h
     where p.lane = h.lane and p.batch < h.batch`);

/** A tail is proven each minute; of those a week is kept, full proofs for good. */
export const deleteOldTails = (tx: Tx, before: Date) =>
  tx.run(sql`delete from wallet_proof where scope = 'tail' and started_at < ${before}`);

export const lastProof = (tx: Tx) =>
  tx.maybe<ProofRow>(sql`
    select started_at as "startedAt", finished_at as "finishedAt", took_ms as "tookMs",
           entries, batches, accounts, differences, examples
      from wallet_proof order by started_at desc, scope limit 1`);

export const totalsByKind = (tx: Tx) =>
  tx.rows<{ kind: string; asset: Asset; accounts: bigint; balance: bigint }>(sql`
    select coalesce(name, kind) as kind, asset, count(*) as accounts, sum(balance)::bigint as balance
      from wallet_account group by 1, 2 order by 1, 2`);
