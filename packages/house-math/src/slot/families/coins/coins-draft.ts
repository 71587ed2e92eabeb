import { type Draft, type Found, foundOf, RULES, slotOf, withScatter } from '../../draft.ts';
import { linesOf } from '../../reels/line-sets.ts';
import type { SymbolId } from '../../symbols.ts';
import type { CoinsGame } from './coins-game.ts';

export type CoinsDraft = Draft &
  Pick<CoinsGame, 'from' | 'turns' | 'oneIn' | 'values'> & {
    readonly wild: SymbolId;
    readonly coin: SymbolId;
    readonly lines: number;
    /** What is added when every place holds a coin, in stakes. */
    readonly fullTimes: number;
  };

export function coinsGame(draft: CoinsDraft, found: Found): CoinsGame {
  const { from, turns, oneIn, values, fullTimes } = draft;
  const special = withScatter(draft.wild, draft.coin);
  const features = [
    RULES.lines(draft.lines),
    RULES.wildPays,
    { key: 'coins', values: { from, turns } },
    { key: 'full-coins', values: { times: fullTimes } },
  ] as const;
  return {
    ...slotOf('coins', draft, { special, features }),
    ...foundOf(found),
    wild: 0,
    coin: 1,
    from,
    turns,
    oneIn,
    values,
    fullCredits: fullTimes * draft.betCredits,
    lines: linesOf(draft),
  };
}
