import type { Game } from '@nokshi/contract/player/catalogue.ts';
import type { PlayerSession } from '../../kernel/caller.ts';
import type { Tx } from '../../kernel/db.ts';
import type { Art } from './art/art.ts';
import { art } from './art/art.ts';
import { type LaunchObject, openGame } from './open-game.ts';
import { HOUSE_GAMES, HOUSE_VENDORS } from './rules/house-games.ts';
import { noteLaunch } from './read-picks.ts';
import { type Offer, register } from './register.ts';
import type { CatalogueDeps, CatalogueRoom } from './room.ts';
import { createShelf } from './snapshot.ts';

export type { NewGame, NewVendor } from './rules/new-game.ts';

export type Catalogue = {
  /**
   * Writes a maker and its games. What the maker says is written anew, what the operator decided
   * stays; a game left out stays too. May run any number of times.
   */
  register(tx: Tx, offer: Offer): Promise<void>;
  /** Writes the house's own games; may run any number of times, and at every start. */
  seed(tx: Tx): Promise<void>;
  /** Reads everything into memory; called once, after migrations and seed, before listening. */
  start(): Promise<void>;
  /** From memory; a game that is off is found too. */
  find(gameId: string): Game | undefined;
  /** For a launch. Refuses catalogue.game-unknown, catalogue.game-off, catalogue.game-is-group. */
  open(gameId: string): { readonly game: Game; readonly launch: LaunchObject };
  /** Notes for the member's list that this game was opened, in the commit of its launch. */
  noteLaunch(tx: Tx, launch: { session: PlayerSession; gameId: string }): Promise<void>;
  /** The picture behind `/art/<code>.svg`; null when there is none. */
  art(code: string): Art | null;
};

/** The catalogue: vendors and games, their facts and their pictures. */
export function createCatalogue(deps: CatalogueDeps): CatalogueRoom {
  const shelf = createShelf(deps);
  const find = (gameId: string) => shelf.current().byId.get(gameId)?.card;
  return {
    shelf,
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
    open: (gameId) => openGame(shelf.current(), gameId),
    noteLaunch: (tx, launch) => noteLaunch(deps, tx, launch),
    art: (code) => art(code, (gameId) => find(gameId)?.vassalage),
  };
}
