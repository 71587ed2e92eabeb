import type { MoneyReward, Reward, Wagering } from '@nokshi/contract/promotions/terms.ts';
import { parseAmount, parseDecimal } from '@nokshi/money';

/** An amount of terms in minor units; terms were checked when they were saved. */
export const minorOf = (amount: string): bigint => parseAmount(amount) ?? 0n;

/** Whether a reward is taka, as cash or bonus money; others count for their worth in the budget. */
export const isMoney = (reward: Reward): reward is MoneyReward =>
  reward.kind === 'cash' || reward.kind === 'bonus';

/** The most that one reward counts for in its campaign's budget; minor units of taka. */
export function mostOf(reward: Reward): bigint {
  switch (reward.kind) {
    case 'points':
      return minorOf(reward.worth);
    case 'free-bet':
      return minorOf(reward.stake);
    case 'free-rounds':
      return minorOf(reward.stake) * BigInt(reward.rounds);
    default:
      return minorOf(reward.sum.of === 'fixed' ? reward.sum.amount : reward.sum.most);
  }
}

/** Whether it is a share of what the trigger counts. */
export const isShare = (reward: Reward): boolean => isMoney(reward) && reward.sum.of === 'share';

/**
 * What a reward counts for in minor units of taka: a fixed amount, a share of `base` rounded down, up
 * to its most, or the worth of what is no money.
 */
export function amountOf(reward: Reward, base: bigint): bigint {
  if (!isMoney(reward) || reward.sum.of === 'fixed') return mostOf(reward);
  const share = (base * (parseDecimal(reward.sum.percent) ?? 0n)) / 10_000n;
  const most = minorOf(reward.sum.most);
  return share < most ? share : most;
}

/** What bonus money has to be staked `multiple` times of: itself, or with the deposit that brought it. */
export const wageringBase = (
  { base }: Pick<Wagering, 'base'>,
  { bonus, deposit }: { readonly bonus: bigint; readonly deposit: bigint },
): bigint => (base === 'bonus' ? bonus : bonus + deposit);

/**
 * What a bonus is expected to cost its member by playing it through, and to be worth after it:
 * B − W × edge. `edge` in hundredths of a percent. Minor units. Source: products.md 6.6.
 */
export function expectedOf({
  bonus,
  turnover,
  edge,
}: {
  readonly bonus: bigint;
  readonly turnover: bigint;
  readonly edge: bigint;
}): { readonly loss: bigint; readonly worth: bigint } {
  const loss = (turnover * edge) / 10_000n;
  return { loss, worth: bonus - loss };
}
