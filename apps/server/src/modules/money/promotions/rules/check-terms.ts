import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';
import { minorOf } from './amount-of.ts';

/** Why terms do not fit together. */
export type Misfit =
  | 'titles'
  | 'ends-before'
  | 'share-of-nothing'
  | 'period-share'
  | 'wagering-base'
  | 'wagering-nothing'
  | 'reward-over-budget'
  | 'tiers-order';

/** Triggers that count something that a share can be of. */
const COUNTS: ReadonlySet<CampaignTerms['trigger']['kind']> = new Set(['deposit', 'period']);

/** The first rule that terms break; null when they fit. */
export function misfitOf(terms: CampaignTerms): Misfit | null {
  const { trigger, reward, title, startsAt, endsAt, limits } = terms;
  if (!title.EN || !title.BN) return 'titles';
  if (endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt)) return 'ends-before';
  if (reward.sum.of === 'share' && !COUNTS.has(trigger.kind)) return 'share-of-nothing';
  if (trigger.kind === 'period' && reward.sum.of !== 'share') return 'period-share';
  if (trigger.kind === 'period' && !rises(trigger.tiers)) return 'tiers-order';
  if (reward.kind === 'bonus' && reward.wagering.multiple < 100) return 'wagering-nothing';
  if (reward.kind === 'bonus' && reward.wagering.base !== 'bonus' && trigger.kind !== 'deposit')
    return 'wagering-base';
  const most = reward.sum.of === 'fixed' ? reward.sum.amount : reward.sum.most;
  return minorOf(most) > minorOf(limits.budget) ? 'reward-over-budget' : null;
}

const rises = (tiers: readonly { readonly from: string }[]): boolean =>
  tiers.every(({ from }, at) => at === 0 || Number(from) > Number(tiers[at - 1]?.from));

/** How often the reward has to be staked, in hundredths. */
export const multipleOf = ({ reward }: Pick<CampaignTerms, 'reward'>): number =>
  reward.kind === 'cash' ? reward.multiple : reward.wagering.multiple;
