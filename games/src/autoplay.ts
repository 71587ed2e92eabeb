/** What a member allowed autoplay to do; amounts in minor units. */
export type AutoplayTerms = {
  readonly rounds: number;
  /** Stakes less wins of the run never pass it. */
  readonly loss: bigint;
  /** Ends at a round that won as much. */
  readonly win: bigint | null;
  /** Ends when wins less stakes of the run are as much. */
  readonly gain: bigint | null;
  /** Ends at a round with free spins. */
  readonly freeSpins: boolean;
  /** Plays free rounds alone, and ends before the first stake of own money. */
  readonly freeRounds: boolean;
};

/** Autoplay as it is: how many rounds it may still begin, and wins less stakes so far. */
export type AutoplayRun = {
  readonly terms: AutoplayTerms;
  readonly left: number;
  readonly net: bigint;
};

/** A round of the run that was shown to its end. */
export type PlayedRound = {
  /** Nothing of a free round. */
  readonly stake: bigint;
  readonly won: bigint;
  readonly hasFreeSpins: boolean;
};

/** Which of the terms ended a run. */
export type TermReached = 'win' | 'gain' | 'free-spins' | 'loss' | 'rounds';

/** Why autoplay ends, beside its own terms. */
export type AutoplayEnd = TermReached | 'pressed' | 'unseen' | 'lost' | 'poor' | 'refused';

/** Rounds that begin without a press of their own: while the button is held, or as autoplay. */
export type Repeats = {
  isHeld: boolean;
  run: AutoplayRun | null;
  /** What ends the run after the round in play. */
  ending: AutoplayEnd | null;
};

export const ROUNDS_OFFERED = [10, 25, 50, 100] as const;

/** The member's free rounds, one after another: there is nothing that could be lost. */
export const freeTerms = (rounds: number): AutoplayTerms => ({
  rounds,
  loss: 0n,
  win: null,
  gain: null,
  freeSpins: false,
  freeRounds: true,
});

export const beginRun = (terms: AutoplayTerms): AutoplayRun => ({
  terms,
  left: terms.rounds,
  net: 0n,
});

export const afterRound = (
  { terms, left, net }: AutoplayRun,
  { stake, won }: PlayedRound,
): AutoplayRun => ({ terms, left: left - 1, net: net + won - stake });

/** A round may lose its whole stake, so it begins only where even that is within the loss limit. */
export const mayStake = ({ terms, net }: AutoplayRun, stake: bigint): boolean =>
  stake - net <= terms.loss;

/** Why the run ends after its last round, before one with this stake; null when it plays on. */
export function termReached(
  run: AutoplayRun,
  { last, stake }: { readonly last: PlayedRound; readonly stake: bigint },
): TermReached | null {
  const { win, gain, freeSpins } = run.terms;
  if (win !== null && last.won >= win) return 'win';
  if (gain !== null && run.net >= gain) return 'gain';
  if (freeSpins && last.hasFreeSpins) return 'free-spins';
  if (run.left <= 0) return 'rounds';
  return mayStake(run, stake) ? null : 'loss';
}
