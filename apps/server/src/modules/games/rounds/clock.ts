import { createLeader } from './leader.ts';
import type { RoundsRoom } from './room.ts';
import { giveLease } from './store/lease.ts';
import { nextDue } from './store/rounds.ts';

export type RoundClock = {
  start(): void;
  /** Finishes what is in hand, and lets another server lead at once. */
  stop(): Promise<void>;
  /** Everything that is due now, to the end; how many steps it was. Tests drive time with it. */
  runDue(): Promise<number>;
};

/** How long the clock sleeps at most: a new round, or another leader's end, is seen by then. */
const LONGEST_SLEEP_MS = 500;

/**
 * Wakes at the moment of the next step. One server leads by a lease with a fencing number that each
 * step asks again, and each step is a transition that only one can make: whatever a stop leaves is
 * done by the next leader, and nothing is done twice. Source: architecture.md 10, promise T9.
 */
export function createClock(room: RoundsRoom): RoundClock {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = true;
  const wake = (): void => {
    if (isStopped) return;
    clearTimeout(timer);
    running = running.then(beat);
  };
  const leader = createLeader(room, wake);

  async function beat(): Promise<void> {
    if (isStopped) return;
    let next: Date | null = null;
    try {
      while ((await leader.lead()) && !isStopped);
      next = await room.db.read((tx) => nextDue(tx, room.clock.now()));
    } catch (err) {
      room.log.warn('the round clock waits for the database', { err });
    }
    if (isStopped) return;
    const sleep = next ? next.getTime() - room.clock.now().getTime() : LONGEST_SLEEP_MS;
    clearTimeout(timer);
    timer = setTimeout(wake, Math.min(Math.max(sleep, 1), LONGEST_SLEEP_MS));
  }

  return {
    start() {
      isStopped = false;
      wake();
    },
    async stop() {
      if (isStopped) return;
      isStopped = true;
      clearTimeout(timer);
      await running;
      await Promise.all(leader.paying());
      await room.db
        .tx((tx) => giveLease(tx, room.self, room.clock.now()))
        .catch((err: unknown) =>
          room.log.warn('the lease of the round clock ends by itself', { err }),
        );
    },
    async runDue() {
      const before = leader.steps();
      for (let had = -1; had !== leader.steps(); ) {
        had = leader.steps();
        await leader.lead();
        await Promise.all(leader.paying());
      }
      return leader.steps() - before;
    },
  };
}
