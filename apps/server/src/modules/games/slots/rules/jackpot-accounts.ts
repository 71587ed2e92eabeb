/**
 * The house accounts of a game's pots. Each lane has its own, so a spin grows them in the commit of
 * its lane; a pot is the sum over the lanes. Decision 0031.
 */
export const meterOf = (gameCode: string, level: string) =>
  `house:jackpot:${gameCode}:${level}` as const;

/** The part of stakes kept for the next seeds. */
export const reserveOf = (gameCode: string) => `house:jackpot:${gameCode}:reserve` as const;

/** What the house gave where a reserve was short: negative by that amount. */
export const HOUSE_COVER = 'house:jackpot:cover';

/** The game of an account; null for an account of the house itself. */
export const gameOf = (account: string): string | null =>
  /^house:jackpot:([^:]+):[^:]+$/.exec(account)?.[1] ?? null;
