import type { Category, GameClass } from '@nokshi/contract/player/catalogue.ts';

export type Words = { readonly EN: string; readonly BN: string };
export type Volatility = 'low' | 'medium' | 'high';

export type NewVendor = {
  readonly vendor: string;
  readonly name: Words;
  readonly logo: string;
  readonly position: number;
  readonly isHot: boolean;
};

/** A game as its vendor describes it. */
export type NewGame = {
  readonly gameId: string;
  readonly vendor: string;
  readonly category: Category;
  readonly nodeId: string;
  readonly gameGroupCode: string;
  readonly menus: readonly string[];
  /** JP jackpot, TG table games, AC arcade, BG bingo; empty for a plain slot. */
  readonly classify: readonly GameClass[];
  readonly name: Words;
  readonly description: Words;
  /** The smallest stake, in paisa. */
  readonly minBet: bigint;
  /** Per cent with two decimals. */
  readonly rtp: string;
  readonly hitRate: string;
  readonly volatility: Volatility;
  /** Times the stake, whole. */
  readonly maxWin: string;
  readonly position: number;
  readonly isHot: boolean;
  /** A card that opens a list of games, and is no game. */
  readonly isGroup?: boolean;
  /** The group of this game, registered with it or before it. */
  readonly within?: string;
};
