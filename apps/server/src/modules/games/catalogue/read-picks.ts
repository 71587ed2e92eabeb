import type { Input, Output } from '@nokshi/contract';
import type { Written } from '@nokshi/contract/console/member-care.ts';
import type { favoritesRoutes } from '@nokshi/contract/player/favorites.ts';
import { TRIAL } from '@nokshi/contract';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { requireRight } from '../../../kernel/require-right.ts';
import { queryOf } from './answers.ts';
import type { CatalogueRoom } from './room.ts';
import { findGames, type Listed, pageOf } from './rules/find-games.ts';
import { favoritesOf, noteOpened, recentOf } from './store/picks.ts';

type Routes = typeof favoritesRoutes;
type Asked = { session: PlayerSession; asked: Input<Routes['recent']> };
type Room = Pick<CatalogueRoom, 'shelf'>;

/** How many recent games a member has. */
const MOST_RECENT = 50;

/** The ids of the favourites, so that a page can fill its hearts. X-035, E-094. */
export async function listFavorites(
  room: Room,
  tx: Tx,
  { session }: Pick<Asked, 'session'>,
): Promise<Output<Routes['favorites']>> {
  requireRight(session, 'member');
  const { byId } = room.shelf.current();
  const kept = await favoritesOf(tx, session.memberId);
  return {
    data: kept.flatMap(({ gameId }) => {
      const card = byId.get(gameId)?.card;
      return card ? [{ nodeId: card.nodeId, vendor: card.vassalage, gameType: card.gameType }] : [];
    }),
  };
}

/** The listed favourites that match the query. X-036. */
export async function pageOfFavorites(
  room: Room,
  tx: Tx,
  { session, asked }: Asked,
): Promise<Output<Routes['favoriteList']>> {
  requireRight(session, 'member');
  return pageOfPicks(room, asked, await favoritesOf(tx, session.memberId));
}

/** The listed recent games that match the query. X-037. */
export async function pageOfRecent(
  room: Room,
  tx: Tx,
  { session, asked }: Asked,
): Promise<Output<Routes['recent']>> {
  requireRight(session, 'member');
  return pageOfPicks(room, asked, await recentOf(tx, session.memberId));
}

function pageOfPicks(room: Room, asked: Asked['asked'], picks: readonly { gameId: string }[]) {
  const { byId, floor } = room.shelf.current();
  // A game of a group can be a favourite and recent too; here it is listed by itself.
  const games = picks.flatMap(({ gameId }): Listed[] => {
    const game = byId.get(gameId);
    return game ? [game] : [];
  });
  const query = queryOf(asked);
  const fitting = new Set(findGames(floor, { ...query, alone: true }));
  const page = pageOf(
    games.filter((game) => fitting.has(game)),
    asked,
  );
  return { ...page, value: page.value.map(({ card }) => card) };
}

/** Both lists for the copy of a member's data, oldest first; they are limited. */
export async function copyPicks(
  tx: Tx,
  memberId: MemberId,
): Promise<Pick<Written, 'favorites' | 'recent'>> {
  const copied = (picks: Awaited<ReturnType<typeof recentOf>>) => ({
    whole: true,
    rows: picks.toReversed().map(({ gameId, at }) => ({ gameId, at: at.toISOString() })),
  });
  return {
    favorites: copied(await favoritesOf(tx, memberId)),
    recent: copied(await recentOf(tx, memberId)),
  };
}

/** Stores a member's recent game in the commit of the launch; never for a trial account. */
export async function noteLaunch(
  room: Pick<CatalogueRoom, 'clock'>,
  tx: Tx,
  { session, gameId }: { session: PlayerSession; gameId: string },
): Promise<void> {
  if (session.type === TRIAL) return;
  const { memberId } = session;
  await noteOpened(tx, { memberId, gameId, at: room.clock.now(), most: MOST_RECENT });
}
