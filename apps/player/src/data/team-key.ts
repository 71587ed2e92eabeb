/** All that money along the team line is asked under; it moves without the member. */
export const TEAM_KEY: readonly string[] = ['mine', 'team'];

/** Contracts between agents: every list and every one, and what waits for an answer. */
export const CONTRACTS_KEY: readonly string[] = ['mine', 'contracts'];

/** What contracts came to. */
export const SLIPS_KEY: readonly string[] = ['mine', 'slips'];
