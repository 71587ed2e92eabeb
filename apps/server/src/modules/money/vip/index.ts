import type { Tx } from '../../../kernel/db.ts';
import { countPlay } from './count-play.ts';
import { hearMembers } from './hear.ts';
import { knowMembers } from './know-members.ts';
import { highestOf, levelOf, rebateUplifts } from './levels.ts';
import { moveLevels } from './move-levels.ts';
import { FOLLOWER, type VipRoom } from './room.ts';
import { seedTerms } from './terms.ts';

export type { VipRoom } from './room.ts';
export { heldAsked, type LevelChange, levelChanged } from './topics.ts';

export type Vip = ReturnType<typeof createVip>;

/** The VIP room: levels of members by their deposits and turnover; README.md says what it owns. */
export function createVip(deps: VipRoom) {
  deps.wagers.follow(FOLLOWER, (tx, batches) => countPlay(deps, tx, batches));
  hearMembers(deps);
  moveLevels(deps);
  return {
    ...deps,
    levelOf,
    highestOf,
    rebateUplifts,
    seed: (tx: Tx) => seedTerms(deps, tx),
    start: () => knowMembers(deps),
  };
}
