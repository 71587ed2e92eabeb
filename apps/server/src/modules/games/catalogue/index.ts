import { copyAsked, memberClosed } from '../../people/identity/index.ts';
import { hotGames } from './answers.ts';
import { art } from './art/art.ts';
import { isOpenNow, openGame } from './open-game.ts';
import { createPopular } from './popular.ts';
import { gamesOf } from './rules/find-games.ts';
import { HOUSE_GAMES, HOUSE_VENDORS } from './rules/house-games.ts';
import { copyPicks, noteLaunch } from './read-picks.ts';
import { register } from './register.ts';
import type { CatalogueDeps, CatalogueRoom } from './room.ts';
import { createShelf } from './snapshot.ts';
import { removePicks } from './store/picks.ts';

export type { Catalogue } from './face.ts';
export type { NewGame, NewVendor } from './rules/new-game.ts';
export { TABLE_VENDORS, type TableVendor } from './rules/table-vendors.ts';

/** The catalogue: vendors and games, their facts and their pictures. */
export function createCatalogue(deps: CatalogueDeps): CatalogueRoom {
  const shelf = createShelf(deps);
  deps.events.on(copyAsked, copyPicks);
  deps.events.on(memberClosed, removePicks);
  const find = (gameId: string) => shelf.current().byId.get(gameId)?.card;
  deps.site.tellGamesBy((gameId) => find(gameId) !== undefined);
  return {
    shelf,
    popular: createPopular(deps),
    site: deps.site,
    clock: deps.clock,
    audit: deps.audit,
    register: (tx, offer) => register(shelf, tx, offer),
    async seed(tx) {
      for (const vendor of HOUSE_VENDORS) {
        const games = HOUSE_GAMES.filter((game) => game.vendor === vendor.vendor);
        await register(shelf, tx, { vendor, games });
      }
    },
    start: () => shelf.refresh(),
    find,
    gamesOf: (vendor) => gamesOf(shelf.current().floor, vendor),
    hot: () => hotGames(shelf.current()),
    open: (gameId) => openGame(shelf.current(), gameId),
    isOpenNow: (tx, gameId) => isOpenNow(tx, gameId, deps.clock),
    noteLaunch: (tx, launch) => noteLaunch(deps, tx, launch),
    art: (code) => art(code, (gameId) => find(gameId)?.vassalage),
  };
}
