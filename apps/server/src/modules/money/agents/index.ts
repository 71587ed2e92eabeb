import { affiliateAsked } from '../../people/access/index.ts';
import {
  memberClosed,
  memberRegistered,
  typeChanged,
  uplineChanged,
} from '../../people/identity/index.ts';
import { agentOf, endCodes } from './affiliate-codes.ts';
import { EXPIRE_OFFERS, expireOffers } from './contracts/expire-offers.ts';
import { voidOfClosed, voidOfMove, voidOfType } from './contracts/void-contracts.ts';
import { settleRebates } from './rebates/settle-days.ts';
import type { AgentsRoom } from './room.ts';
import { settleContracts } from './settlement/jobs.ts';
import { slipReader } from './settlement/slip-lines.ts';
import { commissionsByDay } from './store/paid-wages.ts';
import { sentSince, teamFlows } from './store/team-money.ts';
import { giveBaseOfCode } from './team/bases.ts';
import { createTeam } from './team/index.ts';
import { dropCarried, membersToCarry, receivedBy } from './store/transfers.ts';

export type { AgentsRoom } from './room.ts';
export { checkSlips } from './settlement/check-slips.ts';
export type { TeamFlow } from './store/team-money.ts';

export type Agents = ReturnType<typeof createAgents>;

/** The agents room: affiliate codes and money along the team line. */
export function createAgents(deps: AgentsRoom) {
  deps.events.on(affiliateAsked, (tx, code) => agentOf(deps, tx, code));
  deps.events.on(typeChanged, async (tx, change) => {
    await endCodes(deps, tx, change);
    await voidOfType(deps, tx, change);
  });
  deps.events.on(uplineChanged, (tx, change) => voidOfMove(deps, tx, change));
  deps.events.on(memberRegistered, (tx, memberId) => giveBaseOfCode(deps, tx, memberId));
  deps.events.on(memberClosed, (tx, memberId) => voidOfClosed(deps, tx, memberId));
  deps.jobs.register(EXPIRE_OFFERS, (tx) => expireOffers(deps, tx));
  deps.jobs.schedule(EXPIRE_OFFERS, '* * * * *');
  settleRebates(deps);
  settleContracts(deps);
  return {
    ...deps,
    ...createTeam(deps),
    /** Who sent money since a moment, and the flows between members; for rooms that watch money. */
    sentSince,
    teamFlows,
    /** For the reports: what the house paid to agents. */
    commissionsByDay,
    ...slipReader(deps),
    /** Creates obligations for money received before obligations existed. */
    start: (): Promise<void> =>
      deps.turnover.carryOver(deps.db, {
        source: 'transfer',
        members: membersToCarry,
        money: receivedBy,
        drop: dropCarried,
      }),
  };
}
