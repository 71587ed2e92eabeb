import { levelOf, type Outcome, type PotLevel, type SlotGame, ticketOf } from '@nokshi/house-math';

/** Which pot a round wins by its number and stake; null for none. */
export const levelWon = (game: SlotGame, outcome: Outcome, stake: bigint): PotLevel | null => {
  const ticket = ticketOf(outcome);
  if (game.family !== 'progressive' || ticket === null) return null;
  return levelOf(game, ticket, stake)?.id ?? null;
};
