/** What a slip is made of; minor units. */
export type SlipParts = {
  /** By the rate alone. */
  readonly earned: bigint;
  /** Of bets that changed after their period was paid. */
  readonly changes: bigint;
  /** What those right below get by their slips. */
  readonly paidDown: bigint;
  /** What the slip before came to below zero. */
  readonly owedIn: bigint;
  readonly payMode: 'upline' | 'house';
  /** Of a contract that ended. */
  readonly closing: boolean;
};

/**
 * The upline pays the whole amount; the house pays the part that is not paid on, as everyone below is
 * paid by the house as well. What is below zero is taken from the next slip; of a closing slip, which
 * has no next one, it is paid back. Domain.md 8.2.
 */
export function sumSlip({ earned, changes, paidDown, owedIn, payMode, closing }: SlipParts) {
  const amount = earned + changes;
  const rest = amount - owedIn - (payMode === 'house' ? paidDown : 0n);
  if (closing) return { amount, payable: rest, owed: 0n };
  return { amount, payable: rest > 0n ? rest : 0n, owed: rest < 0n ? -rest : 0n };
}
