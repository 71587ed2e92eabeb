import { memberClosed } from '../../people/identity/index.ts';
import {
  closeMember,
  CHECK_JOB,
  CHECK_MORE_JOB,
  checkMembers,
  checkMoreMembers,
} from './check-members.ts';
import type { HarmRoom } from './room.ts';

export type { HarmRoom } from './room.ts';

/** The harm room: members whose play shows signs of harm; README.md says what it owns. */
export function createHarm(deps: HarmRoom): HarmRoom {
  deps.jobs.register(CHECK_JOB, (tx) => checkMembers(deps, tx));
  deps.jobs.register(CHECK_MORE_JOB, (tx) => checkMoreMembers(deps, tx));
  deps.jobs.schedule(CHECK_JOB, '0 */5 * * * *');
  deps.events.on(memberClosed, (tx, memberId) => closeMember(deps, tx, memberId));
  return { ...deps };
}
