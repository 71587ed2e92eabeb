import { CAMPAIGN_PERIODS, type TriggerKind } from '@nokshi/contract/promotions/terms.ts';
import { CATEGORIES_FIELD, RAFFLE } from './play-specs.ts';
import type { Spec } from './specs.ts';

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
  referral: [
    { name: 'firstDeposit', input: 'taka', label: 'campaigns.first-deposit', start: '500' },
    {
      name: 'turnover',
      input: 'times',
      label: 'campaigns.friend-turnover',
      hint: 'campaigns.friend-turnover-hint',
      most: 100,
      start: '1',
    },
    {
      name: 'tiers',
      input: 'rows',
      label: 'campaigns.tiers',
      hint: 'campaigns.friend-tiers-hint',
      least: 1,
      most: 10,
      columns: [
        {
          name: 'from',
          input: 'count',
          label: 'campaigns.tier-friends',
          range: [1, 10_000],
          start: '1',
        },
        { name: 'amount', input: 'taka', label: 'campaigns.amount', start: '50' },
      ],
    },
  ],
  raffle: RAFFLE,
  envelope: [
    {
      name: 'pool',
      input: 'taka',
      label: 'campaigns.envelope-pool',
      hint: 'campaigns.envelope-pool-hint',
      start: '1000',
    },
    {
      name: 'shares',
      input: 'count',
      label: 'campaigns.envelope-shares',
      hint: 'campaigns.envelope-shares-hint',
      range: [2, 2_000],
      start: '100',
    },
  ],
  wheel: [
    {
      name: 'segments',
      input: 'rows',
      label: 'campaigns.segments',
      hint: 'campaigns.segments-hint',
      least: 2,
      most: 12,
      columns: [
        { name: 'amount', input: 'taka', label: 'campaigns.amount', zero: true, start: '0' },
        {
          name: 'weight',
          input: 'count',
          label: 'campaigns.segment-weight',
          range: [1, 100_000],
          start: '1',
        },
      ],
    },
  ],
  code: [{ name: 'code', input: 'code', label: 'campaigns.code', hint: 'campaigns.code-hint' }],
  birthday: [
    {
      name: 'days',
      input: 'count',
      label: 'campaigns.birthday-days',
      hint: 'campaigns.birthday-hint',
      range: [1, 30],
      start: '7',
    },
  ],
  level: [
    {
      name: 'level',
      input: 'count',
      label: 'campaigns.level',
      hint: 'campaigns.level-hint',
      range: [2, 10],
      start: '2',
    },
  ],
  application: [
    {
      name: 'pictures',
      input: 'choice',
      label: 'campaigns.pictures',
      options: [
        { id: 'none', label: 'campaigns.pictures-none' },
        { id: 'asked', label: 'campaigns.pictures-asked' },
        { id: 'needed', label: 'campaigns.pictures-needed' },
      ],
      start: 'asked',
    },
  ],
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
    CATEGORIES_FIELD,
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
    CATEGORIES_FIELD,
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
  board: [
    {
      name: 'window',
      input: 'choice',
      label: 'campaigns.board-window',
      options: [
        { id: 'day', label: 'campaigns.board-day' },
        { id: 'week', label: 'campaigns.board-week' },
        { id: 'campaign', label: 'campaigns.board-campaign' },
      ],
      start: 'week',
    },
    {
      name: 'score',
      input: 'choice',
      label: 'campaigns.board-score',
      options: [
        { id: 'turnover', label: 'campaigns.score-turnover' },
        { id: 'bets', label: 'campaigns.score-bets' },
        { id: 'return', label: 'campaigns.score-return' },
      ],
      start: 'return',
    },
    {
      name: 'leastBets',
      input: 'count',
      label: 'campaigns.least-bets',
      hint: 'campaigns.least-bets-hint',
      range: [1, 10_000],
      start: '20',
    },
    CATEGORIES_FIELD,
    {
      name: 'prizes',
      input: 'rows',
      label: 'campaigns.prizes',
      hint: 'campaigns.prizes-hint',
      least: 1,
      most: 20,
      columns: [
        {
          name: 'from',
          input: 'count',
          label: 'campaigns.place-from',
          range: [1, 100],
          start: '1',
        },
        { name: 'to', input: 'count', label: 'campaigns.place-to', range: [1, 100], start: '1' },
        { name: 'amount', input: 'taka', label: 'campaigns.amount', start: '500' },
      ],
    },
  ],
};

export const TRIGGER_KINDS = Object.keys(TRIGGERS) as readonly TriggerKind[];
