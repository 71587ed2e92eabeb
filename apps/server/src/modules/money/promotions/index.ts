import type { Tx } from '../../../kernel/db.ts';
import { followBonuses } from './bonus/hear.ts';
import { followMembers } from './campaigns/hear.ts';
import { knowMembers } from './campaigns/know-members.ts';
import { payPeriods } from './periods/pay-periods.ts';
import type { PromotionsRoom } from './room.ts';
import { seedDemo } from './seed-demo.ts';
import { costByDay, costByMember } from './store/money.ts';

export type { PromotionsRoom } from './room.ts';
export { costByMember } from './store/money.ts';
export { mayReceiveAsked } from './topics.ts';

export type Promotions = ReturnType<typeof createPromotions>;

/** The promotions room: campaigns, what members get by them, and bonus money. */
export function createPromotions(deps: PromotionsRoom) {
  followMembers(deps);
  followBonuses(deps);
  payPeriods(deps);
  return {
    ...deps,
    /** For the reports, and for who bears it: what was given less what came back; minor units. */
    costByDay,
    costByMember,
    seed: (tx: Tx) => seedDemo(deps, tx),
    start: () => knowMembers(deps),
  };
}
