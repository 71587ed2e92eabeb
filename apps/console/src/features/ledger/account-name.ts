import type { MessageId, Translate } from '../../lib/words.ts';

const WORDS: Readonly<Record<string, MessageId>> = {
  cash: 'ledger.of-cash',
  held: 'ledger.of-held',
  bonus: 'ledger.of-bonus',
  'house:slots': 'ledger.of-slots',
  'house:lottery': 'ledger.of-lottery',
  'house:tables': 'ledger.of-tables',
  'house:instants': 'ledger.of-instants',
  'house:fees': 'ledger.of-fees',
  'house:free-play': 'ledger.of-free-play',
  'house:jackpot:cover': 'ledger.of-cover',
  'clearing:cashier': 'ledger.of-channels',
  'clearing:voucher': 'ledger.of-vouchers',
  payouts: 'ledger.of-payouts',
  suspense: 'ledger.of-suspense',
  receivables: 'ledger.of-receivables',
  'inter-lane': 'ledger.of-inter-lane',
  promotion: 'ledger.of-promotion',
  adjustment: 'ledger.of-adjustment',
  commission: 'ledger.of-commission',
};

const POTS: Readonly<Record<string, MessageId>> = {
  grand: 'slots.level-grand',
  great: 'slots.level-great',
  small: 'slots.level-small',
  reserve: 'ledger.pot-reserve',
};

/**
 * What a kind of account is for; the ledger names those of members at a vendor by the vendor. One of
 * the house that there are no words for is called as the ledger names it.
 */
export function accountName(t: Translate, kind: string): string {
  const words = WORDS[kind];
  if (words) return t(words);
  if (!kind.includes(':')) return t('ledger.of-vendor', { vendor: kind });
  const [, vendor] = /^house:vendor-(.+)$/.exec(kind) ?? [];
  if (vendor) return t('ledger.result-of-vendor', { vendor });
  const [, game = '', level = ''] = /^house:jackpot:([^:]+):([^:]+)$/.exec(kind) ?? [];
  const pot = POTS[level];
  return pot ? t('ledger.of-pot', { game, pot: t(pot) }) : kind;
}
