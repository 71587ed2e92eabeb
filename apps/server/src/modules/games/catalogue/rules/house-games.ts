import {
  type ParSheet,
  roundsPer,
  SLOTS,
  STUDIOS,
  wholeReturn,
  type SlotGame,
} from '@nokshi/house-math/slot/index.ts';
import type { GameClass, RareWin } from '@nokshi/contract/player/catalogue.ts';
import { PARS, parOf } from '@nokshi/house-math/slot/pars.ts';
import type { NewGame, NewVendor, Volatility } from './new-game.ts';

/** The house's vendors that have a game; others are not shown. */
export const HOUSE_VENDORS: readonly NewVendor[] = Object.entries(STUDIOS)
  .filter(([code]) => [...SLOTS.values()].some((slot) => slot.studio === code))
  .map(([vendor, name], index) => ({
    vendor,
    name,
    logo: `/art/vendor-${vendor}.svg`,
    position: index + 1,
    isHot: true,
  }));

/** One game of each vendor is hot until the operator decides otherwise. */
const HOT: ReadonlySet<string> = new Set([
  'kantha-lines',
  'river-ways',
  'monsoon-clusters',
  'rickshaw-bells',
  'muslin-veil',
  'boishakh-drums',
]);

/**
 * The place of a game on the floor until the operator moves it: games that members know first, then
 * one of each vendor in turn, so that a page shows several vendors.
 */
const PLACES: ReadonlyMap<string, number> = (() => {
  const games = [...SLOTS.values()];
  const known = games.filter(({ aim }) => aim === null);
  const dealt = games
    .filter(({ aim }) => aim !== null)
    .map((game, _, all) => {
      const own = all.filter(({ studio }) => studio === game.studio);
      return { game, turn: own.indexOf(game) };
    })
    .sort((one, other) => one.turn - other.turn)
    .map(({ game }) => game);
  return new Map([...known, ...dealt].map(({ code }, place) => [code, place + 1]));
})();

/** Boxes that are opened and coins that are gathered are played as in an arcade (G-008, G-010). */
const CLASS_OF: Partial<Readonly<Record<SlotGame['family'], readonly GameClass[]>>> = {
  progressive: ['JP'],
  pick: ['AC'],
  collect: ['AC'],
};

/** The house's own games, with the facts of their PAR sheets. Source: domain.md 3.1. */
export const HOUSE_GAMES: readonly NewGame[] = [...SLOTS.values()].map((slot) => ({
  gameId: slot.code,
  vendor: slot.studio,
  category: 'RNG',
  nodeId: `${slot.studio}-${slot.code}`,
  gameGroupCode: 'RNG',
  menus: ['RNG'],
  classify: CLASS_OF[slot.family] ?? [],
  name: slot.name,
  description: slot.description,
  minBet: slot.stakes[0] ?? 1n,
  ...factsOf(parOf(slot.code)),
  position: PLACES.get(slot.code) ?? SLOTS.size,
  isHot: HOT.has(slot.code),
}));

function factsOf(par: ParSheet) {
  const percent = (share: number) => (share * 100).toFixed(2);
  return {
    rtp: percent(wholeReturn(par)),
    hitRate: percent(par.hitFrequency),
    volatility: volatilityOf(par.volatilityIndex),
    maxWin: String(Math.floor(par.largestRound.timesStake)),
  };
}

/** Null for a game without a PAR sheet of ours. */
export function rareWinOf(gameId: string): RareWin | null {
  const win = PARS.get(gameId)?.rareWin;
  if (!win) return null;
  return { times: String(Math.floor(win.timesStake)), oneIn: String(roundsPer(win.chance)) };
}

/** By the volatility index, 1.645 sigma of one round in stakes: below 5 low, below 10 medium. */
export function volatilityOf(index: number): Volatility {
  if (index < 5) return 'low';
  return index < 10 ? 'medium' : 'high';
}
