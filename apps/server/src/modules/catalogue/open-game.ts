import type { Game, launchObject } from '@nokshi/contract/player/catalogue.ts';
import type { z } from 'zod';
import { refuse } from '../../kernel/refusal.ts';
import type { Snapshot } from './snapshot.ts';

/** What opening a game needs. Checklist E-091. */
export type LaunchObject = z.infer<typeof launchObject>;

/**
 * A game that may be opened now. Refuses catalogue.game-unknown, catalogue.game-off,
 * catalogue.game-is-group.
 */
export function openGame({ byId }: Snapshot, gameId: string): { game: Game; launch: LaunchObject } {
  const listed = byId.get(gameId);
  if (!listed) throw refuse('catalogue.game-unknown');
  if (!listed.listed || !listed.card.isOpen) throw refuse('catalogue.game-off');
  if (listed.card.isGame === 'VASSALAGE') throw refuse('catalogue.game-is-group');
  return { game: listed.card, launch: launchOf(listed.card) };
}

const launchOf = ({ gameId, vassalage, gameType, gameGroupCode, isGame }: Game): LaunchObject => ({
  isGame,
  defaultPlayType: gameType,
  vendor: vassalage,
  accountTypeName: `${vassalage}-${gameType}`,
  gameCode: gameId,
  code: gameGroupCode,
});
