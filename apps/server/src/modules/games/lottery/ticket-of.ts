import { payoutOf, type Ticket } from '@nokshi/house-math/lottery/ticket.ts';
import { dayOf } from '../../../kernel/calendar.ts';
import { lotteryOf } from './rules/lotteries.ts';
import type { BetRow } from './store/bets.ts';
import type { RoundRow } from '../rounds/index.ts';

/** What its bets have in common with a round. */
export type Draw = Pick<Ticket, 'issue' | 'drawDate'>;

export const drawOf = ({ issue, drawsAt }: Pick<RoundRow, 'issue' | 'drawsAt'>): Draw => ({
  issue,
  drawDate: dayOf(drawsAt),
});

/** The ticket of a stored bet: what its leaf was made of, and what it is settled by. */
export function ticketOf(bet: BetRow, { issue, drawDate }: Draw): Ticket {
  const { id, gameCode, play, selection, multiple, base, ceiling, prizes, asset } = bet;
  const family = lotteryOf(gameCode)?.family;
  if (!family) throw new Error(`no lottery is named ${gameCode}`);
  return {
    wagerId: id,
    gameCode,
    family,
    issue,
    drawDate,
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

/** What bets of a round pay with its numbers. */
export function payingOf(round: RoundRow, numbers: readonly number[]): (bet: BetRow) => Paid {
  const draw = drawOf(round);
  return (bet) => {
    const { prize, rebate, returned } = payoutOf(ticketOf(bet, draw), numbers);
    return { prize: prize + returned, rebate, returned, tied: prize === 0n && returned > 0n };
  };
}
