import { payoutOf, type Ticket } from '@nokshi/house-math/lottery/ticket.ts';
import { dayOf } from '../../../kernel/calendar.ts';
import { lotteryOf } from './rules/lotteries.ts';
import type { BetRow } from './store/bets.ts';
import type { RoundRow } from '../rounds/index.ts';

/** The ticket of a stored bet: what its leaf was made of, and what it is settled by. */
export function ticketOf(
  bet: BetRow,
  { issue, drawsAt }: Pick<RoundRow, 'issue' | 'drawsAt'>,
): Ticket {
  const { id, gameCode, play, selection, multiple, base, ceiling, prizes, asset } = bet;
  const family = lotteryOf(gameCode)?.family;
  if (!family) throw new Error(`no lottery is named ${gameCode}`);
  return {
    wagerId: id,
    gameCode,
    family,
    issue,
    drawDate: dayOf(drawsAt),
    play,
    selection,
    unitPrice: BigInt(bet.unitPrice),
    multiple,
    base,
    ceiling,
    prizes: prizes === 'base' ? prizes : prizes.split(',').map(Number),
    asset,
  };
}

/** Numbers of a drawn round, as they are shown. */
export const numbersOf = ({ outcome }: Pick<RoundRow, 'outcome'>): number[] | null =>
  (outcome as { readonly numbers?: number[] } | null)?.numbers ?? null;

/** Minor units: prize with stakes that came back, and rebate. */
export type Paid = {
  readonly prize: bigint;
  readonly rebate: bigint;
  /** Of the prize: stakes that a tie gave back. */
  readonly returned: bigint;
  /** Nothing was won, and a tie gave something back. */
  readonly tied: boolean;
};

/** What a bet pays with the numbers of its round. */
export function paidBy(bet: BetRow, round: RoundRow, numbers: readonly number[]): Paid {
  const { prize, rebate, returned } = payoutOf(ticketOf(bet, round), numbers);
  return { prize: prize + returned, rebate, returned, tied: prize === 0n && returned > 0n };
}
