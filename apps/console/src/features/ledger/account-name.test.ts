import { expect, test } from 'vitest';
import { wordsIn } from '../../../../../tests/journeys/words.ts';
import type { Translate } from '../../lib/words.ts';
import { accountName } from './account-name.ts';

const t = wordsIn('en').console as Translate;

test.each([
  ['cash', 'Balances of members and jackpots'],
  ['receivables', 'Owed by members'],
  ['LANTERN', 'Members’ money at the vendor LANTERN'],
  ['clearing:cashier', 'Payment channels'],
  ['house:slots', 'Result of slots'],
  ['house:tables', 'Result of tables and the kite'],
  ['house:vendor-LANTERN', 'Result at the vendor LANTERN'],
  ['house:jackpot:golden-boat:grand', 'Grand jackpot of golden-boat'],
  ['house:jackpot:golden-boat:reserve', 'Reserve of golden-boat'],
  ['house:jackpot:cover', 'Added where a reserve was short'],
  ['house:something-new', 'house:something-new'],
])('%s is called “%s”', (kind, name) => {
  expect(accountName(t, kind)).toBe(name);
});
