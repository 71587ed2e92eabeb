import { affiliateAsked } from '../../people/access/index.ts';
import { typeChanged } from '../../people/identity/index.ts';
import { agentOf, endCodes } from './affiliate-codes.ts';
import type { AgentsRoom } from './room.ts';
import { sentSince, teamFlows } from './store/team-money.ts';
import { dropCarried, membersToCarry, receivedBy } from './store/transfers.ts';

export type { AgentsRoom } from './room.ts';
export type { TeamFlow } from './store/team-money.ts';

export type Agents = ReturnType<typeof createAgents>;

/** The agents room: affiliate codes and money along the team line. */
export function createAgents(deps: AgentsRoom) {
  deps.events.on(affiliateAsked, (tx, code) => agentOf(deps, tx, code));
  deps.events.on(typeChanged, (tx, change) => endCodes(deps, tx, change));
  return {
    ...deps,
    /** Who sent money since a moment, and the flows between members; for rooms that watch money. */
    sentSince,
    teamFlows,
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
