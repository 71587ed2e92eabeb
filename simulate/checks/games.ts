import type { Check } from './check.ts';

/** Every game that the catalogue shows as open was played at least once. */
export const games: Check = {
  name: 'games: each of the catalogue was played',
  find: async ({ world }) =>
    world.life.isOver()
      ? []
      : world.deck.unplayed().map(({ gameId }) => `${gameId} was not played`),
};
