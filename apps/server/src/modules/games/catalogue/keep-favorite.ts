import type { Input, Output } from '@nokshi/contract';
import { type favoritesRoutes, MOST_FAVORITES } from '@nokshi/contract/player/favorites.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { requireRight } from '../../../kernel/require-right.ts';
import type { CatalogueRoom } from './room.ts';
import { addFavorite, favoritesOf, removeFavorite } from './store/picks.ts';

type Call = typeof favoritesRoutes.toggle;

/**
 * Adds a game to the member's favourites, or removes it. A game that is off can be removed but not
 * added. Refuses: identity.true-account-needed, catalogue.game-unknown, catalogue.favorites-full.
 * Checklist E-094, X-042, G-019.
 */
export async function keepFavorite(
  room: Pick<CatalogueRoom, 'shelf' | 'clock'>,
  tx: Tx,
  { session, asked }: { session: PlayerSession; asked: Input<Call> },
): Promise<Output<Call>> {
  requireRight(session, 'member');
  const { memberId } = session;
  const game = room.shelf.current().byNode.get(asked.nodeId);
  if (game?.card.vassalage !== asked.vendor || game.card.gameType !== asked.gameType)
    throw refuse('catalogue.game-unknown');
  const { gameId } = game.card;
  const kept = await favoritesOf(tx, memberId);
  const isKept = kept.some((one) => one.gameId === gameId);
  const favorite = asked.favorite ?? !isKept;
  if (favorite === isKept) return { favorite };
  if (!favorite) await removeFavorite(tx, { memberId, gameId });
  else if (!game.listed) throw refuse('catalogue.game-unknown');
  else if (kept.length >= MOST_FAVORITES) throw refuse('catalogue.favorites-full');
  else await addFavorite(tx, { memberId, gameId, at: room.clock.now() });
  return { favorite };
}
