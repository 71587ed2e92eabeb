import type { Translate } from '../../lib/words.ts';

/** Kinds of entries there are words for. */
export const ENTRY_KINDS = [
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
  'transfer-out',
  'transfer-in',
] as const;

/** What an entry is for, in words; a kind we have no word for is shown as the ledger names it. */
export function entryName(t: Translate, kind: string): string {
  const named = ENTRY_KINDS.find((each) => each === kind);
  return named ? t(`entry.${named}`) : kind;
}
