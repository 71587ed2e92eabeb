import { CATEGORIES } from '@nokshi/contract/player/catalogue.ts';
import type { Spec } from './specs.ts';

/** Categories of games, as fields offer them. */
export const CATEGORY_OPTIONS = CATEGORIES.map((id) => ({
  id,
  label: `category.${id}` as const,
}));

/** Of a trigger by play: whose games count. */
export const CATEGORIES_FIELD: Spec = {
  name: 'categories',
  input: 'several',
  label: 'campaigns.categories',
  hint: 'campaigns.categories-hint',
  options: CATEGORY_OPTIONS,
};

/** The fields of a raffle. */
export const RAFFLE: readonly Spec[] = [
  { name: 'per', input: 'taka', label: 'campaigns.raffle-per', start: '100' },
  {
    name: 'most',
    input: 'count',
    label: 'campaigns.raffle-most',
    hint: 'campaigns.raffle-most-hint',
    range: [1, 10_000],
    start: '100',
  },
  CATEGORIES_FIELD,
  {
    name: 'prizes',
    input: 'rows',
    label: 'campaigns.prizes',
    hint: 'campaigns.raffle-prizes-hint',
    least: 1,
    most: 10,
    columns: [
      {
        name: 'count',
        input: 'count',
        label: 'campaigns.prize-count',
        range: [1, 50],
        start: '1',
      },
      { name: 'amount', input: 'taka', label: 'campaigns.amount', start: '1000' },
    ],
  },
  {
    name: 'claimDays',
    input: 'count',
    label: 'campaigns.prize-days',
    range: [1, 30],
    start: '7',
  },
];
