import type { Game } from '@nokshi/contract/player/catalogue.ts';
import { INSTANT_MENU } from '@nokshi/contract/player/instants.ts';
import { SEAMLESS } from '@nokshi/contract/player/vendors.ts';
import { chanceOf } from './plan/chance.ts';

/** The games of the catalogue, shuffled once and dealt one after the other. */
export type Deck = {
  readonly size: number;
  deal(turn: number): Game;
  /** One that a vendor runs itself; without any, one like all others. */
  dealVendorGame(turn: number): Game;
  played(gameId: string): void;
  unplayed(): readonly Game[];
};

export const isVendorGame = ({ gameMenus }: Game): boolean => gameMenus.includes(SEAMLESS);

export const isInstant = ({ gameMenus }: Game): boolean => gameMenus.includes(INSTANT_MENU);

/** @param most slots of the house, where there is no time for all; all other games come in any case */
export function shuffle(games: readonly Game[], seed: string, most = Infinity): Deck {
  const chance = chanceOf(`deck ${seed}`);
  const order = [...games]
    .sort((a, b) => (a.nodeId < b.nodeId ? -1 : 1))
    .map((game) => ({ game, place: chance.share() }))
    .sort((a, b) => a.place - b.place)
    .map(({ game }) => game)
    .filter((game, at) => at < most || isVendorGame(game) || isInstant(game));
  if (order.length === 0) throw new Error('the catalogue has no game that is open');
  const vendors = order.filter(isVendorGame);
  const seen = new Set<string>();
  const nth = (of: readonly Game[], turn: number) => of[turn % of.length] as Game;
  return {
    size: order.length,
    deal: (turn) => nth(order, turn),
    dealVendorGame: (turn) => nth(vendors.length > 0 ? vendors : order, turn),
    played: (gameId) => void seen.add(gameId),
    unplayed: () => order.filter(({ gameId }) => !seen.has(gameId)),
  };
}
