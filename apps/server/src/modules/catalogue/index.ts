import type { Game } from '@nokshi/contract/player/catalogue.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import type { Log } from '../../kernel/log.ts';
import type { Bus } from '../../kernel/work.ts';
import type { Site } from '../site/index.ts';
import type { Art } from './art/art.ts';
import { art } from './art/art.ts';
import { type LaunchObject, openGame } from './open-game.ts';
import { HOUSE_GAMES, HOUSE_VENDOR, type NewGame, type NewVendor } from './rules/house-games.ts';
import { createShelf, type Shelf } from './snapshot.ts';
import { putGame, putVendor } from './store/games.ts';

export type { NewGame, NewVendor } from './rules/house-games.ts';

export type Catalogue = {
  /** Writes the house's own games; may run any number of times, and at every start. */
  seed(tx: Tx): Promise<void>;
  /** Makes a maker and its games known; what the operator decided of them stays. */
  register(tx: Tx, made: { vendor: NewVendor; games: readonly NewGame[] }): Promise<void>;
  /** Reads everything into memory; called once, after migrations and seed, before listening. */
  start(): Promise<void>;
  /** From memory; a game that is off is found too. */
  find(gameId: string): Game | undefined;
  /** For a launch. Refuses catalogue.game-unknown, catalogue.game-off. */
  open(gameId: string): { readonly game: Game; readonly launch: LaunchObject };
  /** The picture behind `/art/<code>.svg`; null when there is none. */
  art(code: string): Art | null;
};

export type CatalogueRoom = Catalogue & {
  readonly shelf: Shelf;
  readonly site: Pick<Site, 'origins'>;
};

type CatalogueDeps = Pick<CatalogueRoom, 'site'> & { db: Db; bus: Bus; log: Log };

/** The catalogue: vendors and games, their facts and their pictures. */
export function createCatalogue(deps: CatalogueDeps): CatalogueRoom {
  const shelf = createShelf(deps);
  const find = (gameId: string) => shelf.current().byId.get(gameId)?.card;
  const register: Catalogue['register'] = async (tx, { vendor, games }) => {
    await putVendor(tx, vendor);
    for (const game of games) await putGame(tx, game);
    shelf.changed(tx);
  };
  return {
    shelf,
    site: deps.site,
    seed: (tx) => register(tx, { vendor: HOUSE_VENDOR, games: HOUSE_GAMES }),
    register,
    start: () => shelf.refresh(),
    find,
    open: (gameId) => openGame(shelf.current(), gameId),
    art: (code) => art(code, (gameId) => find(gameId)?.vassalage),
  };
}
