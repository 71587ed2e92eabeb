import type { Reward, Wagering } from '@nokshi/contract/promotions/terms.ts';
import { parseAmount, parseDecimal } from '@nokshi/money';

/** An amount of terms in minor units; terms were checked when they were saved. */
export const minorOf = (amount: string): bigint => parseAmount(amount) ?? 0n;

/**
 * What a reward comes to in minor units of taka: a fixed amount, or a share of `base` rounded down, up
 * to its most.
 */
export function amountOf(reward: Reward, base: bigint): bigint {
  if (reward.sum.of === 'fixed') return minorOf(reward.sum.amount);
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
