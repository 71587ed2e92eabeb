import { nextTick } from 'node:process';
import { refuse } from '../../../kernel/refusal.ts';
import type { Item } from './item.ts';
import { isLostConnection } from './lost-connection.ts';
import type { Posted } from './posting.ts';
import type { LaneLimits } from './room.ts';
import { LANES } from './rules/lane-of.ts';

/** A posting that waits for its commit. */
export class Waiting {
  readonly item: Item;
  answered = false;
  readonly #resolve: (posted: Posted) => void;
  readonly #reject: (reason: Error) => void;

  constructor(item: Item, resolve: (posted: Posted) => void, reject: (reason: Error) => void) {
    this.item = item;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  /** The first answer counts, later ones are ignored. */
  answer(answer: Posted | Error): void {
    if (this.answered) return;
    this.answered = true;
    if (answer instanceof Error) this.#reject(answer);
    else this.#resolve(answer);
  }
}

export const unanswered = (batch: readonly Waiting[]): readonly Waiting[] =>
  batch.filter((waiting) => !waiting.answered);

/**
 * Commits a batch of one lane and answers each posting; an error goes to those not yet answered.
 */
export type Commit = (lane: number, batch: readonly Waiting[]) => Promise<void>;

export type Lanes = {
  /** Joins the lane's next batch. Refuses edge.busy when the lane's queue is full. */
  add(item: Item): Promise<Posted>;
};

/** More would only wait for processors and connections. */
const MOST_COMMITTING = 4;

/** Lanes known to be stuck that are tried at one time beside those. */
const MOST_TRIED = 2;

/** All together, stuck or not: each keeps a connection for as long as it waits. */
const MOST_IN_FLIGHT = 12;

/** How often waiting work checks whether this thread was idle, and for how long. */
const CHECK_EVERY_MS = 1;
const IDLE_MS = 0.5;

/** A lane that commits for this long is stuck: by a story that holds it, or a lost database. */
const PATIENCE_MS = 250;

const idleHere = () => performance.eventLoopUtilization().idle;

/** Reports a moment later whether this thread was idle in the meantime; one check at a time. */
function createIdleCheck(idleMs: () => number) {
  let checking = false;
  return (tell: (idle: boolean) => void): void => {
    if (checking) return;
    checking = true;
    const before = idleMs();
    setTimeout(() => {
      checking = false;
      tell(idleMs() - before >= IDLE_MS);
    }, CHECK_EVERY_MS).unref();
  };
}

/** Commits the next ones of a queue and answers them; whether the database was lost over it. */
async function takeBatch(
  queue: Waiting[],
  most: number,
  commit: (batch: readonly Waiting[]) => Promise<void>,
): Promise<boolean> {
  const batch = queue.splice(0, most);
  try {
    await commit(batch);
    return false;
  } catch (err) {
    const isLost = isLostConnection(err);
    // When the database is down, all who wait fail now instead of timing out one by one.
    const failed = isLost ? [...batch, ...queue.splice(0)] : batch;
    for (const waiting of failed) waiting.answer(err as Error);
    return isLost;
  }
}

/**
 * The queues of the lanes. Nothing waits for a timer: a lane commits its queue as soon as it is
 * free and a place in flight is, so batches grow by themselves when the database is busy. Places
 * are for half of the database's processors, and for the others while this thread is idle (decision
 * 0051). A lane is stuck when it commits too long or its database is lost: it gives its place to
 * another, and takes none until a commit of it succeeds. So a part of the database that is down
 * stops the lanes it has, and no other.
 */
type Options = LaneLimits & {
  readonly commit: Commit;
  /** All of the ledger's. */
  readonly laneCount?: number;
};

export function createLanes(options: Options): Lanes {
  const { laneCount = LANES, used = laneCount, commit } = options;
  const { mostInBatch = 1_024, mostWaiting = 4_096, idleMs = idleHere } = options;
  const places = Math.min(MOST_COMMITTING, Math.ceil(used / 2));
  const most = Math.min(MOST_COMMITTING, used);
  const checkIdle = createIdleCheck(idleMs);
  const queues: Waiting[][] = Array.from({ length: laneCount }, () => []);
  const committing = new Set<number>();
  const stuck = new Set<number>();
  // Lanes with work that has not started, in the order in which they got it.
  const ready = new Set<number>();
  let taken = 0;

  const mayTry = () => [...committing].filter((lane) => stuck.has(lane)).length < MOST_TRIED;

  function begin(room = places): void {
    let isFull = false;
    for (const lane of ready) {
      if (committing.size >= MOST_IN_FLIGHT) return;
      if (committing.has(lane)) continue;
      const isStuck = stuck.has(lane);
      if (!isStuck && taken >= room) isFull = true;
      if (isStuck ? !mayTry() : isFull) continue;
      ready.delete(lane);
      committing.add(lane);
      void flush(lane);
    }
    // One more while this thread is idle: its processor is free for the database.
    if (isFull && taken < most) checkIdle((idle) => begin(idle ? taken + 1 : places));
  }

  /** Takes a place in flight; answers the function that frees it, which counts once. */
  function takePlace(lane: number): () => void {
    if (stuck.has(lane)) return () => undefined;
    let mine = true;
    const freePlace = () => {
      clearTimeout(patience);
      if (mine) taken -= 1;
      mine = false;
    };
    const patience = setTimeout(() => {
      stuck.add(lane);
      freePlace();
      begin();
    }, PATIENCE_MS).unref();
    taken += 1;
    return freePlace;
  }

  async function flush(lane: number): Promise<void> {
    const freePlace = takePlace(lane);
    const queue = queues[lane] as Waiting[];
    // Postings that arrive before pending promises are done share the commit.
    await new Promise<void>((resolve) => nextTick(resolve));
    const isLost = await takeBatch(queue, mostInBatch, (batch) => commit(lane, batch));
    committing.delete(lane);
    freePlace();
    if (isLost) stuck.add(lane);
    else stuck.delete(lane);
    if (queue.length > 0) ready.add(lane);
    begin();
  }

  return {
    add(item) {
      const queue = queues[item.lane] as Waiting[];
      if (queue.length >= mostWaiting) throw refuse('edge.busy');
      return new Promise<Posted>((resolve, reject) => {
        queue.push(new Waiting(item, resolve, reject));
        if (committing.has(item.lane)) return;
        ready.add(item.lane);
        begin();
      });
    },
  };
}
