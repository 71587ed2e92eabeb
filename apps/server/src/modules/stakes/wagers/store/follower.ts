import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

/** The follower that counts this room's own figures, and the lanes as far as it has read them. */
export const FIGURES = 'wagers.count-daily';
/** As many as the wallet has. Rows of several lanes are locked one lane after another. */
const LANES = 16;
export const COUNTED = sql`(select lane, batch from wagers_follower where name = ${FIGURES})`;

/** The batches of one lane that a follower has not read: after one, up to and including another. */
export type Batches = { readonly lane: number; readonly after: bigint; readonly upTo: bigint };
export type Cursor = { readonly lane: number; readonly batch: bigint };

/**
 * Locked until the transaction ends, in the order of lanes; without `wait` only those free right
 * now.
 */
export async function lockCursors(
  tx: Tx,
  { name, wait }: { name: string; wait: boolean },
): Promise<Cursor[]> {
  const cursors: Cursor[] = [];
  for (let lane = 0; lane < LANES; lane += 1)
    cursors.push(
      ...(await tx.rows<Cursor>(sql`
        select lane, batch from wagers_follower where lane = ${lane} and name = ${name}
        for update ${wait ? sql`` : sql`skip locked`}`)),
    );
  return cursors;
}

/** A new follower reads each lane from its first batch, or from its head on. */
export const startFollower = (tx: Tx, { name, from }: { name: string; from: 'start' | 'head' }) =>
  tx.run(sql`
    insert into wagers_follower (lane, name, batch)
    select lane, ${name}, ${from === 'head' ? sql`wallet_current_batch(lane)` : sql`0`}
    from generate_series(0, 15) lane
    on conflict do nothing`);

/** The heads of these lanes, in the same order: all batches up to a head are committed. */
export const headsOf = (tx: Tx, lanes: readonly Cursor[]): Promise<Cursor[]> =>
  tx.rows(sql`
    select lane, wallet_current_batch(lane) as batch
    from unnest(${lanes.map(({ lane }) => lane)}::int[]) with ordinality as l (lane, at)
    order by at`);

export const moveCursor = (
  tx: Tx,
  { name, lane, upTo }: { name: string } & Omit<Batches, 'after'>,
) =>
  tx.run(sql`update wagers_follower set batch = ${upTo} where lane = ${lane} and name = ${name}`);

export const cursorsOf = (tx: Tx, name: string): Promise<Cursor[]> =>
  tx.rows(sql`select lane, batch from wagers_follower where name = ${name} order by lane`);
