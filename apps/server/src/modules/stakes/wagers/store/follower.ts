import type { Tx } from '../../../../kernel/db.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';

/** The follower that counts this room's own figures, and the lanes as far as it has read them. */
export const FIGURES = 'wagers.count-daily';
export const COUNTED = sql`(select lane, batch from wagers_follower where name = ${FIGURES})`;

/**
 * Lanes that are read together. `late`: they have something that no figure has yet, which is read
 * with the figures by the same statement, so that nothing of a lane is missed or read twice.
 */
export type Lanes = {
  /** Null: all of them. */
  readonly lanes: readonly number[] | null;
  readonly late: boolean;
};

/** Said of every table that is read: a machine that has none of these lanes is not asked. */
export const among = ({ lanes }: Lanes, lane: Sql = sql`lane`): Sql =>
  lanes ? sql`${lane} = any(${[...lanes]}::int[])` : sql`true`;
/** How far the figures have read these lanes. */
export const countedOf = (of: Lanes): Sql => sql`(
  select lane, batch from wagers_follower where name = ${FIGURES} and ${among(of)})`;

/** The batches of one lane that a follower has not read: after one, up to and including another. */
export type Batches = { readonly lane: number; readonly after: bigint; readonly upTo: bigint };
export type Cursor = { readonly lane: number; readonly batch: bigint };

type OfLane = { readonly name: string; readonly lane: number };

/** Locked until the transaction ends; without `wait` only when it is free right now. */
const lockCursor = (tx: Tx, { name, lane, wait }: OfLane & { wait: boolean }) =>
  tx.maybe<Cursor>(sql`
    select lane, batch from wagers_follower where lane = ${lane} and name = ${name}
    for update ${wait ? sql`` : sql`skip locked`}`);

/** All of a follower, in the order of lanes: rows of several lanes are locked one after another. */
export async function lockCursors(tx: Tx, name: string): Promise<Cursor[]> {
  const cursors: Cursor[] = [];
  for (const { lane } of await cursorsOf(tx, name)) {
    const cursor = await lockCursor(tx, { name, lane, wait: true });
    if (cursor) cursors.push(cursor);
  }
  return cursors;
}

/** Of these lanes, those that no other transaction reads right now. */
export async function lockFree(
  tx: Tx,
  { name, lanes }: { name: string; lanes: readonly number[] },
): Promise<Cursor[]> {
  const cursors: Cursor[] = [];
  for (const lane of lanes) {
    const cursor = await lockCursor(tx, { name, lane, wait: false });
    if (cursor) cursors.push(cursor);
  }
  return cursors;
}

/** A new follower reads each lane from its first batch, or from its head on. */
export async function startFollower(
  tx: Tx,
  { name, from }: { name: string; from: 'start' | 'head' },
): Promise<void> {
  const heads = await readHeads(tx);
  const batches = [...heads.values()].map((head) => (from === 'head' ? head : 0n));
  await tx.run(sql`
    insert into wagers_follower (lane, name, batch)
    select lane, ${name}, batch
    from unnest(${[...heads.keys()]}::int[], ${batches}::bigint[]) as started (lane, batch)
    on conflict do nothing`);
}

/** The heads by lane: all batches up to a head are committed. */
export const readHeads = async (tx: Tx): Promise<ReadonlyMap<number, bigint>> => {
  const { heads } = await tx.one<{ heads: string[] }>(sql`select wallet_heads() as heads`);
  return new Map(heads.map((batch, lane) => [lane, BigInt(batch)]));
};

/** The head of one lane. */
export const headOf = async (tx: Tx, lane: number): Promise<bigint> =>
  (
    await tx.one<{ batch: bigint | null }>(sql`
      select wallet_current_batch(${lane}) as batch`)
  ).batch ?? 0n;

export const moveCursor = (
  tx: Tx,
  { name, lane, upTo }: { name: string } & Omit<Batches, 'after'>,
) =>
  tx.run(sql`update wagers_follower set batch = ${upTo} where lane = ${lane} and name = ${name}`);

export const cursorsOf = (tx: Tx, name: string): Promise<Cursor[]> =>
  tx.rows(sql`select lane, batch from wagers_follower where name = ${name} order by lane`);

/** How far a follower has read one lane. */
export const cursorOf = async (tx: Tx, { name, lane }: OfLane): Promise<bigint> =>
  (
    await tx.maybe<{ batch: bigint }>(sql`
      select batch from wagers_follower where lane = ${lane} and name = ${name}`)
  )?.batch ?? 0n;

/** What a follower has not read: the lanes that are behind their heads, in their order. */
export async function batchesBehind(tx: Tx, name: string): Promise<Batches[]> {
  const cursors = await cursorsOf(tx, name);
  return behind(cursors, await readHeads(tx));
}

const behind = (cursors: readonly Cursor[], heads: ReadonlyMap<number, bigint>): Batches[] =>
  cursors
    .map(({ lane, batch: after }) => ({ lane, after, upTo: heads.get(lane) ?? after }))
    .filter(({ after, upTo }) => upTo > after);

/** Lanes in which taka was played or changed within a span, or may have been: what is not counted yet. */
export const lanesWithPlay = async (
  tx: Tx,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<number[]> =>
  (
    await tx.rows<{ lane: number }>(sql`
      select f.lane from wagers_follower f where f.name = ${FIGURES} and (
        exists (select from wagers_fives v
          where v.lane = f.lane and v.starts >= ${from} and v.starts < ${to})
        or exists (select from wagers_changes c
          where c.lane = f.lane and c.at >= ${from} and c.at < ${to})
        or exists (select from wagers_wager w where w.lane = f.lane and w.batch > f.batch)
        or exists (select from wagers_settlement s where s.lane = f.lane and s.batch > f.batch))
      order by f.lane`)
  ).map(({ lane }) => lane);

/** All lanes together on one machine, in parts on Citus. */
export async function lanesOfFigures(tx: Tx): Promise<Lanes[]> {
  const [citus] = await tx.rows(sql`select from pg_extension where extname = 'citus'`);
  return citus ? lanesInParts(tx) : [{ lanes: null, late: true }];
}

/**
 * Lanes that are behind apart from those that are not: a shard plans what came after its cursor for
 * longer than it reads the figures.
 */
export async function lanesInParts(tx: Tx): Promise<Lanes[]> {
  const cursors = await cursorsOf(tx, FIGURES);
  const heads = await readHeads(tx);
  const left = new Set(behind(cursors, heads).map(({ lane }) => lane));
  const all = [...heads.keys()];
  return [
    { lanes: all.filter((lane) => !left.has(lane)), late: false },
    { lanes: all.filter((lane) => left.has(lane)), late: true },
  ].filter(({ lanes }) => lanes.length > 0);
}

/**
 * Whether a lane has anything from before an instant that the figures do not hold. By batches alone,
 * whatever the statistics say: little of a lane is not counted.
 */
export const hasUncounted = async (
  tx: Tx,
  { lane, at }: { readonly lane: number; readonly at: Date },
): Promise<boolean> => {
  const counted = await cursorOf(tx, { name: FIGURES, lane });
  const { found } = await tx.one<{ found: boolean }>(sql`
    select exists (select from (select placed_at from wagers_wager
        where lane = ${lane} and batch > ${counted} offset 0) w where placed_at < ${at})
      or exists (select from (select at from wagers_settlement
        where lane = ${lane} and batch > ${counted} offset 0) s where at < ${at}) as found`);
  return found;
};
