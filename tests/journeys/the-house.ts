import { wallClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

/** Of the shared house: what a story waits for may come at once, as long as it is seconds away. */
export const theClock = wallClock();

let shared: Promise<RunningHouse> | undefined;

/**
 * The house that the stories of a worker share: the first of them opens it, and it ends with the
 * worker. Each story has members of its own and leaves the settings as it found them; one that needs
 * a clock that stands still, or money of everybody, starts a house itself.
 */
export function theHouse(): Promise<RunningHouse> {
  // Some stories play a thousand rounds until one is as they wish.
  const edgeLimits = { sessionRate: { max: 1e6, perSeconds: 1 } };
  shared ??= startHouse({ web: true, clock: theClock, spinIntervalMs: 0, edgeLimits });
  return shared;
}
