import type { Tx } from '../../../kernel/db.ts';
import type { Jobs } from '../../../kernel/work.ts';
import {
  type Cursor,
  cursorsOf,
  lockCursors,
  lockFree,
  moveCursor,
  type Batches,
  readHeads,
  startFollower,
} from './store/follower.ts';

/** Counts what some batches of a lane placed and settled; the cursor moves in the same commit. */
export type CountBatches = (tx: Tx, part: Batches) => Promise<void>;

/** Batches of one lane in one run; a lane that is further behind catches up in later runs. */
const MOST_BATCHES = 5_000n;

type Reading = {
  readonly name: string;
  /** Whether to wait for a lane that another transaction reads, or to skip it. */
  readonly wait: boolean;
};

/**
 * Brings a follower up to the lanes' heads. A lane commits its batches one after another, so all
 * batches up to its head are there. The cursors move in this commit, so running it twice, or on two
 * servers, counts everything once. Answers whether nothing is left to read. A new name reads every
 * lane from its first batch.
 */
export async function readOn(tx: Tx, reading: Reading, count: CountBatches): Promise<boolean> {
  const { cursors, heads } = await lockBehind(tx, reading);
  let isAll = true;
  for (const cursor of cursors) {
    const head = heads.get(cursor.lane) ?? cursor.batch;
    const part = partOf(cursor, head);
    if (part.upTo < head) isAll = false;
    if (part.upTo === cursor.batch) continue;
    await count(tx, part);
    await moveCursor(tx, { name: reading.name, ...part });
  }
  return isAll;
}

type Locked = { readonly cursors: readonly Cursor[]; readonly heads: ReadonlyMap<number, bigint> };

/** Who waits locks every lane first; who does not looks first which lanes have anything to read. */
async function lockBehind(tx: Tx, { name, wait }: Reading): Promise<Locked> {
  if (wait) {
    const cursors = await foundOrStarted(tx, name, lockCursors);
    return { cursors, heads: await readHeads(tx) };
  }
  const known = await foundOrStarted(tx, name, cursorsOf);
  const heads = await readHeads(tx);
  const behind = known.filter(({ lane, batch }) => (heads.get(lane) ?? 0n) > batch);
  return { cursors: await lockFree(tx, { name, lanes: behind.map(({ lane }) => lane) }), heads };
}

async function foundOrStarted(tx: Tx, name: string, find: typeof cursorsOf): Promise<Cursor[]> {
  const found = await find(tx, name);
  if (found.length > 0) return found;
  await startFollower(tx, { name, from: 'start' });
  return find(tx, name);
}

function partOf({ lane, batch }: Cursor, head: bigint): Batches {
  const end = batch + MOST_BATCHES;
  return { lane, after: batch, upTo: head <= batch ? batch : head < end ? head : end };
}

/** One way to follow play, for everyone who counts it. */
export type Follow = {
  /** Counts play every 15 s, in a job of this name. */
  follow(name: string, count: CountBatches): void;
  /**
   * One bounded run now, in the caller's transaction; skips lanes that another transaction reads.
   */
  followNext(tx: Tx, name: string, count: CountBatches): Promise<void>;
  /** Counts everything there is now, and locks the cursors until the transaction ends. */
  catchUp(tx: Tx, name: string, count: CountBatches): Promise<void>;
  /** This follower ignores play before now. */
  followFromNow(tx: Tx, name: string): Promise<void>;
};

export const createFollow = (jobs: Jobs): Follow => ({
  follow(name, count) {
    jobs.register(name, async (tx) => {
      await readOn(tx, { name, wait: false }, count);
    });
    jobs.schedule(name, '*/15 * * * * *');
  },
  async followNext(tx, name, count) {
    await readOn(tx, { name, wait: false }, count);
  },
  async catchUp(tx, name, count) {
    while (!(await readOn(tx, { name, wait: true }, count)));
  },
  async followFromNow(tx, name) {
    await startFollower(tx, { name, from: 'head' });
  },
});
