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

/** How often waiting work checks whether this thread was idle, and for how long. */
const CHECK_EVERY_MS = 1;
const IDLE_MS = 0.5;

/** A lane that commits for this long is blocked: by a story that holds it, or a lost connection. */
const PATIENCE_MS = 250;

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

/**
 * The queues of the lanes. Nothing waits for a timer: a lane commits its queue as soon as it is
 * free and a place in flight is, so batches grow by themselves when the database is busy. Places
 * are for half of the database's processors, and for the others while this thread is idle (decision
 * 0051); a lane that is blocked too long gives its place to another.
 */
export function createLanes(options: LaneLimits & { readonly commit: Commit }): Lanes {
  const { used = LANES, mostInBatch = 1_024, mostWaiting = 4_096, commit } = options;
  const { idleMs = () => performance.eventLoopUtilization().idle } = options;
  const places = Math.min(MOST_COMMITTING, Math.ceil(used / 2));
  const most = Math.min(MOST_COMMITTING, used);
  const checkIdle = createIdleCheck(idleMs);
  const queues: Waiting[][] = Array.from({ length: LANES }, () => []);
  const committing = new Set<number>();
  // Lanes with work that has not started, in the order in which they got it.
  const ready = new Set<number>();
  let taken = 0;

  function begin(room = places): void {
    for (const lane of ready) {
      if (committing.size >= MOST_COMMITTING) return;
      if (committing.has(lane)) continue;
      if (taken >= room) {
        // One more while this thread is idle: its processor is free for the database.
        if (taken < most) checkIdle((idle) => begin(idle ? taken + 1 : places));
        return;
      }
      ready.delete(lane);
      committing.add(lane);
      void flush(lane);
    }
  }

  /** Takes a place in flight; answers the function that frees it, which counts once. */
  function takePlace(): () => void {
    let mine = true;
    const freePlace = () => {
      clearTimeout(patience);
      if (mine) taken -= 1;
      mine = false;
    };
    const patience = setTimeout(() => {
      freePlace();
      begin();
    }, PATIENCE_MS).unref();
    taken += 1;
    return freePlace;
  }

  async function flush(lane: number): Promise<void> {
    const freePlace = takePlace();
    const queue = queues[lane] as Waiting[];
    // Postings that arrive before pending promises are done share the commit.
    await new Promise<void>((resolve) => nextTick(resolve));
    const batch = queue.splice(0, mostInBatch);
    try {
      await commit(lane, batch);
    } catch (err) {
      // When the database is down, all who wait fail now instead of timing out one by one.
      const failed = isLostConnection(err) ? [...batch, ...queue.splice(0)] : batch;
      for (const waiting of failed) waiting.answer(err as Error);
    }
    committing.delete(lane);
    freePlace();
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
