import type { PromotionsRoom } from '../room.ts';

/** Who has the free rounds of a game: the house's slots, or vendors. */
export const giverOf = ({ slots, vendors }: PromotionsRoom, gameId: string) =>
  slots.freeRounds.isOfHouse(gameId) ? slots.freeRounds : vendors.freeRounds;

/** The games that take free rounds. */
export const gamesWithRounds = ({ slots, vendors }: PromotionsRoom) => [
  ...slots.freeRounds.games(),
  ...vendors.freeRounds.games(),
];
