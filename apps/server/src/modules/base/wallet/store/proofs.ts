import type { Proof } from '@nokshi/contract/console/wallet.ts';
import type { Asset } from '@nokshi/money';
import pg from 'pg';
import type { Tx } from '../../../../kernel/db.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';
import { BETWEEN_LANES, CHECKS, FULL_ONLY } from './checks.ts';
import { formChecks } from './form-checks.ts';
import { headChecks } from './head-checks.ts';

export type Scope = 'full' | 'tail';
export type Difference = Proof['examples'][number];

export const MOST_EXAMPLES = 50;
/** For one check of tens of millions of entries. */
const MOST_MS = 3_600_000;
const LOCKED = '55P03';

const SPANS: Readonly<Record<Scope, Sql>> = {
  full: sql`
    select lane, 0::bigint as batch, decode(repeat('00', 32), 'hex') as hash from wallet_lane`,
  tail: sql`select lane, batch, hash from wallet_proven`,
};

/**
 * Makes the transaction one snapshot of one proof, with time for millions of entries; false when
 * another proof of this scope is running.
 */
export async function beginProof(tx: Tx, scope: Scope): Promise<boolean> {
  await tx.run(sql`set transaction isolation level repeatable read`);
  await tx.allow(MOST_MS);
  await tx.run(sql`set local work_mem = '64MB'`);
  try {
    await tx.run(sql`select from wallet_proof_scope where scope = ${scope} for update nowait`);
    return true;
  } catch (err) {
    if (err instanceof pg.DatabaseError && err.code === LOCKED) return false;
    throw err;
  }
}

/** Lets entries written since then be found by their time (functions/6-summarize.sql). */
export const summarize = (tx: Tx) => tx.run(sql`select wallet_summarize()`);

/** The connection that proves, so that its statement can be cancelled from another. */
export const backendOf = async (tx: Tx): Promise<number> =>
  (await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)).pid;

export const cancelBackend = (tx: Tx, pid: number) => tx.run(sql`select pg_cancel_backend(${pid})`);

/** All lanes at once, one of them, or what no lane has alone. */
export type Part = 'all' | 'between' | number;

/** The ledger in one snapshot; on Citus lane by lane, since only a lane lies on one machine. */
export async function partsOf(tx: Tx, lanes: number): Promise<readonly Part[]> {
  const [citus] = await tx.rows(sql`select from pg_extension where extname = 'citus'`);
  return citus ? [...Array.from({ length: lanes }, (_, lane) => lane), 'between'] : ['all'];
}

/** Checks besides `FULL_ONLY` that read all accounts or days whatever the span. */
const LONG: ReadonlySet<string> = new Set<
  keyof ReturnType<typeof formChecks> | keyof ReturnType<typeof headChecks>
>([
  'account has the form of its kind',
  'published heads are in the chain',
  'published accounts are as they were',
  'each day has the head of every lane',
]);

const allChecks = (lanes: number): Readonly<Record<string, Sql>> => ({
  ...CHECKS,
  ...formChecks(lanes),
  ...headChecks(lanes),
});

/** Their names are the same whatever the number of lanes. */
const NAMES = Object.keys(allChecks(0));

/** The checks of a scope, in order. */
export const checksOf = (scope: Scope, part: Part): string[] =>
  NAMES.filter((name) => scope === 'full' || !(FULL_ONLY.has(name) || LONG.has(name))).filter(
    (name) => part === 'all' || BETWEEN_LANES.has(name) === (part === 'between'),
  );

/** What a proof reads: `entries` begin at `since`, the time of the first batch of the span. */
export type Extent = Asked & { readonly since: Date | string };

/** `lanes`: how many the house has. */
type Asked = { readonly scope: Scope; readonly part: Part; readonly lanes: number };

export async function extentOf(tx: Tx, asked: Asked): Promise<Extent> {
  const { scope, part } = asked;
  if (scope === 'full') return { ...asked, since: '-infinity' };
  const { at } = await tx.one<{ at: Date | null }>(sql`
    with ${onlyLane(part)}
    first as (
      select min(b.at) as at from wallet_proven p
        cross join lateral (
          select at from wallet_batch where lane = p.lane and no > p.batch) b)
    select at from first`);
  return { ...asked, since: at ?? 'infinity' };
}

