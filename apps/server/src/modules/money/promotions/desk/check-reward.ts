import type { CampaignTerms, FreeBetProduct, Reward } from '@nokshi/contract/promotions/terms.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { PromotionsRoom } from '../room.ts';
import { giverOf } from '../rounds/giver-of.ts';
import { minorOf } from '../rules/amount-of.ts';
import { multipleOf } from '../rules/check-terms.ts';

/**
 * Whether the house may promise this reward now. Refuses promotions.profile-forbids (the multiple is
 * over what the profile of protection allows), promotions.one-product (its bonus counts more than one
 * category), promotions.terms-wrong (points that count for less than they bring), and as the free
 * rounds of a vendor or of the house's slots do, or the product of a free bet.
 */
export async function checkReward(
  room: PromotionsRoom,
  tx: Tx,
  terms: CampaignTerms,
): Promise<void> {
  const { reward } = terms;
  const { wageringMost: most, wageringOneProduct } = await room.limits.wageringRules(tx);
  if (most !== null && multipleOf(terms) > most)
    throw refuse('promotions.profile-forbids', { value: { why: `x${most / 100}` } });
  if (wageringOneProduct && !isOneProduct(reward)) throw refuse('promotions.one-product');
  if (reward.kind === 'free-rounds') {
    const { gameId } = reward;
    giverOf(room, gameId).check({ gameId, stake: minorOf(reward.stake) });
  }
  if (reward.kind === 'free-bet') FREE_BET_CHECKS[reward.product](room, minorOf(reward.stake));
  if (reward.kind !== 'points') return;
  const worth = await room.points.worthOf(tx, BigInt(reward.points));
  if (minorOf(reward.worth) < worth)
    throw refuse('promotions.terms-wrong', { value: { why: 'points-worth' } });
}

/** Whether the product takes a free bet of this stake; minor units. */
const FREE_BET_CHECKS: Readonly<
  Record<FreeBetProduct, (room: PromotionsRoom, stake: bigint) => void>
> = {
  kite: ({ tables }, stake) => tables.kite.checkFreeBet(stake),
};

/**
 * Whether what is staked for a reward counts in one category of games alone. The table of the house
 * counts several. Source: SR 5.1.1 (mixed products) of the British profile, products.md 6.2.
 */
function isOneProduct(reward: Reward): boolean {
  if (reward.kind !== 'bonus') return true;
  const counted = Object.values(reward.wagering.contributions ?? {}).filter((share) => share > 0);
  return reward.wagering.contributions !== null && counted.length === 1;
}
