import { expect, it } from 'vitest';
import { entryLine } from './entry-line.ts';

it.each([
  ['hold', null, 1, 'withdrawal', 'withdrawal'],
  ['hold', null, 1, 'transfer', 'hold'],
  ['release', null, 1, 'withdrawal', 'withdrawal-returned'],
  ['refund', 'suspense', 1, 'withdrawal', 'withdrawal-refunded'],
  ['refund', 'house:slots', 1, 'wager', 'refund'],
  ['adjustment', 'suspense', 1, 'withdrawal', 'withdrawal-disputed'],
  ['adjustment', 'clearing:cashier', -1, 'deposit', 'reversed'],
  ['adjustment', 'receivables', 1, 'deposit', 'debt'],
  ['adjustment', 'receivables', -1, 'deposit', 'debt-paid'],
  ['adjustment', 'receivables', 1, 'other', 'result-debt'],
  ['adjustment', 'receivables', -1, 'other', 'result-debt-paid'],
  ['adjustment', 'adjustment', 1, 'deposit', 'debt-written-off'],
  ['adjustment', 'house:fees', 1, 'deposit', 'fee-returned'],
  ['adjustment', 'adjustment', 1, 'other', 'adjustment'],
  ['adjustment', 'house:sports', 1, 'other', 'settled-again'],
  ['stake', null, -1, 'wager', 'stake'],
] as const)(
  'an entry “%s” against %s of %i, of a %s, is the line “%s”',
  (kind, contra, sign, belongs, line) => {
    expect(entryLine({ kind, contra, amount: BigInt(sign) }, belongs)).toBe(line);
  },
);
