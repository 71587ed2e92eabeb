/** What the risk desk goes by; docs/chosen.md says why. Amounts in paisa. */
export const RISK_POLICY = {
  /** Where members become a case; of 100. */
  threshold: 50,
  /** So much more than when a case was cleared is news. */
  news: 10,
  /** An address of so few is a household; of more up to the most it says little, of more nothing. */
  household: 4,
  mostAtAddress: 10,
  /** How far back money and play are looked at. */
  days: 30,
  /** Money along the team line below this is not looked at. */
  leastFlow: 1_000_00n,
  /** Of what came in, the part that went on; in percent. */
  passedOnPercent: 80n,
  /** Play of no more than this share of the money is bare turnover; in percent. */
  barePercent: 150n,
  /** Rounds on opposite sides that make a habit, and what part of the rounds together they are. */
  leastRounds: 5,
  oppositePercent: 80,
  /** Stakes on one round come so near to each other. */
  withinMs: 120_000,
  /** What two opposite stakes lose together at most; in percent of both. */
  losesPercent: 15n,
} as const;
