import type { EntryLine } from '@nokshi/contract/player/records.ts';
import type { Translate } from '../../lib/words.ts';

/** The kinds that the account record is filtered by; a withdrawal is all of its moves. */
export const ENTRY_KINDS = [
  'stake',
  'win',
  'rebate',
  'refund',
  'deposit',
  'withdrawal',
  'adjustment',
  'award',
  'fee',
  'to-vendor',
  'from-vendor',
  'transfer-out',
  'transfer-in',
  'dividend-out',
  'dividend-in',
  'wage-out',
  'wage-in',
  'line-rebate',
  'promotion',
  'converted',
  'points-converted',
  'free-round',
  'free-bet',
] as const satisfies readonly EntryLine[];

/** What an entry is for, in words. */
export const entryName = (t: Translate, line: EntryLine): string => t(`entry.${line}`);
