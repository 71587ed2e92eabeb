import { CATEGORIES } from '@nokshi/contract/player/catalogue.ts';
import { CONDITION_KINDS } from '@nokshi/contract/promotions/audience.ts';
import { GRANT_STEPS, PROMOTION_TABS } from '@nokshi/contract/promotions/terms.ts';
import type { MessageId, Translate } from './words.ts';

/** Every read of campaigns and grants begins so. */
export const CAMPAIGNS_KEY = ['campaigns'] as const;

/** What the desks call a field of a campaign or of a grant; `#` is the line of a table. */
const FIELDS: Readonly<Record<string, MessageId>> = {
  'campaign.name': 'campaigns.name',
  'campaign.title.EN': 'campaigns.title-en',
  'campaign.title.BN': 'campaigns.title-bn',
  'campaign.about.EN': 'campaigns.about-en',
  'campaign.about.BN': 'campaigns.about-bn',
  'campaign.picture': 'campaigns.picture',
  'campaign.tabs': 'campaigns.tabs',
  'campaign.badge': 'campaigns.badge',
  'campaign.position': 'content.position',
  'campaign.startsAt': 'campaigns.starts',
  'campaign.endsAt': 'campaigns.ends',
  'campaign.audience': 'campaigns.step-audience',
  'campaign.audience.#.kind': 'campaigns.condition',
  'campaign.audience.#.days': 'campaigns.condition-days',
  'campaign.audience.#.count': 'campaigns.condition-count',
  'campaign.audience.#.amount': 'campaigns.condition-amount',
  'campaign.audience.#.level': 'campaigns.condition-level',
  'campaign.audience.#.username': 'campaigns.condition-username',
  'campaign.segment': 'campaigns.segment',
  'campaign.trigger.kind': 'campaigns.trigger',
  'campaign.trigger.nth': 'campaigns.nth',
  'campaign.trigger.least': 'campaigns.least',
  'campaign.trigger.joins': 'campaigns.joins',
  'campaign.trigger.code': 'campaigns.code',
  'campaign.trigger.period': 'campaigns.period',
  'campaign.trigger.of': 'campaigns.of',
  'campaign.trigger.categories': 'campaigns.categories',
  'campaign.trigger.tiers.#.from': 'campaigns.tier-from',
  'campaign.trigger.tiers.#.percent': 'campaigns.tier-percent',
  'campaign.trigger.claimDays': 'campaigns.claim-days',
  'campaign.trigger.score': 'campaigns.board-score',
  'campaign.trigger.leastBets': 'campaigns.least-bets',
  'campaign.trigger.prizes.#.from': 'campaigns.place-from',
  'campaign.trigger.prizes.#.to': 'campaigns.place-to',
  'campaign.trigger.firstDeposit': 'campaigns.first-deposit',
  'campaign.trigger.turnover': 'campaigns.friend-turnover',
  'campaign.trigger.tiers.#.amount': 'campaigns.amount',
  'campaign.trigger.pictures': 'campaigns.pictures',
  'campaign.trigger.per': 'campaigns.raffle-per',
  'campaign.trigger.most': 'campaigns.raffle-most',
  'campaign.trigger.prizes.#.count': 'campaigns.prize-count',
  'campaign.trigger.prizes.#.amount': 'campaigns.amount',
  'campaign.reward.kind': 'campaigns.reward',
  'campaign.reward.sum.of': 'campaigns.sum',
  'campaign.reward.sum.amount': 'campaigns.amount',
  'campaign.reward.sum.percent': 'campaigns.percent',
  'campaign.reward.sum.most': 'campaigns.most',
  'campaign.reward.multiple': 'campaigns.multiple-cash',
  'campaign.reward.wagering.multiple': 'campaigns.multiple',
  'campaign.reward.wagering.base': 'campaigns.base',
  'campaign.reward.wagering.days': 'campaigns.days',
  'campaign.reward.wagering.largestBet': 'campaigns.largest-bet',
  'campaign.reward.wagering.largestConversion': 'campaigns.largest-conversion',
  'campaign.reward.wagering.contributions': 'campaigns.contributions',
  'campaign.reward.points': 'campaigns.points',
  'campaign.reward.worth': 'campaigns.points-worth',
  'campaign.reward.gameId': 'campaigns.rounds-game',
  'campaign.reward.rounds': 'campaigns.rounds',
  'campaign.reward.stake': 'campaigns.rounds-stake',
  'campaign.reward.days': 'campaigns.rounds-days',
  'campaign.limits.budget': 'campaigns.budget',
  'campaign.limits.places': 'campaigns.places',
  'campaign.limits.perMember': 'campaigns.per-member',
  'campaign.limits.perDay': 'campaigns.per-day',
  'grant.campaign': 'campaigns.campaign',
  'grant.amount': 'campaigns.amount',
  'grant.state': 'campaigns.state',
  'raffle.state': 'raffles.state',
};

const CONTRIBUTION = 'campaign.reward.wagering.contributions.';
const categoryOf = (id: string) => CATEGORIES.find((each) => each === id);

/** What a changed field of a campaign or a grant is called; null of any other. */
export function campaignField(t: Translate, field: string): string | null {
  const category = field.startsWith(CONTRIBUTION) && categoryOf(field.slice(CONTRIBUTION.length));
  if (category) return `${t('campaigns.contributions')}: ${t(`category.${category}`)}`;
  const words = FIELDS[field.replace(/\.\d+\./, '.#.')];
  const [, at] = /\.(\d+)\./.exec(field) ?? [];
  return words ? `${t(words)}${at === undefined ? '' : ` (${Number(at) + 1})`}` : null;
}

/** Fields whose values are of a closed list, by how their words begin. */
const LISTED: Readonly<Record<string, string>> = {
  'campaign.trigger.kind': 'campaigns.trigger-',
  'campaign.trigger.period': 'campaigns.period-',
  'campaign.trigger.of': 'campaigns.of-',
  'campaign.trigger.score': 'campaigns.score-',
  'campaign.trigger.pictures': 'campaigns.pictures-',
  'campaign.reward.kind': 'campaigns.reward-',
  'campaign.reward.sum.of': 'campaigns.sum-',
  'campaign.reward.wagering.base': 'campaigns.base-',
  'campaign.badge': 'campaigns.badge-',
  'raffle.state': 'raffles.state-',
};

/** A value of a campaign or a grant as people read it; null where it is what it says. */
export function campaignValue(t: Translate, field: string, value: string): string | null {
  const listed = LISTED[field];
  if (listed) return t(`${listed}${value}` as MessageId);
  if (field.endsWith('.multiple') || field === 'campaign.trigger.turnover')
    return t('campaigns.times', { count: Number(value) / 100 });
  const condition = field.endsWith('.kind') && CONDITION_KINDS.find((each) => each === value);
  if (condition) return t(`campaigns.condition-${condition}`);
  const parts = value.split(', ');
  if (field === 'campaign.tabs')
    return PROMOTION_TABS.filter((each) => parts.includes(each))
      .map((each) => t(`campaigns.tab-${each}`))
      .join(', ');
  if (field === 'campaign.trigger.categories')
    return CATEGORIES.filter((each) => parts.includes(each))
      .map((each) => t(`category.${each}`))
      .join(', ');
  const step = field === 'grant.state' && GRANT_STEPS.find((each) => each === value);
  return step ? t(`campaigns.grant-${step}`) : null;
}
