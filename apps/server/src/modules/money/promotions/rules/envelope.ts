import type { CampaignTerms, Trigger } from '@nokshi/contract/promotions/terms.ts';
import { minorOf } from './amount-of.ts';

export type EnvelopeTrigger = Extract<Trigger, { kind: 'envelope' }>;

export type EnvelopeMisfit =
  | 'envelope-ends'
  | 'envelope-small'
  | 'envelope-budget'
  | 'envelope-limits'
  /** Its shares are drawn already. */
  | 'envelope-fixed';

/** The longest envelope. */
const LONGEST_MS = 31 * 86_400_000;

export const heldBy = ({ pool, shares }: EnvelopeTrigger) => ({ pool: minorOf(pool), shares });

/** An envelope ends in good time, and its budget is what it holds. */
export function envelopeMisfit(
  trigger: EnvelopeTrigger,
  { startsAt, endsAt, limits }: CampaignTerms,
): EnvelopeMisfit | null {
  const lasts = endsAt === null ? null : Date.parse(endsAt) - Date.parse(startsAt);
  if (lasts === null || lasts > LONGEST_MS) return 'envelope-ends';
  const { pool, shares } = heldBy(trigger);
  if (pool < BigInt(shares)) return 'envelope-small';
  if (pool !== minorOf(limits.budget)) return 'envelope-budget';
  const { perMember, perDay, places } = limits;
  return perMember === 1 && perDay === null && places === null ? null : 'envelope-limits';
}

/** Whether what its shares were drawn by, and what they are paid as, is the same in both. */
export const isSameEnvelope = (one: CampaignTerms, other: CampaignTerms): boolean =>
  JSON.stringify([one.trigger, one.reward]) === JSON.stringify([other.trigger, other.reward]);
