/** Lists of games that are the member's own. */
export const PICKS_KEY = ['mine', 'games'] as const;
