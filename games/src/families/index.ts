import { createCascadePlayer } from './cascade.ts';
import type { FamilyPlayer, PlayerParts } from './player.ts';
import { createTurningPlayer } from './turning.ts';

/** Games with strips have reels that turn, the others cells that fall. */
export function familyPlayer(parts: PlayerParts): FamilyPlayer {
  const { game } = parts;
  return 'strips' in game ? createTurningPlayer(parts, game) : createCascadePlayer(parts, game);
}
