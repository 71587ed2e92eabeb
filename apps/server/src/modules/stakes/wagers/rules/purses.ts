import type { Paid } from './moves.ts';

/** A stake and the part of it that was bonus money; minor units. */
export type Staked = { readonly stake: bigint; readonly stakeBonus: bigint };

/** What of the cash and of the bonus money a stake takes; minor units. */
export type Split = { readonly cash: bigint; readonly bonus: bigint };

/** Cash first, bonus money second; null when both together are not enough. Domain.md 9. */
export function splitStake(stake: bigint, has: Split): Split | null {
  if (has.cash >= stake) return { cash: stake, bonus: 0n };
  const bonus = stake - has.cash;
  return bonus <= has.bonus ? { cash: has.cash, bonus } : null;
}

/** What of a total paid for a stake is bonus money: pro rata, rounded down in favour of the cash. */
export const bonusPart = (total: bigint, { stake, stakeBonus }: Staked): bigint =>
  stakeBonus === 0n ? 0n : (total * stakeBonus) / stake;

/** What was paid, by the purse that it goes to; together it is all of it. */
export function inPurses(
  { payout, rebate }: Paid,
  of: Staked,
): { readonly cash: Paid; readonly bonus: Paid } {
  const part = bonusPart(rebate, of);
  const bonus = { payout: bonusPart(payout - rebate, of) + part, rebate: part };
  return { cash: { payout: payout - bonus.payout, rebate: rebate - bonus.rebate }, bonus };
}
