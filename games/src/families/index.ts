import { createClustersPlayer } from './clusters.ts';
import { createLinesPlayer } from './lines.ts';
import type { FamilyPlayer, PlayerParts } from './player.ts';
import { createWaysPlayer } from './ways.ts';

export function familyPlayer(parts: PlayerParts): FamilyPlayer {
  const { game } = parts;
  switch (game.family) {
    case 'lines':
      return createLinesPlayer(parts, game);
    case 'ways':
      return createWaysPlayer(parts, game);
    case 'clusters':
      return createClustersPlayer(parts, game);
  }
}
