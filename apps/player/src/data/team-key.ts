/** All that money along the team line is asked under; it moves without the member. */
export const TEAM_KEY: readonly string[] = ['mine', 'team'];
