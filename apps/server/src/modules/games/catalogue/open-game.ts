import type { Game, launchObject } from '@nokshi/contract/player/catalogue.ts';
import type { z } from 'zod';
import type { Clock } from '../../../kernel/clock.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { isListed, type Snapshot } from './snapshot.ts';
import { stateOf } from './store/games.ts';

/** What opening a game needs. Checklist E-091. */
export type LaunchObject = z.infer<typeof launchObject>;

/**
 * A game that can be opened now. Refuses catalogue.game-unknown, catalogue.game-off,
 * catalogue.game-is-group.
 */
export function openGame({ byId }: Snapshot, gameId: string): { game: Game; launch: LaunchObject } {
  const listed = byId.get(gameId);
  if (!listed) throw refuse('catalogue.game-unknown');
  if (!listed.listed || !listed.card.isOpen) throw refuse('catalogue.game-off');
  if (listed.card.isGame === 'VASSALAGE') throw refuse('catalogue.game-is-group');
  return { game: listed.card, launch: launchOf(listed.card) };
}

/** Whether the game can be opened now, by the database: memory may lag behind. */
export async function isOpenNow(tx: Tx, gameId: string, clock: Clock): Promise<boolean> {
  const state = await stateOf(tx, gameId);
  return state !== undefined && state.isOpen && isListed(state, clock.now());
}

const launchOf = ({ gameId, vassalage, gameType, gameGroupCode, isGame }: Game): LaunchObject => ({
  isGame,
  defaultPlayType: gameType,
  vendor: vassalage,
  accountTypeName: `${vassalage}-${gameType}`,
  gameCode: gameId,
  code: gameGroupCode,
});
