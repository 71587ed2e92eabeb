/** The thresholds of the risk desk; docs/chosen.md gives the reasons. Amounts in paisa. */
export const RISK_POLICY = {
  /** The score, of 100, from which members become a case. */
  threshold: 50,
  /** How much more than at the dismissal is news. */
  news: 10,
  /**
   * An address of so few members is a household; of more, up to the maximum, a weak fact; beyond it
   * none.
   */
  household: 4,
  mostAtAddress: 10,
  /** How far back money and play are read. */
  days: 30,
  /** Smaller team transfers are ignored. */
  leastFlow: 1_000_00n,
  /** The part of the money received that went on; in percent. */
  passedOnPercent: 80n,
  /** Staking no more than this part of the money is bare turnover; in percent. */
  barePercent: 150n,
  /** How many rounds on opposite sides make a pattern, and their part of all rounds together. */
  leastRounds: 5,
  oppositePercent: 80,
  /** How close in time two stakes on one round are. */
  withinMs: 120_000,
  /** The most that two opposite stakes lose together; in percent of both. */
  losesPercent: 15n,
  /** Taking so many rewards, worth at least the deposits, and withdrawing is a pattern. */
  bonusOnlyRewards: 3,
} as const;
