import { type RunningHouse, startHouse } from '../harness/house.ts';

let shared: Promise<RunningHouse> | undefined;

/**
 * The house that the stories of a worker share: the first of them opens it, and it ends with the
 * worker. Each story has members of its own and leaves the settings as it found them; one that needs
 * another clock, or money of everybody, starts a house itself.
 */
export function theHouse(): Promise<RunningHouse> {
  shared ??= startHouse({ web: true, spinIntervalMs: 0 });
  return shared;
}
