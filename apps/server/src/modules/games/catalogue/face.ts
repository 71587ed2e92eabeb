import type { Game } from '@nokshi/contract/player/catalogue.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { Art } from './art/art.ts';
import type { LaunchObject } from './open-game.ts';
import type { Offer } from './register.ts';

export type Catalogue = {
  /**
   * Writes a vendor and its games. Overwrites the vendor's facts, keeps the operator's decisions
   * and the games that are left out. May run any number of times.
   */
  register(tx: Tx, offer: Offer): Promise<void>;
  /** Writes the house's own games; may run any number of times, and runs at every start. */
  seed(tx: Tx): Promise<void>;
  /** Reads everything into memory; called once, after migrations and seed, before listening. */
  start(): Promise<void>;
  /** From memory; a game that is off is found as well. */
  find(gameId: string): Game | undefined;
  /** A vendor's listed games, in menu order. */
  gamesOf(vendor: string): readonly Game[];
  /** The hot games that are open, in the order of the floor. */
  hot(): readonly Game[];
  /** For a launch. Refuses catalogue.game-unknown, catalogue.game-off, catalogue.game-is-group. */
  open(gameId: string): { readonly game: Game; readonly launch: LaunchObject };
  /** Asks the database, for checks that must not rely on memory. */
  isOpenNow(tx: Tx, gameId: string): Promise<boolean>;
  /** Adds the game to the member's recent games, in the commit of its launch. */
  noteLaunch(tx: Tx, launch: { session: PlayerSession; gameId: string }): Promise<void>;
  /** The picture at `/art/<code>.svg`; null when there is none. */
  art(code: string): Art | null;
};
