import {
  type Draft,
  type Found,
  foundOf,
  RULES,
  scatterRules,
  slotOf,
  withScatter,
} from '../../draft.ts';
import type { SymbolId } from '../../symbols.ts';
import type { WaysGame } from './ways-game.ts';

export type WaysDraft = Draft & {
  readonly wild: SymbolId;
  readonly scatter: SymbolId;
  /** For three scatters and more. */
  readonly scatterPays: readonly number[];
  /** The reels that a wild fills, from 0; it is on no other, and never on the first. */
  readonly spreadingReels: readonly number[];
};

export function waysGame(draft: WaysDraft, found: Found): WaysGame {
  const { reels, rows, spreadingReels } = draft;
  const firstReel = Math.min(...spreadingReels) + 1;
  const lastReel = Math.max(...spreadingReels) + 1;
  const mostRespins = spreadingReels.length;
  const special = withScatter(draft.wild, draft.scatter);
  const features = [
    { key: 'ways', values: { ways: rows ** reels, smallest: 3 } },
    RULES.wild,
    { key: 'spreading-wild', values: { symbol: 0, firstReel, lastReel, mostRespins } },
    RULES.scatter,
  ] as const;
  return {
    ...slotOf('ways', draft, { special, features }),
    ...foundOf(found),
    ...scatterRules(draft.scatterPays),
    spreadingReels,
  };
}
