import type { AgentsRoom } from './room.ts';

export type { AgentsRoom } from './room.ts';
export { sentSince, type TeamFlow, teamFlows } from './store/team-money.ts';
export { receivedOf } from './store/transfers.ts';

/** The agents room: money along the team line. */
export const createAgents = (deps: AgentsRoom): AgentsRoom => ({ ...deps });
