import type { Trigger } from '@nokshi/contract/promotions/terms.ts';
import { minorOf } from './amount-of.ts';

/**
 * The most that one grant of a trigger can come to, in minor units, where the trigger itself says how
 * much each is; null: the reward says it. The reward of such a campaign is fixed at this amount.
 */
export function largestOf(trigger: Trigger): bigint | null {
  switch (trigger.kind) {
    case 'referral':
      return mostOf(trigger.tiers);
    case 'board':
      return mostOf(trigger.prizes);
    case 'raffle':
      return trigger.prizes
        .map(({ amount }) => minorOf(amount))
        .reduce((most, each) => (each > most ? each : most), 0n);
    case 'wheel':
      return mostOf(trigger.segments);
    case 'envelope':
      return minorOf(trigger.pool);
    default:
      return null;
  }
}

const mostOf = (parts: readonly { readonly amount: string }[]): bigint =>
  parts
    .map(({ amount }) => minorOf(amount))
    .reduce((most, each) => (each > most ? each : most), 0n);
