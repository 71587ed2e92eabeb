import { CATEGORIES } from '@nokshi/contract/player/catalogue.ts';
import { CAMPAIGN_PERIODS, type TriggerKind } from '@nokshi/contract/promotions/terms.ts';
import type { Spec } from './specs.ts';

/** Categories of games, as fields offer them. */
export const CATEGORY_OPTIONS = CATEGORIES.map((id) => ({
  id,
  label: `category.${id}` as const,
}));

/** The fields of each trigger; a new kind is one entry here, one name and one line of words. */
export const TRIGGERS: Readonly<Record<TriggerKind, readonly Spec[]>> = {
  deposit: [
    {
      name: 'nth',
      input: 'counts',
      label: 'campaigns.nth',
      hint: 'campaigns.nth-hint',
      range: [1, 100],
    },
    { name: 'least', input: 'taka', label: 'campaigns.deposit-least', start: '200' },
    { name: 'joins', input: 'check', label: 'campaigns.joins', start: 'on' },
  ],
  registration: [],
  claim: [],
  code: [{ name: 'code', input: 'code', label: 'campaigns.code', hint: 'campaigns.code-hint' }],
  manual: [],
  mission: [
    {
      name: 'window',
      input: 'choice',
      label: 'campaigns.window',
      options: [
        { id: 'day', label: 'campaigns.window-day' },
        { id: 'week', label: 'campaigns.window-week' },
        { id: 'once', label: 'campaigns.window-once' },
      ],
      start: 'day',
    },
    {
      name: 'counts',
      input: 'choice',
      label: 'campaigns.mission-counts',
      options: [
        { id: 'turnover', label: 'campaigns.of-turnover' },
        { id: 'bets', label: 'campaigns.counts-bets' },
      ],
      start: 'turnover',
    },
    {
      name: 'categories',
      input: 'several',
      label: 'campaigns.categories',
      hint: 'campaigns.categories-hint',
      options: CATEGORY_OPTIONS,
    },
    {
      name: 'target',
      input: 'taka',
      label: 'campaigns.target',
      hint: 'campaigns.target-hint',
      start: '500',
    },
  ],
  period: [
    {
      name: 'period',
      input: 'choice',
      label: 'campaigns.period',
      options: CAMPAIGN_PERIODS.map((id) => ({ id, label: `campaigns.period-${id}` as const })),
      start: 'W',
    },
    {
      name: 'of',
      input: 'choice',
      label: 'campaigns.of',
      options: [
        { id: 'loss', label: 'campaigns.of-loss' },
        { id: 'turnover', label: 'campaigns.of-turnover' },
      ],
      start: 'loss',
    },
    {
      name: 'categories',
      input: 'several',
      label: 'campaigns.categories',
      hint: 'campaigns.categories-hint',
      options: CATEGORY_OPTIONS,
    },
    {
      name: 'tiers',
      input: 'rows',
      label: 'campaigns.tiers',
      hint: 'campaigns.tiers-hint',
      least: 1,
      most: 10,
      columns: [
        { name: 'from', input: 'taka', label: 'campaigns.tier-from', zero: true, start: '0' },
        { name: 'percent', input: 'percent', label: 'campaigns.tier-percent', most: 100 },
      ],
    },
    { name: 'least', input: 'taka', label: 'campaigns.period-least', start: '10' },
    {
      name: 'claimDays',
      input: 'count',
      label: 'campaigns.claim-days',
      hint: 'campaigns.claim-days-hint',
      range: [1, 30],
      optional: true,
      start: '7',
    },
  ],
};

export const TRIGGER_KINDS = Object.keys(TRIGGERS) as readonly TriggerKind[];
