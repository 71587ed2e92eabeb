import type { LotteryChase } from '@nokshi/contract/player/lottery.ts';

type PaidEntry = {
  /** Gross: whether a bet of it won a prize, whatever it staked. A stake that a tie gives back is none. */
  readonly isWin: boolean;
  /** Minor units: all that the plan was paid so far, rebates included, less all it staked. */
  readonly net: bigint;
};

/** Whether a chase ends with an entry that was paid. Source: domain.md 1.4. */
export function endsBy(stopOn: LotteryChase['stopOn'], { isWin, net }: PaidEntry): boolean {
  if (stopOn === 'win') return isWin;
  return stopOn === 'profit' && net > 0n;
}
