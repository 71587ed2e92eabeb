import type { CampaignTerms, Trigger } from '@nokshi/contract/promotions/terms.ts';
import { minorOf } from './amount-of.ts';
import { type Played, scoreOf } from './mission.ts';

export type RaffleTrigger = Extract<Trigger, { kind: 'raffle' }>;

export type RaffleMisfit =
  | 'raffle-ends'
  | 'prizes-over-budget'
  | 'prizes-over-places'
  /** Members take part already. */
  | 'raffle-fixed';

/** The longest raffle: play of so many days is added up when its list is frozen. */
const LONGEST_MS = 31 * 86_400_000;

/** Each prize in the order in which it is drawn; minor units. */
export const prizesOf = ({ prizes }: Pick<RaffleTrigger, 'prizes'>): bigint[] =>
  prizes.flatMap(({ count, amount }) => Array.from({ length: count }, () => minorOf(amount)));

/** A raffle ends in good time, and can pay all that it promises. */
export function raffleMisfit(
  trigger: RaffleTrigger,
  { startsAt, endsAt, limits }: CampaignTerms,
): RaffleMisfit | null {
  const lasts = endsAt === null ? null : Date.parse(endsAt) - Date.parse(startsAt);
  if (lasts === null || lasts > LONGEST_MS) return 'raffle-ends';
  const prizes = prizesOf(trigger);
  const all = prizes.reduce((sum, each) => sum + each, 0n);
  if (all > minorOf(limits.budget)) return 'prizes-over-budget';
  return limits.places !== null && limits.places < prizes.length ? 'prizes-over-places' : null;
}

/** Whether what members entered by is the same in both: dates, tickets and prizes. */
export const isSameRaffle = (one: CampaignTerms, other: CampaignTerms): boolean =>
  entered(one) === entered(other);

const entered = ({ trigger, reward, startsAt, endsAt }: CampaignTerms): string =>
  JSON.stringify([trigger, reward, Date.parse(startsAt), endsAt && Date.parse(endsAt)]);

/** Tickets of a member by what was staked, and the taka in minor units that bring the next one. */
export function ticketsFor(
  trigger: RaffleTrigger,
  played: readonly Played[],
): { readonly tickets: number; readonly next: bigint | null } {
  const per = minorOf(trigger.per);
  const staked = scoreOf({ counts: 'turnover', categories: trigger.categories }, played);
  const tickets = staked > 0n ? Number(staked / per) : 0;
  if (tickets >= trigger.most) return { tickets: trigger.most, next: null };
  return { tickets, next: per - (staked > 0n ? staked % per : 0n) };
}
