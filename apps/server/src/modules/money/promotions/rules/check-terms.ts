import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';
import { isMoney, isShare, minorOf, mostOf } from './amount-of.ts';
import { type BoardTrigger, prizesOf } from './board.ts';
import { envelopeMisfit, type EnvelopeMisfit } from './envelope.ts';
import { largestOf } from './largest-of.ts';
import { type RaffleMisfit, raffleMisfit } from './raffle.ts';

/** Why terms do not fit together. */
export type Misfit =
  | 'titles'
  | 'ends-before'
  | 'share-of-nothing'
  | 'period-share'
  | 'wagering-base'
  | 'wagering-nothing'
  | 'reward-over-budget'
  | 'tiers-order'
  | 'tiers-first'
  | 'friend-stakes'
  | 'reward-largest'
  | RaffleMisfit
  | EnvelopeMisfit
  /** Spins a day, and no places: a spin may pay nothing. */
  | 'wheel-limits'
  | 'board-places'
  | 'board-end'
  | 'board-limits'
  | 'board-over-budget';

/** Triggers that count something that a share can be of. */
const COUNTS: ReadonlySet<CampaignTerms['trigger']['kind']> = new Set(['deposit', 'period']);

/** The first rule that terms break; null when they fit. */
export function misfitOf(terms: CampaignTerms): Misfit | null {
  const { trigger, reward, title, startsAt, endsAt, limits } = terms;
  if (!title.EN || !title.BN) return 'titles';
  if (endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt)) return 'ends-before';
  if (isShare(reward) && !COUNTS.has(trigger.kind)) return 'share-of-nothing';
  if (trigger.kind === 'period' && !isShare(reward)) return 'period-share';
  if (trigger.kind === 'period' && !rises(trigger.tiers)) return 'tiers-order';
  if (trigger.kind === 'referral') {
    if (!rises(trigger.tiers)) return 'tiers-order';
    if (trigger.tiers[0]?.from !== 1) return 'tiers-first';
    if (trigger.turnover < 100) return 'friend-stakes';
  }
  const board = trigger.kind === 'board' ? boardMisfit(trigger, terms) : null;
  if (board !== null) return board;
  const raffle = trigger.kind === 'raffle' ? raffleMisfit(trigger, terms) : null;
  if (raffle !== null) return raffle;
  const envelope = trigger.kind === 'envelope' ? envelopeMisfit(trigger, terms) : null;
  if (envelope !== null) return envelope;
  if (trigger.kind === 'wheel' && (limits.perDay === null || limits.places !== null))
    return 'wheel-limits';
  const largest = largestOf(trigger);
  if (largest !== null && largest !== fixedOf(reward)) return 'reward-largest';
  if (reward.kind === 'bonus' && reward.wagering.multiple < 100) return 'wagering-nothing';
  if (reward.kind === 'bonus' && reward.wagering.base !== 'bonus' && trigger.kind !== 'deposit')
    return 'wagering-base';
  return mostOf(reward) > minorOf(limits.budget) ? 'reward-over-budget' : null;
}

/** A board's prizes follow one another, and its budget has those of one window. */
function boardMisfit(trigger: BoardTrigger, { endsAt, limits }: CampaignTerms): Misfit | null {
  const { prizes, window } = trigger;
  const follow = prizes.every(
    ({ from, to }, at) => from === (prizes[at - 1]?.to ?? 0) + 1 && to >= from,
  );
  if (!follow) return 'board-places';
  if (window === 'campaign' && endsAt === null) return 'board-end';
  if (limits.perMember !== null || limits.perDay !== null) return 'board-limits';
  return prizesOf(trigger) > minorOf(limits.budget) ? 'board-over-budget' : null;
}

const fixedOf = (reward: CampaignTerms['reward']): bigint | null =>
  isMoney(reward) && !isShare(reward) ? mostOf(reward) : null;

const rises = (tiers: readonly { readonly from: string | number }[]): boolean =>
  tiers.every(({ from }, at) => at === 0 || Number(from) > Number(tiers[at - 1]?.from));

/** How often the reward has to be staked, in hundredths. */
export function multipleOf({ reward }: Pick<CampaignTerms, 'reward'>): number {
  if (reward.kind === 'bonus') return reward.wagering.multiple;
  return reward.kind === 'cash' ? reward.multiple : 0;
}
