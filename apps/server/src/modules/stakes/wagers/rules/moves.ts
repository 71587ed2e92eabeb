import type { WagerStep } from './states.ts';

/** What a wager has paid: its stake when it is void. Minor units. */
export type Paid = {
  readonly payout: bigint;
  /** The part of the payout that is a rebate. */
  readonly rebate: bigint;
};

/** One move to the member, or back from the member when it is negative. */
export type Move = {
  readonly amount: bigint;
  readonly kind: 'win' | 'rebate' | 'refund' | 'adjustment';
};

/**
 * What moves when a wager has paid `now` in place of `before`: its prize or its stake, and its rebate
 * as a move of its own. What is paid stands before what is taken back. When nothing moves, one move of
 * zero keeps the key of the posting.
 */
export function movesOf(kind: WagerStep, before: Paid, now: Paid): readonly Move[] {
  const rebate = now.rebate - before.rebate;
  const rest = now.payout - before.payout - rebate;
  const word = kind === 'VOID' ? 'refund' : rest < 0n ? 'adjustment' : 'win';
  const first: Move = { amount: rest, kind: word };
  if (rebate === 0n) return [first];
  const second: Move = { amount: rebate, kind: 'rebate' };
  if (rest === 0n) return [second];
  return rest < 0n ? [second, first] : [first, second];
}
