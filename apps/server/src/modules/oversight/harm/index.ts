import { memberClosed } from '../../people/identity/index.ts';
import { forget, LOOK_JOB, LOOK_ON_JOB, look, lookOn } from './look.ts';
import type { HarmRoom } from './room.ts';

export type { HarmRoom } from './room.ts';

/** The harm room: who needs somebody to look after them; README.md says what it owns. */
export function createHarm(deps: HarmRoom): HarmRoom {
  deps.jobs.register(LOOK_JOB, (tx) => look(deps, tx));
  deps.jobs.register(LOOK_ON_JOB, (tx) => lookOn(deps, tx));
  deps.jobs.schedule(LOOK_JOB, '0 */5 * * * *');
  deps.events.on(memberClosed, (tx, memberId) => forget(deps, tx, memberId));
  return { ...deps };
}
