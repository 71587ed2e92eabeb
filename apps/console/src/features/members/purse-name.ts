import type { consoleMemberRoutes } from '@nokshi/contract/console/members-money.ts';
import type { Output } from '@nokshi/contract/route.ts';
import type { Translate } from '../../lib/words.ts';

export type Purse = Output<typeof consoleMemberRoutes.purses>['purses'][number];
export type PurseName = Pick<Purse, 'account' | 'vendor'>;

/** What an account of a member is called. */
export const purseName = (t: Translate, { account, vendor }: PurseName): string =>
  t(`purse.${account}`, { vendor: vendor ?? '' });

/** Kinds of entries there are words for. */
export const ENTRY_KINDS = [
  'stake',
  'win',
  'rebate',
  'refund',
  'deposit',
  'fee',
  'withdrawal',
  'hold',
  'release',
  'adjustment',
  'award',
  'to-vendor',
  'from-vendor',
  'vendor-play',
  'transfer-out',
  'transfer-in',
  'dividend-out',
  'dividend-in',
  'wage-out',
  'wage-in',
  'line-rebate',
  'promotion',
  'bonus',
  'converted',
  'bonus-ended',
  'points',
  'redeemed',
  'points-converted',
  'free-round',
  'free-bet',
] as const;

/** What an entry is for; a kind without a word is shown as the ledger names it. */
export const entryName = (t: Translate, kind: string): string => {
  const known = ENTRY_KINDS.find((each) => each === kind);
  return known ? t(`entry.${known}`) : kind;
};
