import type { Tx } from '../../../kernel/db.ts';
import type { Jobs } from '../../../kernel/work.ts';
import {
  type Cursor,
  headsOf,
  lockCursors,
  moveCursor,
  type Batches,
  startFollower,
} from './store/follower.ts';

/** Counts what some batches of a lane placed and settled; the cursor moves in the same commit. */
export type CountBatches = (tx: Tx, part: Batches) => Promise<void>;

/** Of one lane and one run; a lane that is further behind catches up with the next runs. */
const MOST_BATCHES = 5_000n;

type Reading = {
  readonly name: string;
  /** Whether to wait for a lane that another transaction reads, or to leave it to that one. */
  readonly wait: boolean;
};

/**
 * Brings a follower up to the lanes' heads. A lane commits its batches one after another, so all up
 * to its head are there; the cursors move in this commit, so that running it twice, or on two
 * servers, counts everything once. Answers whether nothing is left to read.
 * A name that was never used reads every lane from its first batch.
 */
export async function readOn(tx: Tx, reading: Reading, count: CountBatches): Promise<boolean> {
  const cursors = await lockOrStart(tx, reading);
  const heads = await headsOf(tx, cursors);
  let isAll = true;
  for (const [at, { lane, batch: after }] of cursors.entries()) {
    const part = partOf({ lane, batch: after }, heads[at]?.batch ?? after);
    if (part.upTo < (heads[at]?.batch ?? after)) isAll = false;
    if (part.upTo === after) continue;
    await count(tx, part);
    await moveCursor(tx, { name: reading.name, ...part });
  }
  return isAll;
}

async function lockOrStart(tx: Tx, reading: Reading): Promise<Cursor[]> {
  const found = await lockCursors(tx, reading);
  if (found.length > 0) return found;
  await startFollower(tx, { name: reading.name, from: 'start' });
  return lockCursors(tx, reading);
}

function partOf({ lane, batch }: Cursor, head: bigint): Batches {
  const end = batch + MOST_BATCHES;
  return { lane, after: batch, upTo: head <= batch ? batch : head < end ? head : end };
}

/** One way to follow play, for everyone who counts it. */
export type Follow = {
  /** Counts what was played every 15 s, in a job of this name. */
  follow(name: string, count: CountBatches): void;
  /** One bounded run now, in the caller's transaction; lanes that another one reads are left to it. */
  followNext(tx: Tx, name: string, count: CountBatches): Promise<void>;
  /** Counts all there is now, and holds the cursors until the transaction ends. */
  catchUp(tx: Tx, name: string, count: CountBatches): Promise<void>;
  /** What was played before now is none of this follower's business. */
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
