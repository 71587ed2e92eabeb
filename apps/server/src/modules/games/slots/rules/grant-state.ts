type Grant = {
  readonly played: number;
  readonly rounds: number;
  readonly expiresAt: Date;
  readonly takenAt: Date | null;
};

/** What became of free rounds at `now`; of OPEN ones another may begin. */
export function stateOfGrant(
  { played, rounds, expiresAt, takenAt }: Grant,
  now: Date,
): 'OPEN' | 'PLAYED' | 'TAKEN' | 'EXPIRED' {
  if (played >= rounds) return 'PLAYED';
  if (takenAt) return 'TAKEN';
  return expiresAt <= now ? 'EXPIRED' : 'OPEN';
}
