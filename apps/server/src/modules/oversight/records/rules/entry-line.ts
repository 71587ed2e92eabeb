import type { EntryLine } from '@nokshi/contract/player/records.ts';

type Entry = {
  readonly kind: EntryLine;
  readonly amount: bigint;
  /** The house account on the other side of an adjustment or a refund. */
  readonly contra: string | null;
  /** Where the money was. */
  readonly account?: string;
};
export type Belonging = 'wager' | 'deposit' | 'withdrawal' | 'transfer' | 'chase' | 'other';

/**
 * What an entry is to a member and an operator. Money on hold for a withdrawal has left the
 * balance, so to them that is the withdrawal; what corrects a deposit or a withdrawal says so. So does
 * what waits for a chase. Checklist MC-009.
 */
export function entryLine({ kind, amount, contra, account }: Entry, belongs: Belonging): EntryLine {
  if (kind === 'stake') return account === 'held' ? 'chase-stake' : kind;
  if (belongs === 'chase' && (kind === 'hold' || kind === 'release')) return `chase-${kind}`;
  if (kind === 'hold') return belongs === 'withdrawal' ? 'withdrawal' : 'hold';
  if (kind === 'release') return belongs === 'withdrawal' ? 'withdrawal-returned' : 'release';
  if (kind === 'refund') return belongs === 'withdrawal' ? 'withdrawal-refunded' : 'refund';
  if (kind !== 'adjustment' || contra === null) return kind;
  if (contra === 'receivables' && belongs === 'deposit') return amount > 0n ? 'debt' : 'debt-paid';
  if (contra === 'receivables') return amount > 0n ? 'result-debt' : 'result-debt-paid';
  if (contra === 'adjustment') return belongs === 'deposit' ? 'debt-written-off' : 'adjustment';
  if (contra.startsWith('clearing:')) return 'reversed';
  if (contra === 'house:fees') return 'fee-returned';
  if (contra === 'payouts' || contra === 'suspense') return 'withdrawal-disputed';
  return belongs === 'wager' || contra.startsWith('house:') ? 'settled-again' : 'adjustment';
}
