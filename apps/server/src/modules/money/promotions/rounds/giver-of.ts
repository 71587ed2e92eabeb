import type { Reward } from '@nokshi/contract/promotions/terms.ts';
import type { PromotionsRoom } from '../room.ts';

/** Who has the free rounds of a game: the house's slots, or vendors. */
export const giverOf = ({ slots, vendors }: PromotionsRoom, gameId: string) =>
  slots.freeRounds.isOfHouse(gameId) ? slots.freeRounds : vendors.freeRounds;

/** Who knows what became of a reward that is played: free rounds, or a free bet; null of others. */
export function giverOfReward(room: PromotionsRoom, reward: Reward) {
  if (reward.kind === 'free-rounds') return giverOf(room, reward.gameId);
  return reward.kind === 'free-bet' ? room.wagers.freeBets : null;
}

/** The games that take free rounds. */
export const gamesWithRounds = ({ slots, vendors }: PromotionsRoom) => [
  ...slots.freeRounds.games(),
  ...vendors.freeRounds.games(),
];
