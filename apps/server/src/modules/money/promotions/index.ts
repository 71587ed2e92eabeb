import type { Tx } from '../../../kernel/db.ts';
import { boardsFromNow } from './boards/count-scores.ts';
import { runBoards } from './boards/run-boards.ts';
import { followBonuses } from './bonus/hear.ts';
import { followMembers } from './campaigns/hear.ts';
import { knowMembers } from './campaigns/know-members.ts';
import { followEnvelopes } from './envelope/follow-envelopes.ts';
import { payPeriods } from './periods/pay-periods.ts';
import { followRounds } from './rounds/end-rounds.ts';
import { followRaffles } from './raffle/follow-raffles.ts';
import { followFriends, friendsFromNow } from './referral/follow.ts';
import { followLevels } from './levels/reward-level.ts';
import type { PromotionsRoom } from './room.ts';
import { seedDemo } from './seed-demo.ts';
import { linkedFriends } from './store/friends.ts';
import { takenSince } from './store/grants.ts';
import { costByDay, costByMember } from './store/money.ts';

export type { PromotionsRoom } from './room.ts';
export { costByMember } from './store/money.ts';
export { friendLinked, type Invited, linkedAsked, mayReceiveAsked } from './topics.ts';

export type Promotions = ReturnType<typeof createPromotions>;

/** The promotions room: campaigns, what members get by them, and bonus money. */
export function createPromotions(deps: PromotionsRoom) {
  followMembers(deps);
  followBonuses(deps);
  payPeriods(deps);
  followLevels(deps);
  followRounds(deps);
  followRaffles(deps);
  followEnvelopes(deps);
  runBoards(deps);
  followFriends(deps);
  return {
    ...deps,
    /** For the reports, and for who bears it: what was given less what came back; minor units. */
    costByDay,
    costByMember,
    /** For risk: members and friends who looked like one person; what members took. */
    linkedFriends,
    takenSince,
    async seed(tx: Tx) {
      await friendsFromNow(deps, tx);
      await boardsFromNow(deps, tx);
      await seedDemo(deps, tx);
    },
    start: () => knowMembers(deps),
  };
}
