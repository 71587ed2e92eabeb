/** What is counted of simulated rounds; credits are whole, so the sums are exact. */
export type Moments = {
  rounds: number;
  sum: number;
  squares: number;
  zeros: number;
  most: number;
  mostRounds: number;
};

export const noMoments = (): Moments => ({
  rounds: 0,
  sum: 0,
  squares: 0,
  zeros: 0,
  most: -1,
  mostRounds: 0,
});

export function countRound(into: Moments, credits: number): void {
  into.rounds++;
  into.sum += credits;
  into.squares += credits * credits;
  if (credits === 0) into.zeros++;
  if (credits > into.most) {
    into.most = credits;
    into.mostRounds = 0;
  }
  if (credits === into.most) into.mostRounds++;
}

export function addMoments(into: Moments, more: Moments): void {
  into.rounds += more.rounds;
  into.sum += more.sum;
  into.squares += more.squares;
  into.zeros += more.zeros;
  if (more.most > into.most) {
    into.most = more.most;
    into.mostRounds = 0;
  }
  if (more.most === into.most) into.mostRounds += more.mostRounds;
}

/** In stakes: RTP, standard deviation of one round, half the width of the 95 % interval. */
export function figuresOf(moments: Moments, betCredits: number) {
  const mean = moments.sum / moments.rounds;
  const variance = (moments.squares / moments.rounds - mean * mean) / betCredits ** 2;
  const sigma = Math.sqrt(variance);
  const halfWidth = (1.96 * sigma) / Math.sqrt(moments.rounds);
  const hitFrequency = 1 - moments.zeros / moments.rounds;
  return { rtp: mean / betCredits, variance, sigma, halfWidth, hitFrequency };
}
