import type { Translate } from '../../lib/words.ts';

const NAMED = [
  'stake',
  'win',
  'refund',
  'deposit',
  'withdrawal',
  'hold',
  'release',
  'adjustment',
  'award',
  'fee',
  'to-vendor',
  'from-vendor',
] as const;

/** What an entry is for, in words; a kind we have no word for is shown as the ledger names it. */
export function entryName(t: Translate, kind: string): string {
  const named = NAMED.find((each) => each === kind);
  return named ? t(`entry.${named}`) : kind;
}
