/**
 * The house accounts of a game's pots. They stand once in each lane, so a spin grows them in the
 * commit of its own lane; what a pot holds is the sum over the lanes. Decision 0031.
 */
export const meterOf = (gameCode: string, level: string) =>
  `house:jackpot:${gameCode}:${level}` as const;

/** What stakes laid by for seeds to come. */
export const reserveOf = (gameCode: string) => `house:jackpot:${gameCode}:reserve` as const;

/** What the house gave where a reserve was short: below zero by as much. */
export const HOUSE_COVER = 'house:jackpot:cover';

/** Whose account it is; null for one of the house itself. */
export const gameOf = (account: string): string | null =>
  /^house:jackpot:([^:]+):[^:]+$/.exec(account)?.[1] ?? null;
