import type { Tx } from '../../../../kernel/db.ts';
import { raffleStates } from '../rules/states.ts';
import { type RaffleRow, writeRaffle } from '../store/raffles.ts';

/** The only writer of a raffle's state. */
export function transition(
  tx: Tx,
  { campaignId, state }: Pick<RaffleRow, 'campaignId' | 'state'>,
  to: Parameters<typeof writeRaffle>[2],
): Promise<unknown> {
  raffleStates.check(campaignId, state, to.state);
  return writeRaffle(tx, campaignId, to);
}
