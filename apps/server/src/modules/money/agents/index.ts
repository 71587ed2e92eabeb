import { affiliateAsked } from '../../people/access/index.ts';
import { agentOf } from './affiliate-codes.ts';
import type { AgentsRoom } from './room.ts';
import { sentSince, teamFlows } from './store/team-money.ts';
import { dropCarried, membersToCarry, receivedBy } from './store/transfers.ts';

export type { AgentsRoom } from './room.ts';
export type { TeamFlow } from './store/team-money.ts';

export type Agents = ReturnType<typeof createAgents>;

/** The agents room: affiliate codes and money along the team line. */
export function createAgents(deps: AgentsRoom) {
  deps.events.on(affiliateAsked, (tx, code) => agentOf(deps, tx, code));
  return {
    ...deps,
    /** Who sent since then, and what flows between members; for rooms that watch money. */
    sentSince,
    teamFlows,
    /** Obliges what was received before obligations were kept. */
    start: (): Promise<void> =>
      deps.turnover.carryOver(deps.db, {
        source: 'transfer',
        members: membersToCarry,
        money: receivedBy,
        drop: dropCarried,
      }),
  };
}
