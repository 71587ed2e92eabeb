import type { Game } from '@nokshi/contract/player/catalogue.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { Art } from './art/art.ts';
import type { LaunchObject } from './open-game.ts';
import type { Offer } from './register.ts';

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
  /** What a maker has on the floor now, in menu order. */
  gamesOf(vendor: string): readonly Game[];
  /** For a launch. Refuses catalogue.game-unknown, catalogue.game-off, catalogue.game-is-group. */
  open(gameId: string): { readonly game: Game; readonly launch: LaunchObject };
  /** Past memory, for what must not happen while a game is open. */
  isOpenNow(tx: Tx, gameId: string): Promise<boolean>;
  /** Notes for the member's list that this game was opened, in the commit of its launch. */
  noteLaunch(tx: Tx, launch: { session: PlayerSession; gameId: string }): Promise<void>;
  /** The picture behind `/art/<code>.svg`; null when there is none. */
  art(code: string): Art | null;
};
