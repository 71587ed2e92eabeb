import type { Reward } from '@nokshi/contract/promotions/terms.ts';

/**
 * Whether what is staked for a reward counts in one category of games alone. The table of the house
 * counts several. Source: SR 5.1.1 (mixed products) of the British profile, products.md 6.2.
 */
export function isOneProduct(reward: Reward): boolean {
  if (reward.kind !== 'bonus') return true;
  const counted = Object.values(reward.wagering.contributions ?? {}).filter((share) => share > 0);
  return reward.wagering.contributions !== null && counted.length === 1;
}
