import type { Condition } from '@nokshi/contract/promotions/audience.ts';
import {
  FREE_BET_PRODUCTS,
  type RewardKind,
  type RewardSum,
} from '@nokshi/contract/promotions/terms.ts';
import type { Spec } from './specs.ts';
import { CATEGORY_OPTIONS } from './play-specs.ts';

/** The sum of a reward. */
export const SUMS: Readonly<Record<RewardSum['of'], readonly Spec[]>> = {
  fixed: [{ name: 'amount', input: 'taka', label: 'campaigns.amount' }],
  share: [
    { name: 'percent', input: 'percent', label: 'campaigns.percent', most: 500, start: '100' },
    { name: 'most', input: 'taka', label: 'campaigns.most' },
  ],
};

/** Rewards that are taka: they have a sum beside these fields. */
export const MONEY: readonly RewardKind[] = ['cash', 'bonus'];

/** The fields of each kind of reward: of taka, what has to be staked for it. */
export const REWARDS: Readonly<Record<RewardKind, readonly Spec[]>> = {
  cash: [
    {
      name: 'multiple',
      input: 'times',
      label: 'campaigns.multiple-cash',
      hint: 'campaigns.multiple-cash-hint',
      most: 100,
      start: '1',
    },
  ],
  bonus: [
    {
      name: 'multiple',
      input: 'times',
      label: 'campaigns.multiple',
      hint: 'campaigns.multiple-hint',
      most: 100,
      start: '10',
    },
    {
      name: 'base',
      input: 'choice',
      label: 'campaigns.base',
      options: [
        { id: 'bonus', label: 'campaigns.base-bonus' },
        { id: 'deposit-and-bonus', label: 'campaigns.base-deposit-and-bonus' },
      ],
      start: 'bonus',
    },
    { name: 'days', input: 'count', label: 'campaigns.days', range: [1, 90], start: '7' },
    {
      name: 'largestBet',
      input: 'taka',
      label: 'campaigns.largest-bet',
      hint: 'campaigns.empty-any',
      optional: true,
    },
    {
      name: 'largestConversion',
      input: 'taka',
      label: 'campaigns.largest-conversion',
      hint: 'campaigns.empty-all',
      optional: true,
    },
    {
      name: 'contributions',
      input: 'rows',
      label: 'campaigns.contributions',
      hint: 'campaigns.contributions-hint',
      least: 0,
      most: 8,
      keyed: true,
      columns: [
        {
          name: 'category',
          input: 'choice',
          label: 'campaigns.category',
          options: CATEGORY_OPTIONS,
          start: 'RNG',
        },
        {
          name: 'counts',
          input: 'count',
          label: 'campaigns.counts-percent',
          range: [0, 100],
          start: '100',
        },
      ],
    },
  ],
  points: [
    { name: 'points', input: 'count', label: 'campaigns.points', range: [1, 1_000_000] },
    {
      name: 'worth',
      input: 'taka',
      label: 'campaigns.points-worth',
      hint: 'campaigns.points-worth-hint',
    },
  ],
  'free-rounds': [
    { name: 'gameId', input: 'game', label: 'campaigns.rounds-game' },
    { name: 'rounds', input: 'count', label: 'campaigns.rounds', range: [1, 500], start: '10' },
    { name: 'stake', input: 'taka', label: 'campaigns.rounds-stake' },
    {
      name: 'days',
      input: 'count',
      label: 'campaigns.rounds-days',
      range: [1, 90],
      start: '7',
    },
  ],
  'free-bet': [
    {
      name: 'product',
      input: 'choice',
      label: 'campaigns.product',
      options: FREE_BET_PRODUCTS.map((id) => ({ id, label: `campaigns.product-${id}` as const })),
      start: 'kite',
    },
    { name: 'stake', input: 'taka', label: 'campaigns.bet-stake' },
    { name: 'days', input: 'count', label: 'campaigns.bet-days', range: [1, 90], start: '7' },
  ],
};

/** The figure of each condition on a member. */
export const CONDITIONS: Readonly<Record<Condition['kind'], readonly Spec[]>> = {
  'registered-within': [
    { name: 'days', input: 'count', label: 'campaigns.condition-days', range: [1, 3_650] },
  ],
  'registered-before': [
    { name: 'days', input: 'count', label: 'campaigns.condition-days', range: [1, 3_650] },
  ],
  'never-deposited': [],
  'deposits-at-least': [
    { name: 'count', input: 'count', label: 'campaigns.condition-count', range: [1, 10_000] },
  ],
  'deposited-at-least': [{ name: 'amount', input: 'taka', label: 'campaigns.condition-amount' }],
  'turnover-at-least': [
    { name: 'amount', input: 'taka', label: 'campaigns.condition-turnover' },
    { name: 'days', input: 'count', label: 'campaigns.condition-within', range: [1, 90] },
  ],
  'level-at-least': [
    { name: 'level', input: 'count', label: 'campaigns.condition-level', range: [1, 20] },
  ],
  'line-of': [{ name: 'username', input: 'username', label: 'campaigns.condition-username' }],
};

export const LIMITS: readonly Spec[] = [
  { name: 'budget', input: 'taka', label: 'campaigns.budget', hint: 'campaigns.budget-hint' },
  {
    name: 'places',
    input: 'count',
    label: 'campaigns.places',
    hint: 'campaigns.places-hint',
    range: [1, 1_000_000],
    optional: true,
  },
  {
    name: 'perMember',
    input: 'count',
    label: 'campaigns.per-member',
    hint: 'campaigns.empty-any',
    range: [1, 1_000],
    optional: true,
    start: '1',
  },
  {
    name: 'perDay',
    input: 'count',
    label: 'campaigns.per-day',
    hint: 'campaigns.empty-any',
    range: [1, 100],
    optional: true,
  },
];
