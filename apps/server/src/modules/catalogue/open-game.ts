import type { Game, launchObject } from '@nokshi/contract/player/catalogue.ts';
import type { z } from 'zod';
import { refuse } from '../../kernel/refusal.ts';
import type { Snapshot } from './snapshot.ts';

/** What opening a game needs. Checklist E-091. */
export type LaunchObject = z.infer<typeof launchObject>;

/** A game that may be opened now. Refuses catalogue.game-unknown, catalogue.game-off. */
export function openGame({ byId }: Snapshot, gameId: string): { game: Game; launch: LaunchObject } {
  const listed = byId.get(gameId);
  if (!listed) throw refuse('catalogue.game-unknown');
  if (!listed.enabled) throw refuse('catalogue.game-off');
  return { game: listed.card, launch: launchOf(listed.card) };
}

const launchOf = ({ gameId, vassalage, gameType, gameGroupCode }: Game): LaunchObject => ({
  isGame: 'GAME',
  defaultPlayType: gameType,
  vendor: vassalage,
  accountTypeName: `${vassalage}-${gameType}`,
  gameCode: gameId,
  code: gameGroupCode,
});