/** A query sees the tables of this lane only, each by a condition that its machine is found by. */
const onlyLane = (part: Part): Sql =>
  typeof part === 'string'
    ? sql``
    : sql`
    wallet_lane as not materialized (select * from wallet_lane where lane = ${part}),
    wallet_proven as not materialized (select * from wallet_proven where lane = ${part}),
    wallet_account as not materialized (select * from wallet_account where lane = ${part}),
    wallet_batch as not materialized (select * from wallet_batch where lane = ${part}),
    wallet_entry as not materialized (select * from wallet_entry where lane = ${part}),
    wallet_hold as not materialized (select * from wallet_hold where lane = ${part}),
    wallet_published_head as not materialized (
      select * from wallet_published_head where lane = ${part}),`;

const within = ({ scope, part, since }: Extent): Sql => sql`
  with ${onlyLane(part)}
  span as materialized (${SPANS[scope]}),
  entries as not materialized (select * from wallet_entry where at >= ${since})`;

type Row = Omit<Difference, 'check'> & {
  /** Set when the difference is not the one the query is named after. */
  readonly check?: Difference['check'] | null;
  readonly total: bigint;
};

export type Found = { readonly total: number; readonly examples: readonly Difference[] };

/** The differences that one check finds: how many, and the first 50. */
export async function runCheck(tx: Tx, extent: Extent, name: string): Promise<Found> {
  const rows = await tx.rows<Row>(sql`
    ${within(extent)}, differences as (${allChecks(extent.lanes)[name]})
    select *, count(*) over () as total from differences limit ${MOST_EXAMPLES}`);
  const examples = rows.map(({ check, lane, where, expected, found }) => ({
    check: check ?? name,
    lane,
    where,
    expected: expected ?? 'nothing',
    found: found ?? 'nothing',
  }));
  return { total: Number(rows[0]?.total ?? 0n), examples };
}

export type Heads = readonly { lane: number; batch: bigint; hash: Buffer }[];

export const selectHeads = (tx: Tx, part: Part = 'all'): Promise<Heads> =>
  tx.rows(sql`
    select lane, batch, hash from wallet_lane
     where ${typeof part === 'number' ? sql`lane = ${part}` : sql`true`} order by lane`);

const ACCOUNTS: Readonly<Record<Scope, Sql>> = {
  full: sql`select count(*) as accounts from wallet_account`,
  tail: sql`select count(*) as accounts from (
      select distinct e.lane, e.account
        from span s join entries e on e.lane = s.lane and e.batch > s.batch) moved`,
};

/** The extent of a proof in numbers: its entries and batches, and the accounts it compares. */
export const countSpan = (tx: Tx, extent: Extent) =>
  tx.one<{ entries: bigint; batches: bigint; accounts: bigint }>(sql`
    ${within(extent)}
    select counted.entries, counted.batches, compared.accounts
      from (
        select coalesce(sum(b.count), 0)::bigint as entries, count(b.no) as batches
          from span s join wallet_batch b on b.lane = s.lane and b.no > s.batch) counted
     cross join (${ACCOUNTS[extent.scope]}) compared`);

/** Where the next tail begins; it never goes back. */
export const saveProven = (tx: Tx, heads: Heads) =>
  tx.run(sql`
    update wallet_proven p set batch = h.batch, hash = h.hash
      from unnest(${heads.map((h) => h.lane)}::int[], ${heads.map((h) => h.batch)}::bigint[],
                  ${heads.map((h) => h.hash.toString('hex'))}::text[]) u (lane, batch, hex)
      cross join lateral (select u.lane, u.batch, decode(u.hex, 'hex') as hash) h
     where p.lane = h.lane and p.batch < h.batch`);

export const totalsByKind = (tx: Tx) =>
  tx.rows<{ kind: string; asset: Asset; accounts: bigint; balance: bigint }>(sql`
    select coalesce(name, kind) as kind, asset, count(*) as accounts, sum(balance)::bigint as balance
      from wallet_account group by 1, 2 order by 1, 2`);
