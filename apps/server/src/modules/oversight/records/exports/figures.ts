/** Figures of play, of a game or of a day. */
export const PLAY = ['wagers', 'stake', 'payout', 'refund', 'ggr'] as const;
/** Figures of a day of the house, in the order of the report. */
export const DAY = [
  'deposits',
  'withdrawals',
  ...PLAY,
  'awards',
  'bonus',
  'adjustments',
  'commissions',
  'net',
  'members',
] as const;
export type PrintedFigure = (typeof DAY)[number];

/** The print width of each column: seven digits and their paisa, and whole words of its heading. */
export const SHARES: Readonly<Partial<Record<PrintedFigure, number>>> = {
  withdrawals: 11.8,
  wagers: 8,
  members: 9,
};

/** Columns that are counts; all others are money. */
export const COUNTS: ReadonlySet<string> = new Set<PrintedFigure>(['wagers', 'members']);
