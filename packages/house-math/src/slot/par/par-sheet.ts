/**
 * What a game's mathematics are worth (PAR sheet), computed by `npm run par` and stored beside
 * the game. Shares are of the stake: 0.96 is an RTP of 96 %. Source: domain.md 3.1.
 */
export type ParSheet = {
  readonly game: string;
  readonly ruleVersion: number;
  /** SHA-256 over the code and data the figures depend on. */
  readonly hash: string;
  readonly method: 'exact' | 'simulated';
  readonly rtp: number;
  /** The RTP by part of the game: paid game, free games, respins, tumbles. */
  readonly parts: Readonly<Record<string, number>>;
  /** 95 % interval of a simulated RTP; null where it is exact. */
  readonly interval: readonly [low: number, high: number] | null;
  readonly spins: number | null;
  /** Share of rounds that pay anything. */
  readonly hitFrequency: number;
  /** Share of rounds that lead to free games, a respin or a tumble. */
  readonly featureFrequency: number;
  /** Of a round's payout in stakes; volatility index = 1.645 sigma. */
  readonly variance: number;
  readonly sigma: number;
  readonly volatilityIndex: number;
  /** Where the RTP of so many rounds lies in 90 of 100 cases: rtp -+ index / sqrt(rounds). */
  readonly bands: readonly {
    readonly rounds: number;
    readonly low: number;
    readonly high: number;
  }[];
  readonly strips: readonly number[];
  /** How many screens a paid game can stop at; null where cells are drawn one by one. */
  readonly cycle: number | null;
  /** The most the paid game pays by itself; null where it was not computed. */
  readonly largestGame: Largest | null;
  /** The ceiling: no round pays more, free games and all. */
  readonly largestRound: Largest;
  /** The most that was seen in a simulation; null where the figures are exact. */
  readonly largestSeen: Largest | null;
  readonly awards: readonly ParAward[];
  /** Of a game with pots; `rtp` and spread above are of its reels alone. */
  readonly jackpot?: JackpotPar;
};

/** A sheet as it is stored: with what was tried beside what its family computes. */
export type StoredSheet = ParSheet & { readonly rareWin: RareWin };

/**
 * The largest win that comes at least once in 100,000 rounds. A round that pays so much or more has
 * this chance. Of a game with pots: of its reels alone.
 */
export type RareWin = {
  readonly credits: number;
  readonly timesStake: number;
  readonly chance: number;
  /** 95 % interval of a chance that was seen in so many rounds; both null where it is exact. */
  readonly interval: readonly [low: number, high: number] | null;
  readonly rounds: number | null;
};

/** Shares are of the stake; amounts are minor units. */
export type JackpotPar = {
  /** What the pots return in the long run: seeds and what stakes put in. */
  readonly rtp: number;
  /** What each stake lays by for the seeds to come. */
  readonly reserve: number;
  readonly levels: readonly {
    readonly id: string;
    readonly seed: number;
    /** No more is paid; and how often a pot reaches it before a number wins it. */
    readonly ceiling: number;
    readonly chanceOfCeiling: number;
    /** The pot falls once for so much staked, on average. */
    readonly oneInStaked: number;
    readonly seeds: number;
    readonly meter: number;
  }[];
};

export type Largest = {
  readonly credits: number;
  readonly timesStake: number;
  /** Exact, or as seen; 0 when below 1e-300; null when only `chanceBelow` is known. */
  readonly chance: number | null;
  /** An upper bound with 95 % confidence, from a simulation that never met it. */
  readonly chanceBelow: number | null;
};

export type ParAward = {
  /** Which part of the game pays it, the symbol's id and how many of it. */
  readonly part: string;
  readonly symbol: string;
  readonly count: number;
  readonly credits: number;
  /** Strip combinations that give it on one line, or null where these are not counted. */
  readonly hits: number | null;
  /** How many a round gives on average, and what share of the stake they return. */
  readonly perRound: number;
  readonly contribution: number;
};
