import { mayReceiveAsked } from '../../money/promotions/index.ts';
import { heldAsked } from '../../money/vip/index.ts';
import { memberClosed } from '../../people/identity/index.ts';
import {
  closeMember,
  CHECK_JOB,
  CHECK_MORE_JOB,
  checkMembers,
  checkMoreMembers,
} from './check-members.ts';
import type { HarmRoom } from './room.ts';
import { markedAmong } from './store/members.ts';

export type { HarmRoom } from './room.ts';

/** Levels are watch, talk to, protect now. */
const TALK_TO = 2;

/** The harm room: members whose play shows signs of harm; README.md says what it owns. */
export function createHarm(deps: HarmRoom): HarmRoom {
  deps.jobs.register(CHECK_JOB, (tx) => checkMembers(deps, tx));
  deps.jobs.register(CHECK_MORE_JOB, (tx) => checkMoreMembers(deps, tx));
  deps.jobs.schedule(CHECK_JOB, '0 */5 * * * *');
  deps.events.on(memberClosed, (tx, memberId) => closeMember(deps, tx, memberId));
  // Nothing promotional reaches whom the house should talk to.
  deps.events.on(mayReceiveAsked, async (tx, memberId) =>
    (await markedAmong(tx, [memberId])).every(({ level }) => level < TALK_TO),
  );
  // Nothing draws them to play more.
  deps.events.on(heldAsked, async (tx, memberIds) =>
    (await markedAmong(tx, memberIds))
      .filter(({ level }) => level >= TALK_TO)
      .map(({ memberId }) => memberId),
  );
  return { ...deps };
}
